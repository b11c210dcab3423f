/** Search over the whole catalogue: suggestions while typing (decision D-19) and the page of results. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Intent, SearchAnswer, Suggestions } from '#contract/search/search.schema.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import { isOverInBritain } from '#domain/offers/britain.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { wantsHelp } from '#domain/search/wants-help.ts'
import { anyOf, Bitset, both, without } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import {
  bestRank,
  findByName,
  NAMED_KINDS,
  type FoundByName,
  type NamedKind,
} from '../../catalogue/find-by-name.ts'
import { findText } from '../../catalogue/find-text.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import { NAME_RANKS, noNames, type FoundNames } from '../../catalogue/name-index.ts'
import { pickPage } from '../../catalogue/order.ts'
import { topicsOf } from '../../catalogue/search-topics.ts'
import type { Tables } from '../../tables.ts'
import { findPosts } from '../posts/post-search.ts'
import { isoInstant } from '../sql/sql-pieces.ts'
import { casinosOfIntents, HELP, intentsOf } from './intents.ts'
import { spellAs } from './spell-as.ts'

export type SuggestionLimits = Partial<Record<SearchKind, number>>
export type SearchCounts = Record<SearchKind, number>

export const NO_RESULTS: SearchAnswer = {
  casinos: [],
  bonuses: [],
  games: [],
  posts: [],
  intents: [],
  correctedTo: null,
  order: [],
}

/**
 * Items by name: exact names first, then names that begin with the text, then words that do, then the rest; ended
 * offers come last. A misspelled text is corrected to `correctedTo`. `text` must be clean, and callers refuse fewer
 * than two characters. Lists of casinos are limited to `country`, a code, where given.
 */
export async function suggest(
  of: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
  country?: string,
): Promise<SearchAnswer> {
  return (await search(of, text, limits, now, {}, country)).answer
}

/**
 * The same results, followed by what each kind's list finds in other texts, so that the counts equal those of the
 * lists. A search for help returns matching names only.
 */
export async function searchEverything(
  of: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<{ answer: SearchAnswer; counts: SearchCounts }> {
  return search(of, text, limits, now, wantsHelp(text) ? {} : await listSlots(of, text, now))
}

/** Only casinos, for the search box of the casino list. */
export async function suggestCasinos(
  of: Catalogued,
  text: string,
  { limit, now }: { limit: number; now: Date },
): Promise<Suggestions['casinos']> {
  return (await suggest(of, text, { casinos: limit }, now)).casinos
}

async function search(
  { db, catalogue }: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
  more: Partial<Record<SearchKind, Bitset>>,
  country?: string,
): Promise<{ answer: SearchAnswer; counts: SearchCounts }> {
  const indexes = await catalogue.indexes()
  const found = findByName(indexes, text)
  const isHelp = wantsHelp(text) || (found !== undefined && wantsHelp(found.reading.words.join(' ')))
  const picked = NAMED_KINDS.map((kind) => {
    const picking = { limit: limits[kind] ?? 0, now, more: more[kind] }
    return [kind, pickIds(indexes, kind, found?.[kind] ?? noNames(), picking)] as const
  })
  const ids = Object.fromEntries(picked.map(([kind, { ids: some }]) => [kind, some]))
  const intents = isHelp ? [HELP] : found === undefined ? [] : listIntents(indexes, found, { now, country })
  // While typing, a text that names no item, such as "fast", shows the first casinos of the list that it leads to.
  if (Object.keys(more).length === 0 && picked.every(([, { total }]) => total === 0))
    ids['casinos'] = casinosOfIntents(indexes, intents, { limit: limits.casinos ?? 0, now })
  const items = (await listSuggestionItems(db, ids)) as Pick<SearchAnswer, SearchKind>
  const names = [
    ...[...items.casinos, ...items.games].map(({ name }) => name),
    ...[...items.bonuses, ...items.posts].map(({ title }) => title),
  ]
  const isCorrected = found?.reading.isCorrected === true
  return {
    answer: {
      ...items,
      intents,
      correctedTo: isCorrected
        ? spellAs(found.reading.words, [...names, ...topicsOf(indexes.casinos).spellings])
        : null,
      order: orderOf(found, text).filter((kind) => items[kind].length > 0),
    },
    counts: Object.fromEntries(picked.map(([kind, { total }]) => [kind, total])) as SearchCounts,
  }
}

/** Topics that begin with the text come after names that do. */
function listIntents(
  indexes: Indexes,
  found: FoundByName,
  of: { now: Date; country: string | undefined },
): Intent[] {
  const hasName = NAMED_KINDS.some((kind) => [0, 1].includes(bestRank(found[kind])))
  const { named, begun } = found.topics
  return intentsOf(indexes, named.length > 0 || hasName ? named : begun, of)
}

const HINTS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(?:bonus|bonuses|offers?)$/, 'bonuses'],
  [/^games?$/, 'games'],
  [/^(?:casinos?|reviews?)$/, 'casinos'],
]

