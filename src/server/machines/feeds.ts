/** Feeds of articles, new bonuses and changes as Atom, RSS and JSON Feed. */
import { Feed } from 'feed'
import { Hono, type Context } from 'hono'
import { CHANGES_AT_A_TIME, MAKER_WORDS } from '#contract/changes/fact-changes.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { isCountryCode } from '#contract/countries/countries.ts'
import { PUBLIC_CATEGORIES } from '#contract/posts/post-search.ts'
import { BONUS_TYPE_NAMES, POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Shown } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { listFactChanges } from '#db/queries/changes/fact-changes.ts'
import { listFeedBonuses, listFeedPosts, type FeedBonus } from '#db/queries/site/feed-rows.ts'
import { offerSentences } from '#domain/bonuses/offer-sentences.ts'
import { knownPostCategory } from '#domain/posts/post-category.ts'
import type { App } from '#operations/app/app.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { escapeXml, withoutForbidden } from './escape-xml.ts'

interface FeedEnv {
  Bindings: { shown?: Shown | undefined }
}

const FORM = ':form{feed\\.xml|rss\\.xml|feed\\.json}'

/**
 * `/blog/feed.xml?category=guides` and `/bonuses/feed.xml?type=welcome&country=DE`. Unknown values are refused by name.
 */
