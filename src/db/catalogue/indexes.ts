/** All indexes: read as a whole, or updated item by item. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { BonusIndex } from './bonus-index.ts'
import { readBonusRows } from './bonus-rows.ts'
import { CasinoIndex } from './casino-index.ts'
import { readCasinoFacts } from './casino-rows.ts'
import type { Changed, ChangedItems } from './changed-items.ts'
import { GameIndex } from './game-index.ts'
import { readGameRows } from './game-rows.ts'
import { NameIndex } from './name-index.ts'
import { PostList } from './post-list.ts'
import { readListedPosts } from './listed-posts.ts'

export interface Indexes {
  casinos: CasinoIndex
  bonuses: BonusIndex
  games: GameIndex
  posts: PostList
  /** The words of articles, by position in `posts.all`. */
  postNames: NameIndex
}

type Db = Kysely<Tables>

/** Every kind at once, so that the database reads one while another is indexed. */
export async function readIndexes(db: Db): Promise<Indexes> {
  const [casinosAndBonuses, games, posts] = await Promise.all([
    readCasinosAndBonuses(db),
    readGames(db),
    readPosts(db),
  ])
  return { ...casinosAndBonuses, games, ...posts }
}

/**
 * The same indexes after an update in place, or new ones where a kind was read as a whole. A query sees all of a change
 * or nothing of it.
 */
export async function refreshIndexes(db: Db, known: Indexes, changed: ChangedItems): Promise<Indexes> {
  const { casinos, bonuses } =
    changed.casino === 'all' || changed.bonus === 'all'
      ? await readCasinosAndBonuses(db)
      : await refreshCasinos(db, known, changed.casino, changed.bonus)
  const games = await refreshGames(db, known.games, changed.game)
  const { posts, postNames } = changed.hasPosts ? await readPosts(db) : known
  // The reading of a text depends on the words of every kind.
  for (const { texts } of [casinos, bonuses, games]) texts.forget()
  return { casinos, bonuses, games, posts, postNames }
}

async function readPosts(db: Db): Promise<Pick<Indexes, 'posts' | 'postNames'>> {
  const posts = new PostList(await readListedPosts(db))
  const postNames = new NameIndex()
  for (const [place, { title, tags }] of posts.all.entries()) postNames.put(place, title, tags)
  return { posts, postNames }
}

async function readCasinosAndBonuses(db: Db): Promise<Pick<Indexes, 'casinos' | 'bonuses'>> {
  const [casinoFacts, bonusRows] = await Promise.all([readCasinoFacts(db), readBonusRows(db)])
  const casinos = new CasinoIndex()
  for (const casino of casinoFacts) casinos.put(casino)
  return { casinos, bonuses: new BonusIndex(casinos, bonusRows) }
}

async function readGames(db: Db): Promise<GameIndex> {
  return new GameIndex(await readGameRows(db))
}

/** Hiding or deleting a casino hides its bonuses, so they are read with it. */
async function refreshCasinos(
  db: Db,
  { casinos, bonuses }: Indexes,
  casinoIds: readonly number[],
  bonusIds: readonly number[],
): Promise<Pick<Indexes, 'casinos' | 'bonuses'>> {
  if (casinoIds.length === 0 && bonusIds.length === 0) return { casinos, bonuses }
  const casinoFacts = casinoIds.length === 0 ? [] : await readCasinoFacts(db, casinoIds)
  const bonusRows = await readBonusRows(db, { ids: bonusIds, casinoIds })
  const gone = [...bonusIds, ...casinoIds.flatMap((id) => bonuses.idsOfCasino(id))]
  const touched = new Set([...casinoIds, ...gone.flatMap((id) => bonuses.casinoOf(id) ?? [])])
  for (const id of casinoIds) casinos.remove(id)
  for (const casino of casinoFacts) casinos.put(casino)
  for (const id of gone) bonuses.remove(id)
  for (const bonus of bonusRows) {
    bonuses.put(bonus)
    touched.add(bonus.casinoId)
  }
  for (const id of touched) bonuses.refreshCasino(id)
  return { casinos, bonuses }
}

async function refreshGames(db: Db, games: GameIndex, changed: Changed): Promise<GameIndex> {
  if (changed === 'all') return await readGames(db)
  if (changed.length === 0) return games
  const rows = await readGameRows(db, changed)
  for (const id of changed) games.remove(id)
  for (const row of rows) games.put(row)
  return games
}
