import type { Intent } from '#contract/search/search.schema.ts'
import { SEARCH_KINDS } from '#contract/search/site-search.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchEverything } from './search.ts'

/** What a list that was searched says above its items. */
export interface SearchNotes {
  /** What a misspelled text was understood as. */
  correctedTo: string | null
  intents: Intent[]
  /** How many of the other kinds are found; kinds without any are left out. */
  others: { kind: SearchKind; count: number }[]
}

/** `correctedTo` is the list's own; undefined where nothing was searched for. */
export async function findSearchNotes(
  of: Catalogued,
  text: string,
  own: SearchKind,
  { correctedTo, now }: { correctedTo?: string | undefined; now: Date },
): Promise<SearchNotes | undefined> {
  if (text.length < SUGGESTIONS.minCharacters) return undefined
  const { answer, counts } = await searchEverything(of, text, {}, now)
  const others = SEARCH_KINDS.filter((kind) => kind !== own && counts[kind] > 0)
  return {
    correctedTo: correctedTo ?? null,
    intents: answer.intents,
    others: others.map((kind) => ({ kind, count: counts[kind] })),
  }
}
