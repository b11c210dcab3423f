import { SUGGESTIONS } from '#contract/search/limits.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { suggest } from '../search/search.ts'

/** The most results of each kind. */
const LIMIT = 5

/** The casinos, bonuses and games that a text finds, tolerating typing errors. Undefined while it is too short. */
export async function listWriteTargets(
  of: Catalogued & { now: () => Date },
  text: string,
): Promise<Suggestions | undefined> {
  if (text.length < SUGGESTIONS.minCharacters) return undefined
  return suggest(of, text, { casinos: LIMIT, bonuses: LIMIT, games: LIMIT }, of.now())
}
