/** Reads WordPress export files (WXR). */
import { TRANSFER } from '#contract/transfer/limits.ts'
import { readXml } from '#platform/read-xml.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { SentFile } from '../../app/sent-file.ts'
import { fileRefusal } from '../file-rows.ts'

export interface WordpressItem {
  id: number
  /** `post`, `page`, `attachment`, or a plugin's own type. */
  type: string
  /** `publish`, `draft`, `future`, `pending`, `private`, `trash`, and others. */
  status: string
  title: string
  link: string
  creator: string
  /** The last part of its address; empty for many drafts. */
  name: string
  /** ISO 8601; null where the file has none. */
  date: string | null
  /** True when the date is in that site's local time, whose zone the file does not contain. */
  isLocalDate: boolean
  content: string
  excerpt: string
  /** The item that a picture belongs to, or the parent page; 0 for none. */
  parent: number
  hasPassword: boolean
  categories: readonly string[]
  tags: readonly string[]
  /** Values of plugins and the theme that are used here. */
  meta: ReadonlyMap<string, string>
  /** Address of an attachment's file. */
  file: string
  comments: number
}

export interface WordpressExport {
  /** A web address without a trailing slash; undefined when the file has none or an invalid one. */
  site: string | undefined
  /** Display names of authors by login. */
  authors: ReadonlyMap<string, string>
  items: readonly WordpressItem[]
  otherTypes: ReadonlyMap<string, { count: number; titles: string[] }>
}

/** Values that search engine plugins and WordPress itself store with an item. */
export const META = [
  '_thumbnail_id',
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  'rank_math_title',
  'rank_math_description',
] as const

export async function isXml(file: SentFile): Promise<boolean> {
  for await (const piece of file.pieces())
    return /^\uFEFF?\s*<(?:\?xml|rss)\b/.test(new TextDecoder().decode(piece.subarray(0, 200)))
  return false
}

/**
 * The articles and pages of a file, items of the given `types`, and attachments; other types are counted. The file is
 * read in pieces, and only the result is kept in memory. Refuses files of another kind, truncated ones, and ones with
 * too many items.
 */
export async function readWordpress(
  file: SentFile,
  { types = [], onRead }: { types?: readonly string[]; onRead?: (bytes: number) => void } = {},
): Promise<WordpressExport> {
  if (!(await isXml(file)))
    throw fileRefusal('This is not an XML file. In WordPress: Tools, Export, All content.')
  const wanted = new Set(['post', 'page', 'attachment', ...types])
  const otherTypes = new Map<string, { count: number; titles: string[] }>()
  const authors = new Map<string, string>()
  const items: WordpressItem[] = []
  const path: string[] = []
  let site: string | undefined
  let [text, version, isWhole] = ['', false, false]
  let fields = new Map<string, string>()
  let terms: { domain: string; name: string }[] = []
  let meta = new Map<string, string>()
  let comments = 0
  let domain = ''

  function close(name: string): void {
    const value = text
    text = ''
    const above = path.at(-2) ?? ''
    if (name === 'wp:wxr_version') version = true
    if (name === 'wp:base_blog_url') site = siteOf(value)
    if (name === 'rss') isWhole = true
    if (above === 'wp:author' || above === 'item' || above === 'wp:postmeta') fields.set(name, value)
    if (name === 'wp:author')
      authors.set(
        fields.get('wp:author_login') ?? '',
        (fields.get('wp:author_display_name') ?? '').trim() || (fields.get('wp:author_login') ?? ''),
      )
    if (name === 'wp:postmeta') {
      const key = fields.get('wp:meta_key') ?? ''
      if (META.some((one) => one === key)) meta.set(key, fields.get('wp:meta_value') ?? '')
    }
    if (name === 'category' && above === 'item') terms.push({ domain, name: value.trim() })
    if (name === 'wp:comment') comments += 1
    if (name === 'item') {
      if (items.length >= MOST_ITEMS)
        throw fileRefusal(`The file has more than ${grouped(MOST_ITEMS)} items. Export fewer at a time.`)
      const item = itemOf(fields, { terms, meta, comments })
      if (wanted.has(item.type)) items.push(item)
      else if (!TECHNICAL_TYPES.has(item.type)) {
        const other = otherTypes.get(item.type) ?? { count: 0, titles: [] }
        if (otherTypes.size < MOST_TYPES || other.count > 0) otherTypes.set(item.type, other)
        other.count += 1
        if (other.titles.length < TITLES) other.titles.push(item.title.slice(0, 80))
      }
    }
  }

  await readXml(
    file.pieces(),
    {
      onopentag(name, attributes) {
        path.push(name)
        text = ''
        if (path.length > MOST_LEVELS)
          throw fileRefusal('The file is nested too deeply to be a WordPress export.')
        if (name === 'item' || name === 'wp:author') {
          fields = new Map()
          terms = []
          meta = new Map()
          comments = 0
        }
        if (name === 'category') domain = attributes.domain ?? ''
      },
      ontext(piece) {
        text += piece
      },
      onclosetag(name, isImplied) {
        // An element that the parser closes at the end was cut off.
        if (!isImplied) close(name)
        path.pop()
      },
    },
    onRead,
  ).catch((error: unknown) => {
    throw error instanceof TypeError ? fileRefusal('The file is not in UTF-8. Export it again.') : error
  })
  if (!version) throw fileRefusal('This is no export of WordPress. In WordPress: Tools, Export, All content.')
  if (!isWhole) throw fileRefusal('The file ends early: it was cut off. Export it again.')
  return { site, authors, items, otherTypes }
}

