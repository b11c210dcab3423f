import type { MetaDescriptor } from 'react-router'

/** Links to a page's feeds: `page` such as /blog, `query` with its question mark or empty. */
export function feedLinks(publicUrl: string, page: string, query = ''): MetaDescriptor[] {
  return FORMS.map(({ file, type, title }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${publicUrl}${page}/${file}${query}`,
  }))
}

const FORMS = [
  { file: 'feed.xml', type: 'application/atom+xml', title: 'Atom' },
  { file: 'rss.xml', type: 'application/rss+xml', title: 'RSS' },
  { file: 'feed.json', type: 'application/feed+json', title: 'JSON Feed' },
] as const
