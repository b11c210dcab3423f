import { beforeAll, expect, test } from 'vitest'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/shared/limits.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { listCompareChoices } from '../comparisons/compare-choices.ts'
import { readCompared } from './compared.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const NOW = new Date('2026-11-20T12:00:00Z')
beforeAll(() => loadDemo(db, NOW))

const choices = (query: string) => listCompareChoices(of, readCompareSearch(new URLSearchParams(query)), NOW)

test('casinos come in the order asked for, with their review, offer and games, unknown ones left out', async () => {
  const { items } = await readCompared(db, 'casinos', [2, 999_999, 1], NOW)
  expect(items).toHaveLength(2)
  expect(items).toMatchObject([
    { casino: { name: 'Tidewell' }, expert: { payoutsRating: expect.stringMatching(/^\d/) as string } },
    { casino: { name: 'Aldermoon' }, welcomeOffer: { amount: '€500 + 100 free spins' } },
  ])
  for (const item of items) expect(item).toHaveProperty('games', expect.any(Number))
})

test('bonuses bring the safety of their casino and what visitors say, games themselves', async () => {
  expect((await readCompared(db, 'bonuses', [1], NOW)).items).toMatchObject([
    { bonus: { id: 1 }, safetyIndex: '9.4', ratings: { totalReviews: expect.any(Number) as number } },
  ])
  expect((await readCompared(db, 'games', [3, 1], NOW)).items).toMatchObject([{ id: 3 }, { id: 1 }])
})

test('nothing chosen compares nothing', async () => {
  for (const kind of ['casinos', 'bonuses', 'games'] as const)
    expect((await readCompared(db, kind, [], NOW)).items).toEqual([])
})

test('only what is not chosen is offered, typing errors forgiven', async () => {
  const names = (await choices('find=tidwell')).casinos.map(({ name }) => name)
  expect(names).toContain('Tidewell')
  expect((await choices('find=tidwell&ids=2')).casinos.map(({ name }) => name)).not.toContain('Tidewell')
})

test('the best of the kind are offered before anything is typed', async () => {
  for (const kind of ['casinos', 'bonuses', 'games'] as const) {
    const found = await choices(`type=${kind}&ids=1,2,3`)
    expect(found[kind]).toHaveLength(COMPARE.choices)
    expect(found[kind].some(({ id }) => [1, 2, 3].includes(id))).toBe(false)
  }
})