/** The site's address in a file, without trailing slashes; undefined for an invalid one. */
export function siteOf(value: string): string | undefined {
  const given = value.trim().slice(0, 2_000)
  const address = given.slice(0, given.search(/[^/]\/*$/) + 1)
  return /^https?:/i.test(address) && URL.canParse(address) ? address : undefined
}

const MOST_ITEMS = 10 * TRANSFER.rows
const MOST_LEVELS = 20
const MOST_TYPES = 50
const TITLES = 3
/** Technical types of WordPress and page builders, which are not content. */
const TECHNICAL_TYPES: ReadonlySet<string> = new Set([
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
  'acf-field',
  'acf-field-group',
])

function itemOf(
  fields: ReadonlyMap<string, string>,
  given: {
    terms: readonly { domain: string; name: string }[]
    meta: ReadonlyMap<string, string>
    comments: number
  },
): WordpressItem {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  const number = (name: string) => (/^\d{1,10}$/.test(text(name)) ? Number(text(name)) : 0)
  const termsOf = (domain: string) =>
    given.terms.filter((term) => term.domain === domain && term.name !== '').map(({ name }) => name)
  return {
    id: number('wp:post_id'),
    type: text('wp:post_type'),
    status: text('wp:status'),
    title: text('title'),
    link: text('link'),
    creator: text('dc:creator'),
    name: text('wp:post_name'),
    ...dateOf(text('wp:post_date_gmt'), text('pubDate'), text('wp:post_date')),
    content: fields.get('content:encoded') ?? '',
    excerpt: text('excerpt:encoded'),
    parent: number('wp:post_parent'),
    hasPassword: text('wp:post_password') !== '',
    categories: termsOf('category'),
    tags: termsOf('post_tag'),
    meta: given.meta,
    file: text('wp:attachment_url'),
    comments: given.comments,
  }
}

/** WordPress writes zeros for drafts without a date, and other programs write only the local date. */
function dateOf(gmt: string, published: string, local: string): Pick<WordpressItem, 'date' | 'isLocalDate'> {
  const exact = instantOf(gmt) ?? (/\d{4}/.test(published) ? timeOf(Date.parse(published)) : null)
  return exact === null
    ? { date: instantOf(local), isLocalDate: instantOf(local) !== null }
    : { date: exact, isLocalDate: false }
}

/** Parses a time such as "2014-03-05 10:30:00". */
function instantOf(text: string): string | null {
  return timeOf(Date.parse(`${text.replace(' ', 'T')}Z`))
}

/** Zeros, which parse as a time long before the web, become null. */
function timeOf(time: number): string | null {
  return Number.isNaN(time) || time <= 0 ? null : new Date(time).toISOString()
}