export function createFeeds(app: App): Hono<FeedEnv> {
  const { publicUrl } = app.settings
  const brandName = () => siteSettings(app).brand.name
  const feeds = new Hono<FeedEnv>()

  feeds.get('/feed.xml', (c) => c.redirect('/blog/feed.xml', 301))

  feeds.get(`/blog/${FORM}`, async (c) => {
    const asked = c.req.query('category') ?? ''
    const category = PUBLIC_CATEGORIES.find((name) => name === asked.toLowerCase())
    if (asked !== '' && category === undefined)
      return c.text(`category must be one of: ${PUBLIC_CATEGORIES.join(', ')}.`, 400)
    c.env.shown?.add('posts')
    const posts = await listFeedPosts(app.db, category)
    const entries = posts.map((post): FeedEntry => {
      const known = knownPostCategory(post.category)
      return {
        path: paths.post(post.slug),
        lasting: `${paths.blog()}#article-${post.id}`,
        title: labelled(post.title, post.isDemo),
        text: [post.excerpt],
        published: post.published,
        category: known === undefined ? post.category : POST_CATEGORY_NAMES[known],
        author: post.author,
      }
    })
    const title = category === undefined ? 'articles' : POST_CATEGORY_NAMES[category].toLowerCase()
    return answer(c, entries, {
      page: paths.blog(),
      query: category === undefined ? '' : `?category=${category}`,
      title: `${brandName()}: ${title}`,
      description: 'Casino reviews, guides, strategy and news, newest first.',
    })
  })

  feeds.get(`/bonuses/${FORM}`, async (c) => {
    const [type, country] = [c.req.query('type') ?? '', (c.req.query('country') ?? '').toUpperCase()]
    if (type !== '' && !Object.hasOwn(BONUS_TYPE_NAMES, type))
      return c.text(`type must be one of: ${Object.keys(BONUS_TYPE_NAMES).join(', ')}.`, 400)
    if (country !== '' && !isCountryCode(country))
      return c.text('country must be a two-letter country code.', 400)
    c.env.shown?.add('bonuses', 'saved:casinos')
    const filter = { type: type || undefined, country: country || undefined }
    const bonuses = await listFeedBonuses(app.db, app.now(), filter)
    const query = new URLSearchParams([
      ...(type ? [['type', type]] : []),
      ...(country ? [['country', country]] : []),
    ])
    return answer(c, bonuses.map(bonusEntry), {
      page: paths.bonuses(),
      query: query.size === 0 ? '' : `?${query.toString()}`,
      title: `${brandName()}: ${type === '' ? 'new bonuses' : `new bonuses, ${BONUS_TYPE_NAMES[type] ?? type}`}`,
      description:
        'New casino bonuses with their conditions, newest first. Offers that have ended are left out.',
    })
  })

  feeds.get(`/changes/${FORM}`, async (c) => {
    c.env.shown?.add('facts', 'saved:casinos', 'saved:bonuses')
    const changes = await listFactChanges(app.db, { limit: CHANGES_AT_A_TIME })
    return answer(c, changes.map(changeEntry), {
      page: paths.changes(),
      query: '',
      title: `${brandName()}: what changed`,
      description: 'Terms of offers and facts of casinos before and after, newest first.',
    })
  })

  function answer(
    c: Context<FeedEnv>,
    entries: readonly FeedEntry[],
    head: { page: string; query: string; title: string; description: string },
  ): Response {
    const form = c.req.param('form') as FeedForm
    return c.body(writeFeed(form, { ...head, publicUrl, publisher: brandName() }, entries), 200, {
      'content-type': FEED_FORMS[form].type,
      'cache-control': CACHE_CONTROL.checked,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }

  return feeds
}

function changeEntry({ id, path, name, text, at, by, source, direction, isDemo }: FactChange): FeedEntry {
  return {
    path: path ?? paths.changes(),
    lasting: `${paths.changes()}#change-${id}`,
    title: labelled(`${name}: ${text}`, isDemo),
    text: [
      `${text}.`,
      ...(direction === null ? [] : [`It got ${direction} for players.`]),
      ...(by === null ? [] : [`${MAKER_WORDS[by]}.`]),
      ...(source === null ? [] : [`Source: ${source}.`]),
    ],
    published: at,
    category: direction ?? 'changed',
  }
}

function bonusEntry(bonus: FeedBonus): FeedEntry {
  return {
    path: paths.bonus(bonus),
    lasting: paths.numbered('bonus', bonus.id),
    title: labelled(`${bonus.title} at ${bonus.casino}`, bonus.isDemo),
    text: [...offerSentences(bonus), bonus.description],
    published: bonus.createdAt,
    category: BONUS_TYPE_NAMES[bonus.type] ?? bonus.type.replaceAll('_', ' '),
  }
}

/** Demo content is invented, and is labelled wherever it appears. */
function labelled(title: string, isDemo: boolean): string {
  return isDemo ? `${title} (demo entry)` : title
}

const FEED_FORMS = {
  'feed.xml': { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
} as const

type FeedForm = keyof typeof FEED_FORMS

interface FeedEntry {
  path: string
  /** An address that stays the same when `path` changes, by which readers recognise an entry. */
  lasting: string
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
  /** The page that the feed belongs to, such as /blog. */
  page: string
  /** With its question mark, or empty. */
  query: string
  title: string
  description: string
  publisher: string
}

/** The entries, newest first, in one of the three formats. */
function writeFeed(form: FeedForm, head: FeedHead, entries: readonly FeedEntry[]): string {
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
    // Without any entry a fixed date keeps the feed's text unchanged.
    updated: new Date(newest ?? '2024-01-01T00:00:00Z'),
    feedLinks: { atom: own('feed.xml'), rss: own('rss.xml'), json: own('feed.json') },
  })
  // Readers interpret the text of Atom and RSS as HTML.
  const written = form === 'feed.json' ? (text: string) => text : escapeXml
  for (const entry of entries)
    feed.addItem({
      id: publicUrl + entry.lasting,
      link: publicUrl + entry.path,
      title: entry.title,
      description: written(entry.text.join(' ')),
      content: entry.text.map((sentence) => `<p>${escapeXml(sentence)}</p>`).join(''),
      date: new Date(entry.published),
      published: new Date(entry.published),
      category: [{ name: entry.category, term: entry.category }],
      author: [{ name: entry.author ?? publisher }],
    })
  const text = FEED_FORMS[form].write(feed)
  return form === 'feed.json' ? text : withoutForbidden(text)
}
