/** Structured data (schema.org) for pages. Facts that are not stated are left out. */
import type { MetaDescriptor } from 'react-router'
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Offer,
  Organization,
  VideoGame,
  WebSite,
} from 'schema-dts'

type Described = Article | BreadcrumbList | FAQPage | ItemList | Offer | Organization | VideoGame | WebSite

/** One item as a script in the page's head. React Router escapes the JSON. */
export function structured(thing: Exclude<Described, string>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } }
}

/** From the home page to this one. */
export function breadcrumbs(
  publicUrl: string,
  crumbs: readonly { name: string; path: string }[],
): MetaDescriptor {
  return structured({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  })
}
