import { setImmediate } from 'node:timers/promises'
import { FORM } from '#contract/items/limits.ts'
import { TRANSFER } from '#contract/transfer/limits.ts'
import { POST_CATEGORIES, type PostCategory } from '#contract/shared/options.ts'
import type { RowProblem } from '#contract/transfer/transfer.ts'
import { fromWordpress } from '#domain/posts/wordpress-content.ts'
import { plainTextOf, readingMinutes } from '#domain/posts/article-text.ts'
import { cutAtWord } from '#domain/posts/search-result.ts'
import { readOption } from '#domain/shared/read-option.ts'
import { fileRow, tooManyRows, type FileRow } from '../file-rows.ts'
import { shownValue } from '../row-problem.ts'
import { addressesOf } from './former-addresses.ts'
import { inWords } from './in-words.ts'
import type { WordpressExport, WordpressItem } from './read-wordpress.ts'

export interface WordpressReading {
  /** The category for articles without one of this site's; without it such rows are refused. */
  category: PostCategory | undefined
  /** Further content types that become articles, such as `page`. */
  types: readonly string[]
}

export interface WordpressArticles {
  rows: FileRow[]
  entries: Readonly<Record<string, unknown>>[]
}

/** The articles of an export in order, each with notes on changed or dropped parts. */
export async function articleRows(
  file: WordpressExport,
  reading: WordpressReading,
): Promise<WordpressArticles> {
  const { slugOf, linkOf } = addressesOf(file, reading)
  const attachments = new Map(
    file.items.filter(({ type }) => type === 'attachment').map((item) => [item.id, item]),
  )
  const attachedTo = new Map(
    [...Map.groupBy(attachments.values(), ({ parent }) => parent)].map(([id, items]) => [
      id,
      items.flatMap(({ file: address }) => (address === undefined || address === '' ? [] : [address])),
    ]),
  )
  const rows: FileRow[] = []
  const entries: Readonly<Record<string, unknown>>[] = []
  for (const item of file.items) {
    const slug = slugOf.get(item)
    if (slug === undefined) continue
    if (rows.length >= TRANSFER.rows) throw tooManyRows()
    const { fields, notes } = articleOf(item, {
      file,
      reading,
      slug,
      linkOf,
      pictureOf: (id) => attachments.get(id)?.file,
      attached: attachedTo.get(item.id) ?? [],
    })
    const row = fileRow('post', rows.length + 1, Object.entries(fields))
    rows.push({ ...row, notes: [...row.notes, ...notes] })
    entries.push(fields)
    if (rows.length % 20 === 0) await setImmediate()
  }
  return { rows, entries }
}

interface Facts {
  file: WordpressExport
  reading: WordpressReading
  slug: string
  linkOf: (address: string) => string | undefined
  pictureOf: (id: number) => string | undefined
  attached: readonly string[]
}

function articleOf(item: WordpressItem, { file, reading, slug, linkOf, pictureOf, attached }: Facts) {
  const notes: RowProblem[] = []
  const note = (path: string, message: string, given?: string): void => {
    notes.push({ path, message, ...(given !== undefined && { given: shownValue(given) }) })
  }
  const { html, leftOut } = fromWordpress(item.content, { pictureOf, attached, linkOf })
  for (const code of leftOut) note('content', `The short code [${code}] was left out; the text in it stays`)
  if (item.comments > 0) note('row', `${item.comments} comments were left out`)

  const text = plainTextOf(html)
  const written = inWords(item.excerpt)
  const excerpt = written === '' ? cutAtWord(text, LONG_EXCERPT) : written.slice(0, FORM.excerpt.max)
  if (written === '') note('excerpt', 'The excerpt was taken from the beginning of the text')

  const stated = inWords(metaOf(item, ['_yoast_wpseo_metadesc', 'rank_math_description']))
  const hasOwn = stated !== '' && !stated.includes('%')
  const metaDescription = cutAtWord(hasOwn ? stated : excerpt, FORM.metaDescription.max)
  if (!hasOwn) note('metaDescription', 'The meta description was taken from the excerpt')
  else if (metaDescription !== stated) note('metaDescription', 'The meta description was cut', stated)

  const title = inWords(metaOf(item, ['_yoast_wpseo_title', 'rank_math_title']))
  const hasTitle = title !== '' && !title.includes('%') && title.length <= FORM.metaTitle
  if (title !== '' && !hasTitle)
    note('metaTitle', 'The meta title has variables or is too long and was left out', title)

  const { category, more } = categoryOf(item, reading)
  if (item.hasPassword) note('isPublished', 'It needs a password there and is a draft here')
  if (item.type === 'page') note('row', 'A page became an article')
  else if (item.type !== 'post') note('row', `An item of the type ${item.type} became an article`)
  const isLater = item.status === 'future' && item.date !== null
  const isPublic = item.status === 'publish' && !item.hasPassword && item.date !== null
  if (item.date === null && item.status === 'publish')
    note('isPublished', 'The file does not say when it was published, so it is a draft here')
  if (item.date === null && item.status === 'future')
    note('publishAt', 'The file does not say when it is to be published, so it is a draft here')
  if (item.isLocalDate)
    note(
      isLater ? 'publishAt' : 'publishedAt',
      'Only the local time of that site was stated; it was read as UTC',
      item.date ?? '',
    )
  const picture = pictureOf(Number(item.meta.get('_thumbnail_id') ?? 0))
  const fields = {
    title: inWords(item.title),
    slug,
    content: html,
    excerpt,
    author: file.authors.get(item.creator) ?? item.creator,
    ...(category !== undefined && { category }),
    tags: [...new Set([...item.tags, ...more].map(inWords))].slice(0, FORM.listLength),
    ...(picture !== undefined && picture !== '' && { featuredImage: picture }),
    metaTitle: hasTitle ? title : null,
    metaDescription,
    readingTime: Math.min(600, readingMinutes(html)),
    isPublished: isPublic,
    ...(item.date !== null && !isLater && { publishedAt: item.date }),
    ...(isLater && { publishAt: item.date }),
  }
  return { fields, notes }
}

const LONG_EXCERPT = 300

/** The first of its categories that exists here. The others are kept as tags. */
function categoryOf({ categories }: WordpressItem, { category }: WordpressReading) {
  const read = categories.map((name) => readOption(POST_CATEGORIES, name))
  const own = POST_CATEGORIES.find((option) => read.includes(option))
  const more = categories.filter(
    (name, index) => read[index] === undefined && !/^uncategori[sz]ed$/i.test(name),
  )
  return { category: own ?? category, more }
}

function metaOf({ meta }: WordpressItem, keys: readonly string[]): string {
  return keys.map((key) => meta.get(key) ?? '').find((value) => value !== '') ?? ''
}
