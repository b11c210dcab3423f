import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../shell/site-data.ts'
import { breadcrumbs } from './structured-data/structured.ts'

interface PageMeta {
  title: string
  /** What the breadcrumbs call the page; its title where nothing shorter is given. */
  name?: string
  description: string
  path: string
  within?: { name: string; path: string }
  /** An article says so; everything else is a website. */
  type?: 'website' | 'article'
  /** The share picture by its name and version; that of the first part of the path otherwise. */
  share?: string | undefined
  /** It shows a row of the demo catalogue: an invented casino belongs in no search engine. */
  isDemo?: boolean
  /** It is not for search engines, which may follow its links (see contract/site/indexing.ts). */
  isPart?: boolean
}

/** Title ending in the brand name, description, canonical address and the tags that shared links are drawn from. */
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
    // X reads the tags of its own by this attribute as well.
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
