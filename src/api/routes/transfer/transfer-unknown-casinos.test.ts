import { beforeEach, expect, test } from 'vitest'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { aBonus, aCasino, anExpertReview } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let authorization: string

beforeEach(async () => {
  authorization = `Bearer ${await aStaffToken(db, 'admin')}`
})

async function imported(path: string, rows: readonly (readonly string[])[]): Promise<ImportReport> {
  const response = await site.request(`/api/admin/${path}/import?format=csv&apply=true`, {
    method: 'POST',
    headers: { authorization },
    body: rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
  })
  const last = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if ('report' in last) return last.report
  throw new Error(JSON.stringify(last))
}

const NEW = ['A measured, well-run casino.', 'https://new.example']
const UNKNOWN = {
  established_year: null,
  safety_index: null,
  trust_score: null,
  license: null,
  restrictions_checked: false,
  expert_rating: null,
}

test('of a new casino, a column that is not there and an empty cell are not stated; no restricted country means none', async () => {
  const columns = ['name', 'description', 'websiteUrl']
  const facts = ['establishedYear', 'safetyIndex', 'license', 'restrictionsChecked', 'payoutsRating']
  await imported('casinos', [columns, ['Short', ...NEW]])
  await imported('casinos', [
    [...columns, ...facts],
    ['Empty', ...NEW, ...facts.map(() => '')],
  ])
  expect(await db.selectFrom('casinos').selectAll().execute()).toMatchObject([
    UNKNOWN,
    { ...UNKNOWN, restrictions_checked: true },
  ])
  expect(await db.selectFrom('expert_reviews').selectAll().execute()).toEqual([])
})

test('of a casino that is there, a missing column stays and an empty cell is not stated', async () => {
  const id = await aCasino(db, { restricted_countries: [], restrictions_checked: true })
  await anExpertReview(db, id, '8.0')
  await imported('casinos', [
    ['id', 'safetyIndex', 'license', 'payoutsRating', 'overallRating'],
    [String(id), '', 'Unknown', '', ''],
  ])
  expect(await db.selectFrom('casinos').selectAll().execute()).toMatchObject([
    {
      safety_index: null,
      license: null,
      established_year: 2018,
      restrictions_checked: true,
      expert_rating: null,
    },
  ])
  expect(await db.selectFrom('expert_reviews').selectAll().execute()).toMatchObject([
    { payouts_rating: null, bonuses_rating: '8.0', overall_rating: null },
  ])
})

test('a list of countries in a file takes away the tick that there are none', async () => {
  const id = await aCasino(db, { restricted_countries: [], restrictions_checked: true })
  await imported('casinos', [
    ['id', 'restrictedCountries'],
    [String(id), 'US | FR'],
  ])
  expect(await db.selectFrom('casinos').selectAll().execute()).toMatchObject([
    { restricted_countries: ['US', 'FR'], restrictions_checked: false },
  ])
})

test('conditions and terms of a bonus are not stated where a file leaves them empty', async () => {
  const casino = await aCasino(db)
  const columns = ['title', 'description', 'type', 'amount', 'casinoId']
  await imported('bonuses', [columns, ['Short', 'Doubles the deposit.', 'welcome', '€100', String(casino)]])
  const id = await aBonus(db, { casino_id: casino, title: 'Long' })
  await imported('bonuses', [
    ['id', 'wageringRequirement', 'terms'],
    [String(id), '', ''],
  ])
  expect(await db.selectFrom('bonuses').selectAll().orderBy('id').execute()).toMatchObject([
    { wagering_requirement: null, min_deposit: null, terms: null },
    { wagering_requirement: null, min_deposit: '€20', terms: null },
  ])
})
