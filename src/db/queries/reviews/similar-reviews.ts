/** Finds copies: reviews with nearly the same text as another one. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface ComparedReview {
  content: string
  userName: string
  addressHash: string | null
  /** The target; the other two are null. */
  casinoId: number | null
  bonusId: number | null
  gameId: number | null
}

/**
 * The share of common trigrams from which two texts count as nearly the same, and the length below which texts are too
 * short to compare.
 */
const SIMILARITY = { threshold: 0.85, minCharacters: 30 } as const
/** How many reviews are compared from each group; a comparison takes about 20 microseconds. */
const COMPARED = { alike: 50, ofTarget: 50, newest: 100 } as const
/** The most copies to report. */
const NAMED = 3

/**
 * Ids of reviews by other authors with nearly the same text, the most similar first. An author is a name at an address,
 * so a visitor who writes the same about two casinos copies nobody.
 * Compared are the newest reviews with the same beginning or end, those of the same target, and the newest of all, so
 * that the cost does not depend on the total. The trigram index is no help, because every trigram is common in reviews.
 */
export async function findSimilarReviews(db: Kysely<Tables>, review: ComparedReview): Promise<number[]> {
  const { content, userName, addressHash } = review
  if (content.length < SIMILARITY.minCharacters) return []
  const newest = (where: RawBuilder<unknown>, limit: number) => sql`(
    select id, content from reviews
    where ${where} and (lower(user_name) <> lower(${userName}) or address_hash is distinct from ${addressHash})
    order by created_at desc, id desc limit ${sql.lit(limit)})`
  const places = [
    newest(sql`review_beginning(content) = review_beginning(${content})`, COMPARED.alike),
    newest(sql`review_ending(content) = review_ending(${content})`, COMPARED.alike),
    newest(isAbout(review), COMPARED.ofTarget),
    newest(sql`true`, COMPARED.newest),
  ]
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(places, sql` union `)}) as others
    where similarity(others.content, ${content}) >= ${sql.lit(SIMILARITY.threshold)}::real
    order by similarity(others.content, ${content}) desc, id desc limit ${sql.lit(NAMED)}`.execute(db)
  return rows.map(({ id }) => id)
}

function isAbout({ casinoId, bonusId, gameId }: ComparedReview): RawBuilder<unknown> {
  if (casinoId !== null) return sql`casino_id = ${casinoId}`
  return bonusId === null ? sql`game_id = ${gameId}` : sql`bonus_id = ${bonusId}`
}
