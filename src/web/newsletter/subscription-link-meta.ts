import type { MetaDescriptor } from 'react-router'
import { titleOf } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'

/** The title and description of a page behind a link from a mail. Nobody else has business there, search engines least. */
export function subscriptionLinkMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, text }: { title: string; text: string },
): MetaDescriptor[] {
  return [
    { title: titleOf(title, siteOf(matches).brand.name) },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** What such a page says is true for one moment and one person. */
export const SUBSCRIPTION_LINK_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const