/** Titles of articles have many words, so a title that begins with the text is a weaker match than a name. */
const BEHIND = 1.5
const UNNAMED = 10

/** The kind that the text asks for comes first, then the kinds by their best match. */
function orderOf(found: FoundByName | undefined, text: string): SearchKind[] {
  const words = foldedWords(foldText(text))
  const hinted = HINTS.find(([hint]) => words.length > 1 && words.some((word) => hint.test(word)))?.[1]
  const placeOf = (kind: SearchKind) => {
    const rank = found === undefined ? -1 : bestRank(found[kind])
    if (rank < 0) return UNNAMED
    return kind === hinted ? -1 : rank + (kind === 'posts' ? BEHIND : 0)
  }
  return NAMED_KINDS.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The visible results of each list for a text. */
async function listSlots(
  { db, catalogue }: Catalogued,
  text: string,
  now: Date,
): Promise<Partial<Record<SearchKind, Bitset>>> {
  const indexes = await catalogue.indexes()
  const { casinos, bonuses, games, posts } = indexes
  const slotsOf = async (kind: 'casinos' | 'bonuses' | 'games', seen: Bitset) => {
    const found = await findText(db, indexes, kind, text)
    return found === undefined ? new Bitset() : both(found.slots, seen)
  }
  const { found } = await findPosts({ catalogue }, text)
  const ids = new Set(found.map(({ id }) => id))
  return {
    casinos: await slotsOf('casinos', casinos.active),
    bonuses: await slotsOf('bonuses', bonuses.shownAt(now)),
    games: await slotsOf('games', games.active),
    posts: Bitset.of(posts.all.flatMap(({ id }, place) => (ids.has(id) ? place : []))),
  }
}

interface Picking {
  limit: number
  now: Date
  /** Results by anything except the name; they come after all names. */
  more?: Bitset | undefined
}

/** The ids of a kind's best items, and the number of results. Casinos of equal rank are ordered by safety index. */
function pickIds(
  indexes: Indexes,
  kind: NamedKind,
  names: FoundNames,
  { limit, now, more = new Bitset() }: Picking,
): { ids: number[]; total: number } {
  const named = NAME_RANKS.map((rank) => names[rank])
  const sets = [...named, without(more, anyOf(named))].filter((set) => !set.isEmpty())
  if (kind === 'posts') {
    const places = sets.flatMap((set) => [...set.members()])
    return {
      ids: places.slice(0, limit).flatMap((place) => indexes.posts.all[place]?.id ?? []),
      total: places.length,
    }
  }
  const { rows } = indexes[kind]
  const order =
    kind === 'casinos'
      ? indexes.casinos.rows.order('safetyIndex-desc')
      : kind === 'games'
        ? indexes.games.rows.order('name')
        : indexes.bonuses.rows.order('newest')
  const seen = kind === 'bonuses' ? sets.map((set) => both(set, indexes.bonuses.runningAt(now))) : sets
  const parts = seen.map((members) => ({ order, members }))
  const { slots, total } = pickPage(parts, { number: 1, size: limit })
  return { ids: rows.ids(slots), total }
}

type IdsByKind = Partial<Record<SuggestionKind, readonly number[]>>

/** The display data of these items in the order of their ids; one statement for all kinds. */
async function listSuggestionItems(
  db: Kysely<Tables>,
  ids: IdsByKind,
): Promise<Record<SuggestionKind, unknown[]>> {
  const kinds = (Object.keys(SUGGESTION_SOURCES) as SuggestionKind[]).filter(
    (kind) => (ids[kind] ?? []).length > 0,
  )
  const selects = kinds.map((kind) => {
    const { from, id, item } = SUGGESTION_SOURCES[kind]
    return sql`select ${sql.lit(kind)} as kind, ${id} as id, ${item} as item
      from ${from} where ${id} = any(${[...(ids[kind] ?? [])]}::integer[])`
  })
  const rows = kinds.length === 0 ? [] : (await read(db, sql.join(selects, sql` union all `))).rows
  const itemsOf = (kind: SuggestionKind) => {
    const byId = new Map(rows.filter((row) => row.kind === kind).map(({ id, item }) => [id, item]))
    return (ids[kind] ?? []).flatMap((id) => byId.get(id) ?? [])
  }
  return {
    casinos: itemsOf('casinos'),
    bonuses: itemsOf('bonuses').map(withoutTerms),
    games: itemsOf('games'),
    posts: itemsOf('posts'),
  }
}

/** Terms are needed only to decide about Great Britain. */
function withoutTerms(item: unknown) {
  const { offerTerms, ...bonus } = item as Omit<SearchAnswer['bonuses'][number], 'hiddenInBritain'> & {
    offerTerms: OfferTerms | null
  }
  return { ...bonus, hiddenInBritain: isOverInBritain({ ...bonus, offerTerms }) }
}

function read(db: Kysely<Tables>, selects: ReturnType<typeof sql>) {
  return sql<{ kind: SuggestionKind; id: number; item: unknown }>`${selects}`.execute(db)
}

/** The display data of each kind of suggestion, in the contract's format. */
type SuggestionKind = 'casinos' | 'bonuses' | 'games' | 'posts'

interface SuggestionSource {
  from: RawBuilder<unknown>
  id: RawBuilder<number>
  item: RawBuilder<unknown>
}

const SUGGESTION_SOURCES: Readonly<Record<SuggestionKind, SuggestionSource>> = {
  casinos: {
    from: sql`casinos`,
    id: sql`casinos.id`,
    item: sql`json_build_object('id', casinos.id, 'slug', casinos.slug, 'name', casinos.name, 'logoUrl', casinos.logo_url,
      'license', casinos.license, 'safetyIndex', casinos.safety_index::text)`,
  },
  bonuses: {
    from: sql`bonuses join casinos on casinos.id = bonuses.casino_id`,
    id: sql`bonuses.id`,
    item: sql`json_build_object('id', bonuses.id, 'slug', bonuses.slug, 'title', bonuses.title, 'amount', bonuses.amount,
      'wageringRequirement', bonuses.wagering_requirement, 'minDeposit', bonuses.min_deposit,
      'validUntil', ${isoInstant('bonuses.valid_until')}, 'noEndDate', bonuses.no_end_date, 'casinoName', casinos.name, 'casinoLogoUrl', casinos.logo_url,
      'offerTerms', bonuses.offer_terms)`,
  },
  games: {
    from: sql`games`,
    id: sql`games.id`,
    item: sql`json_build_object('id', games.id, 'slug', games.slug, 'name', games.name, 'provider', games.provider,
      'type', games.type, 'imageUrl', games.image_url, 'rtp', games.rtp)`,
  },
  posts: {
    from: sql`posts`,
    id: sql`posts.id`,
    item: sql`json_build_object('id', posts.id, 'title', posts.title, 'slug', posts.slug,
      'category', posts.category, 'readTime', posts.read_time)`,
  },
}
