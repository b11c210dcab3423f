import type { Intent } from '#contract/search/search.schema.ts'
import { SEARCH_KINDS, type SearchKind } from '#contract/search/site-search.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchEverything } from './search.ts'

export interface SearchNotes {
  /** The corrected spelling of the text. */
  correctedTo: string | null
  intents: Intent[]
  /** The number of results of the other kinds, without empty ones. */
  others: { kind: SearchKind; count: number }[]
}

/** `correctedTo` comes from the list; undefined without a search. */
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
