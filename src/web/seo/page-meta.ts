import type { MetaDescriptor } from 'react-router'
import { siteOf } from '../shell/site-data.ts'
import { breadcrumbs } from './structured-data/structured.ts'

interface PageMeta {
  /** Without the brand name, which is added. */
  title: string
  /** What the breadcrumbs call the page; its title where nothing shorter is given. */
  name?: string
  description: string
  /** The page's own address, starting with a slash. */
  path: string
  /** The list that the page belongs to. */
  within?: { name: string; path: string }
  /** An article says so; everything else is a website. */
  type?: 'website' | 'article'
  /** The share picture by its name and version; that of the page's path otherwise. */
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
  const { publicUrl, brand, shareVersion } = siteOf(matches)
  const fullTitle = titleOf(title, brand.name)
  const picture = `${publicUrl}/share/${share ?? `page/${/[^/?]+/.exec(path)?.[0] ?? 'home'}-${shareVersion}`}.png`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isDemo || isPart ? [{ name: 'robots', content: isPart ? 'noindex,follow' : 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    ...Object.entries({
      type,
      site_name: brand.name,
      title: fullTitle,
      description,
      url: publicUrl + path,
      image: picture,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': fullTitle,
    }).map(([key, content]) => ({ property: `og:${key}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    ...(path === '/'
      ? []
      : [breadcrumbs(publicUrl, [...(within === undefined ? [] : [within]), { name, path }])]),
  ]
}

/** "Casinos · Evenhand". */
export function titleOf(title: string, brandName: string): string {
  return `${title} · ${brandName}`
}
