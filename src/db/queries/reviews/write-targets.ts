/** What a visitor can write a review about. */
import { SUGGESTIONS } from '#contract/shared/limits.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { suggest } from '../search/search.ts'

/** How many of each kind. */
const LIMIT = 5

/**
 * The casinos, bonuses and games that a text finds, typing errors forgiven. Undefined while it is too short to look for.
 */
export async function listWriteTargets(
  { db, now }: { db: Kysely<Tables>; now: () => Date },
  text: string,
): Promise<Suggestions | undefined> {
  if (text.length < SUGGESTIONS.minCharacters) return undefined
  return suggest(db, text, { casinos: LIMIT, bonuses: LIMIT, games: LIMIT }, now())
}
