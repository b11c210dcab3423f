import { beforeEach, expect, test } from 'vitest'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { findWarnedCasino, listRecentTests } from '../casinos/recent-tests.ts'
import { listScoreChanges, listTermChanges } from './recent-changes.ts'
import { insertRevisions } from './revision-writes.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const SPAN = { since: daysAgo(30), now: NOW, limit: 2 }

/** Saves of one item, the oldest first. */
const saves = (kind: ItemKind, itemId: number, kept: readonly [daysAgo: number, form: object][]) =>
  insertRevisions(
    db,
    kept.map(([days, form], at) => ({
      kind,
      itemId,
      version: at + 1,
      form,
      action: 'changed',
      username: 'nora',
      savedAt: daysAgo(days),
    })),
  )

test('a condition that changed this month is listed with both values and its day', async () => {
  const casino = await aCasino(db, { name: 'Aldermoon' })
  const id = await aBonus(db, { casino_id: casino, title: 'Welcome', wagering_requirement: '40x' })
  await saves('bonus', id, [
    [90, { wageringRequirement: '35x', title: 'Old' }],
    [2, { wageringRequirement: '40x', title: 'Welcome' }],
  ])
  expect(await listTermChanges(db, SPAN)).toMatchObject([
    {
      id,
      name: 'Welcome at Aldermoon',
      field: 'wageringRequirement',
      before: '35x',
      after: '40x',
      on: '2026-03-12',
    },
  ])
})

test('only the latest change that still holds is listed, and none that is older, hidden, over or the first version', async () => {
  const id = await aBonus(db, { wagering_requirement: '35x' })
  await saves('bonus', id, [
    [90, { wageringRequirement: '35x' }],
    [9, { wageringRequirement: '50x' }],
    [8, { wageringRequirement: '35x' }],
  ])
  expect(await listTermChanges(db, SPAN)).toMatchObject([{ before: '50x', after: '35x' }])
  const older = await aBonus(db, { wagering_requirement: '30x' })
  await saves('bonus', older, [
    [90, { wageringRequirement: '20x' }],
    [40, { wageringRequirement: '30x' }],
  ])
  const changed = [
    [50, { wageringRequirement: '10x' }],
    [5, { wageringRequirement: '35x' }],
  ] as const
  for (const bonus of [{ is_active: false }, { valid_until: daysAgo(1) }])
    await saves(
      'bonus',
      await aBonus(db, bonus),
      changed.map(([days, form]) => [days, form]),
    )
  await saves('bonus', await aBonus(db), [[3, { wageringRequirement: '35x' }]])
  expect(await listTermChanges(db, SPAN)).toHaveLength(1)
})

test('a safety index that was raised or lowered is listed, one that was stated for the first time is not', async () => {
  const lowered = await aCasino(db, { name: 'Lowered', safety_index: 6.5 })
  await saves('casino', lowered, [
    [60, { safetyIndex: 8.1 }],
    [4, { safetyIndex: 6.5 }],
  ])
  const first = await aCasino(db, { safety_index: 7 })
  await saves('casino', first, [
    [60, { safetyIndex: null }],
    [4, { safetyIndex: 7 }],
  ])
  expect(await listScoreChanges(db, SPAN)).toMatchObject([
    { id: lowered, name: 'Lowered', before: '8.1', after: '6.5', on: '2026-03-10' },
  ])
})

test('a test or a check of this month is listed by its later day', async () => {
  await aCasino(db, { name: 'Checked', tested_on: '2026-01-10', checked_on: '2026-03-01' })
  await aCasino(db, { name: 'Tested', tested_on: '2026-03-05' })
  await aCasino(db, { name: 'Long ago', tested_on: '2026-01-10' })
  await aCasino(db, { name: 'Planned', tested_on: '2026-04-10' })
  await aCasino(db, { name: 'Hidden', tested_on: '2026-03-05', is_active: false })
  expect(await listRecentTests(db, SPAN)).toMatchObject([
    { name: 'Tested', what: 'Tested', on: '2026-03-05' },
    { name: 'Checked', what: 'Checked', on: '2026-03-01' },
  ])
})

test('the warning is about a casino that is not recommended, the one looked at last', async () => {
  await aCasino(db, { safety_index: 7 })
  await aCasino(db, { safety_index: null })
  expect(await findWarnedCasino(db)).toBeUndefined()
  await aCasino(db, { name: 'Lowest', safety_index: 2 })
  expect(await findWarnedCasino(db)).toMatchObject({ name: 'Lowest', safetyIndex: '2.0', on: null })
  await aCasino(db, {
    name: 'Looked at',
    safety_index: 6.9,
    safety_set_on: '2026-03-02',
    safety_reason: 'Slow.',
  })
  expect(await findWarnedCasino(db)).toMatchObject({ name: 'Looked at', on: '2026-03-02', reason: 'Slow.' })
})
