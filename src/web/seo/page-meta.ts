import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../shell/site-data.ts'
import { breadcrumbs } from './structured-data/structured.ts'

interface PageMeta {
  title: string
  /** The name in breadcrumbs; by default the title. */
  name?: string
  description: string
  path: string
  within?: { name: string; path: string }
  /** An article, or by default a website. */
  type?: 'website' | 'article'
  /** The share picture's name with version; by default that of the path's first part. */
  share?: string | undefined
  /** True for demo content, which search engines must not index. */
  isDemo?: boolean
  /** True for a page that search engines must not index, but may follow (see contract/site/indexing.ts). */
  isPart?: boolean
}

/** Title with the brand name, description, canonical address and tags for shared links. */
export function pageMeta(
  matches: Parameters<typeof siteOf>[0],
  {
    title,
    name = title,
    description,
    path,
    within,
    type = 'website',
    share,
    isDemo = false,
    isPart = false,
  }: PageMeta,
): MetaDescriptor[] {
  const { publicUrl, brand, shareVersion, shareTags } = siteOf(matches)
  const fullTitle = titleOf(title, brand.name)
  const drawn = `/share/${share ?? `page/${path.split(/[/?]/)[1]}-${shareVersion}`}.png`
  const own = share === undefined ? brand.sharePicture : undefined
  const picture = own?.startsWith('http') === true ? own : publicUrl + (own ?? drawn)
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isDemo || isPart ? [{ name: 'robots', content: `noindex${isPart ? ',follow' : ''}` }] : []),
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    // X also reads its own tags by this attribute.
    ...Object.entries({
      ...shareTags,
      'og:type': type,
      'og:title': fullTitle,
      'og:description': description,
      'og:url': publicUrl + path,
      'og:image': picture,
      'og:image:alt': fullTitle,
      'twitter:image': picture,
    }).map(([property, content]) => ({ property, content })),
    ...(path === '/' ? [] : [breadcrumbs(publicUrl, [...(within ? [within] : []), { name, path }])]),
  ]
}

/** "Casinos · Evenhand". */
export function titleOf(title: string, brandName: string): string {
  return `${title} · ${brandName}`
}
