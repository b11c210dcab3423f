import { beforeEach, expect, test } from 'vitest'
import { aCasino, anExpertReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { ownDatabase } from '#test/test-database.ts'
import { casinoField } from './casino-field.ts'

const { db, reset } = await ownDatabase()
beforeEach(reset)

test('the field is that of listed casinos that state a score, and is kept for five minutes', async () => {
  for (const safety_index of [6, 7, 8, 9, 10]) await aCasino(db, { safety_index })
  await aCasino(db, { safety_index: 1, is_active: false })
  await aCasino(db, { safety_index: null })
  const field = await casinoField(db, NOW)
  expect(field.safety).toEqual({ count: 5, lowest: 6, lower: 7, median: 8, upper: 9, highest: 10 })
  expect(field.payouts).toBeNull()
  for (let id = 1; id <= 5; id++) await anExpertReview(db, id)
  expect(await casinoField(db, new Date(NOW.getTime() + 299_000))).toEqual(field)
  const later = await casinoField(db, new Date(NOW.getTime() + 300_000))
  expect(later.payouts).toMatchObject({ count: 5, median: 8 })
})
