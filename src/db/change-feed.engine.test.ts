import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tag } from '#contract/site/tags.ts'
import { aBonus, aCasino, aGame, aPost, aReview } from '../../test/builders.ts'
import { testDatabase } from '../../test/test-database.ts'
import { followChanges, MISSED_AFTER_MS } from './change-feed.ts'

const { db, reset, pool, engine } = await testDatabase()
beforeEach(reset)

/** A feed and what it applied since it was last asked. */
async function feed(options: { clock?: () => number } = {}) {
  let heard: Tag[] = []
  const { catchUp, isInStep } = await followChanges({
    db,
    apply: (tags) => void heard.push(...tags),
    ...options,
  })
  return {
    isInStep,
    catchUp,
    async news() {
      await catchUp()
      const news = heard.toSorted()
      heard = []
      return news
    },
  }
}

test('a new casino is told once', async () => {
  const { news } = await feed()
  const id = await aCasino(db)
  expect(await news()).toEqual([`casino:${id}`, 'casinos', 'saved:casinos'].toSorted())
  expect(await news()).toEqual([])
})

test('what was there before is not told', async () => {
  await aCasino(db)
  expect(await (await feed()).news()).toEqual([])
})

test('each kind is told by its own name and by what it belongs to', async () => {
  const casino = await aCasino(db)
  const { news } = await feed()
  const bonus = await aBonus(db, { casino_id: casino })
  expect(await news()).toEqual(['bonuses', `bonus:${bonus}`, `casino:${casino}`, 'saved:bonuses'].toSorted())
  const game = await aGame(db)
  expect(await news()).toEqual(['games', `game:${game}`, 'saved:games'].toSorted())
  await db.insertInto('game_casinos').values({ game_id: game, casino_id: casino }).execute()
  expect(await news()).toEqual(['games', `game:${game}`, `casino:${casino}`].toSorted())
  const post = await aPost(db)
  expect(await news()).toEqual(['posts', `post:${post}`].toSorted())
  await aReview(db, { game_id: game })
  expect(await news()).toEqual(['reviews', `game:${game}`].toSorted())
})

test('moved review sums change the casino and the lists, and nothing that staff wrote', async () => {
  const casino = await aCasino(db)
  const { news } = await feed()
  await db.updateTable('casinos').set({ review_count: 1, overall_sum: 8 }).where('id', '=', casino).execute()
  expect(await news()).toEqual([`casino:${casino}`, 'casinos'].toSorted())
  await db.updateTable('casinos').set({ name: 'Renamed' }).where('id', '=', casino).execute()
  expect(await news()).toEqual([`casino:${casino}`, 'casinos', 'saved:casinos'].toSorted())
})

test('a bonus that moves to another casino changes both', async () => {
  const [from, to] = [await aCasino(db), await aCasino(db)]
  const bonus = await aBonus(db, { casino_id: from })
  const { news } = await feed()
  await db.updateTable('bonuses').set({ casino_id: to }).where('id', '=', bonus).execute()
  expect(await news()).toEqual(expect.arrayContaining([`casino:${from}`, `casino:${to}`]))
})

test('a deleted casino takes the tags of its bonuses and reviews along', async () => {
  const casino = await aCasino(db)
  const bonus = await aBonus(db, { casino_id: casino })
  const { news } = await feed()
  await db.deleteFrom('casinos').where('id', '=', casino).execute()
  expect(await news()).toEqual(expect.arrayContaining([`casino:${casino}`, `bonus:${bonus}`, 'bonuses']))
})

test('more than a thousand things at once, or an emptied table, change everything', async () => {
  const { news } = await feed()
  await sql`insert into games (name, provider, type, rtp, min_bet, max_bet)
    select 'Game ' || n, 'Studio', 'slot', 96, 1, 100 from generate_series(1, 1001) as n`.execute(db)
  expect(await news()).toEqual(['all', 'games', 'saved:games'])
  await sql`truncate post_media`.execute(db)
  expect(await news()).toEqual(['all'])
})

test('a statement that changes no row, or a transaction that is rolled back, is not told', async () => {
  const { news } = await feed()
  await db.deleteFrom('casinos').where('id', '=', 999).execute()
  await db
    .transaction()
    .execute(async (inside) => {
      await aCasino(inside)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await news()).toEqual([])
})

// The embedded engine runs one transaction at a time.
test.runIf(engine === 'postgres')(
  'a change that commits after younger ones is told all the same',
  async () => {
    const { news } = await feed()
    const slow = await pool.connect()
    try {
      await slow.query('begin')
      await slow.query(`insert into site_settings (name, value) values ('slow', '1')`)
      await slow.query(
        `insert into games (name, provider, type, rtp, min_bet, max_bet) values ('Slow', 'Studio', 'slot', 96, 1, 9)`,
      )
      const quick = await aCasino(db)
      expect(await news()).toContain(`casino:${quick}`)
      await slow.query('commit')
    } finally {
      slow.release()
    }
    expect(await news()).toEqual(['game:1', 'games', 'saved:games'])
    expect(await news()).toEqual([])
  },
)

test('who asks while a reading is under way is answered by one that began later', async () => {
  const { catchUp, news } = await feed()
  const early = catchUp()
  const id = await aCasino(db)
  const late = catchUp()
  await Promise.all([early, late])
  // Both have been applied by now: nothing is left.
  expect(await news()).toContain(`casino:${id}`)
  expect(await news()).toEqual([])
})

test('a reader that could not ask is out of step until it has', async () => {
  let fails = false
  const broken = db.withoutPlugins()
  const { catchUp, isInStep } = await followChanges({
    db: broken,
    apply: () => {
      if (fails) throw new Error('not now')
    },
  })
  await aCasino(db)
  fails = true
  await expect(catchUp()).rejects.toThrow('not now')
  expect(isInStep()).toBe(false)
  fails = false
  await catchUp()
  expect(isInStep()).toBe(true)
})

test('who was away for too long trusts nothing', async () => {
  let now = 0
  const { news } = await feed({ clock: () => now })
  now = MISSED_AFTER_MS + 1
  expect(await news()).toEqual(['all'])
  expect(await news()).toEqual([])
})
