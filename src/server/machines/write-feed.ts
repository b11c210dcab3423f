import { Feed } from 'feed'
import { escapeXml } from './escape-xml.ts'

/** File name and type of each form in which a feed is served. */
export const FEED_FORMS = {
  'feed.xml': { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
} as const
export type FeedForm = keyof typeof FEED_FORMS

export interface FeedEntry {
  path: string
  /** An address that stays the same when `path` changes. */
  lasting?: string
  title: string
  /** Sentences of plain text. */
  text: readonly string[]
  /** ISO 8601. */
  published: string
  category: string
  author?: string
}

interface FeedHead {
  publicUrl: string
  /** The page that the feed follows, such as /blog. */
  page: string
  /** With its question mark, or empty. */
  query: string
  title: string
  description: string
  publisher: string
}

/** The entries, newest first, in one of the three forms. */
export function writeFeed(form: FeedForm, head: FeedHead, entries: readonly FeedEntry[]): string {
  const { publicUrl, page, query, title, description, publisher } = head
  const own = (file: FeedForm) => `${publicUrl}${page}/${file}${query}`
  const newest = entries[0]?.published
  const feed = new Feed({
    id: publicUrl + page + query,
    title,
    description,
    link: publicUrl + page + query,
    language: 'en',
    copyright: publisher,
    author: { name: publisher, link: publicUrl },
    favicon: `${publicUrl}/favicon.svg`,
    generator: false,
    // Nothing has ever been published: a fixed day, so that the same feed has the same text.
    updated: new Date(newest ?? '2024-01-01T00:00:00Z'),
    feedLinks: { atom: own('feed.xml'), rss: own('rss.xml'), json: own('feed.json') },
  })
  // Readers take the text of Atom and RSS for HTML.
  const written = form === 'feed.json' ? (text: string) => text : escapeXml
  for (const entry of entries)
    feed.addItem({
      id: publicUrl + (entry.lasting ?? entry.path),
      link: publicUrl + entry.path,
      title: entry.title,
      description: written(entry.text.join(' ')),
      content: entry.text.map((sentence) => `<p>${escapeXml(sentence)}</p>`).join(''),
      date: new Date(entry.published),
      published: new Date(entry.published),
      category: [{ name: entry.category, term: entry.category }],
      author: [{ name: entry.author ?? publisher }],
    })
  return FEED_FORMS[form].write(feed)
}
