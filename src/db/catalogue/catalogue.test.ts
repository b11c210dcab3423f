import { beforeEach, describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'

const { db, reset } = await testDatabase()
let catalogue: Catalogue

beforeEach(async () => {
  await reset()
  catalogue = createCatalogue(db)
})

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const sizes = async () => {
  const { casinos, bonuses, games } = await catalogue.indexes()
  return [casinos.active.count(), bonuses.shown.count(), games.active.count()]
}
const hide = (casino: number) =>
  db.updateTable('casinos').set({ is_active: false }).where('id', '=', casino).execute()

/** The time that a few answers of the database take, so that others have come by then. */
async function answersOf(database: typeof db): Promise<void> {
  for (let times = 0; times < 10; times++) await database.selectFrom('games').select('id').limit(1).execute()
}

describe('what changes', () => {
  test('is found once its tags are applied, and not before', async () => {
    const casino = await aCasino(db)
    expect(await sizes()).toEqual([1, 0, 0])
    const bonus = await aBonus(db, { casino_id: casino })
    const game = await aGame(db)
    expect(await sizes()).toEqual([1, 0, 0])
    await catalogue.apply([`bonus:${bonus}`, 'bonuses', `game:${game}`, 'games'])
    expect(await sizes()).toEqual([1, 1, 1])
  })

  test('leaves everything else as it was: an item that was never named is not read', async () => {
    const [one, other] = [await aGame(db), await aGame(db)]
    await sizes()
    await db.updateTable('games').set({ is_active: false }).execute()
    await catalogue.apply([`game:${one}`, 'games'])
    const { active, rows } = (await catalogue.indexes()).games
    expect(rows.ids(rows.order('oldest').pick(active))).toEqual([other])
  })

  test.each(['all', 'casinos', 'bonuses'] as const)('as a whole is read as a whole: %s', async (tag) => {
    await sizes()
    await aBonus(db)
    await catalogue.apply([tag])
    expect(await sizes()).toEqual([1, 1, 0])
  })

  test('by thousands is read as a whole', async () => {
    await sizes()
    const game = await aGame(db)
    await catalogue.apply(Array.from({ length: 2001 }, (_, index) => `game:${index + game}` as const))
    expect(await sizes()).toEqual([0, 0, 1])
  })

  test('about a casino hides, shows and takes along its bonuses', async () => {
    const casino = await aCasino(db)
    await aBonus(db, { casino_id: casino })
    expect(await sizes()).toEqual([1, 1, 0])
    await hide(casino)
    await catalogue.apply([`casino:${casino}`])
    expect(await sizes()).toEqual([0, 0, 0])
    await db.updateTable('casinos').set({ is_active: true }).execute()
    await catalogue.apply([`casino:${casino}`])
    expect(await sizes()).toEqual([1, 1, 0])
    await db.deleteFrom('casinos').execute()
    await catalogue.apply([`casino:${casino}`])
    expect(await sizes()).toEqual([0, 0, 0])
  })

  test('that fails to be read is still due', async () => {
    const game = await aGame(db)
    let isAway = false
    const failing = createCatalogue(
      db.withPlugin({
        transformQuery({ node }) {
          if (isAway) throw new Error('away')
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    await failing.indexes()
    await db.deleteFrom('games').execute()
    isAway = true
    await expect(failing.apply([`game:${game}`])).rejects.toThrow('away')
    isAway = false
    expect((await failing.indexes()).games.active.count()).toBe(1)
    await failing.apply([`game:${game}`])
    expect((await failing.indexes()).games.active.count()).toBe(0)
  })
})

describe('the index is never older than what was applied', () => {
  test.each(['casino:1', 'all'] as const)('by a reading that takes long: %s', async (tag) => {
    await aCasino(db, { established_year: 2000 })
    let held: Promise<void> | undefined
    const slow = createCatalogue(
      db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          const until = held
          held = undefined
          await until
          return result
        },
      }),
    )
    await slow.indexes()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    held = promise
    const earlier = slow.apply([tag])
    await answersOf(db)
    await db.updateTable('casinos').set({ established_year: 2020 }).execute()
    const later = slow.apply([tag])
    await answersOf(db)
    release()
    await Promise.all([earlier, later])
    const { rows } = (await slow.indexes()).casinos
    expect(rows.at(rows.slotOf(1) ?? -1).year).toBe(2020)
  })

  test('by a change that is committed while it is being read for the first time', async () => {
    await aGame(db)
    const loading = catalogue.indexes()
    const game = await aGame(db)
    await catalogue.apply([`game:${game}`])
    await loading
    expect(await sizes()).toEqual([0, 0, 2])
  })

  test('by a reading that began before everything was forgotten', async () => {
    const loading = catalogue.indexes()
    await aGame(db)
    catalogue.drop()
    await loading
    expect(await sizes()).toEqual([0, 0, 1])
  })
})

test('many who ask at once share one reading', async () => {
  const [one, other] = await Promise.all([catalogue.indexes(), catalogue.indexes()])
  expect(one).toBe(other)
  expect(await catalogue.indexes()).toBe(one)
})

test('the next end is that of a shown bonus, to the millisecond or just after it', async () => {
  const casino_id = await aCasino(db)
  await aBonus(db, { casino_id, valid_until: hours(-1) })
  await aBonus(db, { casino_id, valid_until: hours(1), is_active: false })
  await aBonus(db, { casino_id, valid_until: '2026-03-14T14:00:00.000400Z' as never })
  await aBonus(db, { casino_id, valid_until: hours(3) })
  await aBonus(db, { casino_id, valid_until: null })
  expect(catalogue.nextBonusEnd(NOW)).toBeUndefined()
  await catalogue.indexes()
  expect(catalogue.nextBonusEnd(NOW)).toEqual(new Date('2026-03-14T14:00:00.001Z'))
  expect(catalogue.nextBonusEnd(hours(2.5))).toEqual(hours(3))
  expect(catalogue.nextBonusEnd(hours(3))).toBeUndefined()
})
