import type { SearchKind } from '#contract/search/site-search.ts'
import { Bitset, both } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { findText } from '../../catalogue/find-text.ts'
import { findPosts } from '../posts/post-search.ts'

/** What each list that visitors see finds by a text at a time. */
export async function listSlots(
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
