/** Search over the whole catalogue: suggestions while typing (decision D-19) and the page of results. */
import type { Intent, SearchAnswer, Suggestions } from '#contract/search/search.schema.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { wantsHelp } from '#domain/search/wants-help.ts'
import type { Bitset } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { bestRank, findByName, NAMED_KINDS } from '../../catalogue/find-by-name.ts'
import type { FoundByName } from '../../catalogue/find-by-name.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import { noNames } from '../../catalogue/name-index.ts'
import { topicsOf } from '../../catalogue/search-topics.ts'
import { HELP, intentsOf } from './intents.ts'
import { listSlots } from './list-slots.ts'
import { pickIds } from './pick-ids.ts'
import { spellAs } from './spell-as.ts'
import { listSuggestionItems } from './suggestion-items.ts'

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
 * What is named like the text: names that it is first, then names that begin with it, then words that do, then the
 * rest; offers that have ended by `now` last. A misspelled text is understood as `correctedTo`. `text` is cleaned;
 * fewer than two characters are the caller's to refuse.
 */
export async function suggest(
  of: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<SearchAnswer> {
  return (await search(of, text, limits, now, {})).answer
}

/**
 * The same, followed by what the lists of each kind find in their other texts, so that the counts are those of the
 * lists. Somebody who looks for help is shown what is named so and nothing more.
 */
export async function searchEverything(
  of: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<{ answer: SearchAnswer; counts: SearchCounts }> {
  return search(of, text, limits, now, wantsHelp(text) ? {} : await listSlots(of, text, now))
}

/** The casinos alone, for the search box of the casino list. */
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
): Promise<{ answer: SearchAnswer; counts: SearchCounts }> {
  const indexes = await catalogue.indexes()
  const found = findByName(indexes, text)
  const isHelp = wantsHelp(text) || (found !== undefined && wantsHelp(found.reading.words.join(' ')))
  const picked = NAMED_KINDS.map((kind) => {
    const picking = { limit: limits[kind] ?? 0, now, more: more[kind] }
    return [kind, pickIds(indexes, kind, found?.[kind] ?? noNames(), picking)] as const
  })
  const ids = Object.fromEntries(picked.map(([kind, { ids: some }]) => [kind, some]))
  const items = (await listSuggestionItems(db, ids)) as Pick<SearchAnswer, SearchKind>
  const names = [
    ...[...items.casinos, ...items.games].map(({ name }) => name),
    ...[...items.bonuses, ...items.posts].map(({ title }) => title),
  ]
  const isCorrected = found?.reading.isCorrected === true
  return {
    answer: {
      ...items,
      intents: isHelp ? [HELP] : found === undefined ? [] : listIntents(indexes, found, now),
      correctedTo: isCorrected
        ? spellAs(found.reading.words, [...names, ...topicsOf(indexes.casinos).spellings])
        : null,
      order: orderOf(found, text).filter((kind) => items[kind].length > 0),
    },
    counts: Object.fromEntries(picked.map(([kind, { total }]) => [kind, total])) as SearchCounts,
  }
}

/** Topics that only begin with the text stand back where a name does. */
function listIntents(indexes: Indexes, found: FoundByName, now: Date): Intent[] {
  const hasName = NAMED_KINDS.some((kind) => [0, 1].includes(bestRank(found[kind])))
  const { named, begun } = found.topics
  return intentsOf(indexes, named.length > 0 || hasName ? named : begun, now)
}

const HINTS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(?:bonus|bonuses|offers?)$/, 'bonuses'],
  [/^games?$/, 'games'],
  [/^(?:casinos?|reviews?)$/, 'casinos'],
]

/** Titles of articles have many words; one that begins with the text says less than a name that does. */
const BEHIND = 1.5
const UNNAMED = 10

/** The kind that the text asks for first, then the kinds by their best match. */
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
