/** Search over the whole catalogue: suggestions while typing (decision D-19) and the page of results. */
import type { Intent, SearchAnswer, Suggestions } from '#contract/search/search.schema.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { wantsHelp } from '#domain/search/wants-help.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { bestRank, findByName, NAMED_KINDS } from '../../catalogue/find-by-name.ts'
import type { FoundByName, NamedKind } from '../../catalogue/find-by-name.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import { topicsOf } from '../../catalogue/search-topics.ts'
import { HELP, intentsOf } from './intents.ts'
import { pickIds } from './pick-ids.ts'
import { spellAs } from './spell-as.ts'
import { listSuggestionItems } from './suggestion-items.ts'

export type SuggestionLimits = Partial<Record<NamedKind, number>>

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
  { db, catalogue }: Catalogued,
  text: string,
  limits: SuggestionLimits,
  now: Date,
): Promise<SearchAnswer> {
  const indexes = await catalogue.indexes()
  const found = findByName(indexes, text)
  const isHelp = wantsHelp(text) || (found !== undefined && wantsHelp(found.reading.words.join(' ')))
  if (found === undefined) return isHelp ? { ...NO_RESULTS, intents: [HELP] } : NO_RESULTS
  const ids = Object.fromEntries(
    NAMED_KINDS.map((kind) => [kind, pickIds(indexes, found, kind, { limit: limits[kind] ?? 0, now })]),
  ) as Record<NamedKind, number[]>
  const intents = listIntents(indexes, found, isHelp, now)
  const items = (await listSuggestionItems(db, ids)) as Omit<SearchAnswer, 'intents' | 'correctedTo' | 'order'>
  const { words, isCorrected } = found.reading
  const spellings = () => [
    ...topicsOf(indexes.casinos).spellings,
    ...[...items.casinos, ...items.games].map(({ name }) => name),
    ...[...items.bonuses, ...items.posts].map(({ title }) => title),
  ]
  return {
    ...items,
    intents,
    correctedTo: isCorrected ? spellAs(words, spellings()) : null,
    order: orderOf(found, text).filter((kind) => items[kind].length > 0),
  }
}

/** The casinos alone, for the search box of the casino list. */
export async function suggestCasinos(
  of: Catalogued,
  text: string,
  { limit, now }: { limit: number; now: Date },
): Promise<Suggestions['casinos']> {
  return (await suggest(of, text, { casinos: limit }, now)).casinos
}

/** Topics that only begin with the text stand back where a name does. Somebody who wants help gets nothing else. */
function listIntents(indexes: Indexes, found: FoundByName, isHelp: boolean, now: Date): Intent[] {
  if (isHelp) return [HELP]
  const hasName = NAMED_KINDS.some((kind) => [0, 1].includes(bestRank(found[kind])))
  return intentsOf(indexes, found.topics.length > 0 || hasName ? found.topics : found.begun, now)
}

const HINTS: readonly (readonly [RegExp, NamedKind])[] = [
  [/^(?:bonus|bonuses|offers?)$/, 'bonuses'],
  [/^games?$/, 'games'],
  [/^(?:casinos?|reviews?)$/, 'casinos'],
]

/** The kind that the text asks for first, then the kinds by their best match. */
function orderOf(found: FoundByName, text: string): NamedKind[] {
  const words = foldedWords(foldText(text))
  const hinted = HINTS.find(([hint]) => words.length > 1 && words.some((word) => hint.test(word)))?.[1]
  const placeOf = (kind: NamedKind) => (kind === hinted ? -1 : bestRank(found[kind]))
  return NAMED_KINDS.filter((kind) => bestRank(found[kind]) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b))
}
