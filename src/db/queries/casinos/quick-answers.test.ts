import { expect, test } from 'vitest'
import { OfferTerms } from '#contract/offers/terms.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { testDatabase } from '#test/test-database.ts'
import { listQuickAnswers } from './quick-answers.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-11-26T12:00:00Z')
const wagering = (multiple: number) => OfferTerms.parse({ wagering: { multiple, base: 'bonus' } }) as never

test('three recommended casinos answer, each once, and none by what is not stated', async () => {
  expect(await listQuickAnswers(db, NOW)).toEqual([])
  await aCasino(db, { name: 'Doubtful', safety_index: '6.9', payout_hours: 0.1, payouts_timed: 9 })
  const safest = await aCasino(db, { name: 'Safest', safety_index: '9.8', payout_hours: 1, payouts_timed: 5 })
  await aCasino(db, { name: 'Once', safety_index: '8.0', payout_hours: 0.2, payouts_timed: 2 })
  await aCasino(db, { name: 'Fast', safety_index: '8.1', payout_hours: 2.5, payouts_timed: 3 })
  const easy = await aCasino(db, { name: 'Easy', safety_index: '7.5' })
  await aBonus(db, { casino_id: easy, offer_terms: wagering(15) })
  await aBonus(db, { casino_id: easy, offer_terms: wagering(5), valid_until: new Date('2026-11-25') })
  await aBonus(db, { casino_id: safest, offer_terms: wagering(1) })
  const answers = await listQuickAnswers(db, NOW)
  expect(answers.map(({ asks, name, figure, tests }) => ({ asks, name, figure, tests }))).toEqual([
    { asks: 'safest', name: 'Safest', figure: 9.8, tests: 5 },
    { asks: 'fastest', name: 'Fast', figure: 2.5, tests: 3 },
    { asks: 'wagering', name: 'Easy', figure: 15, tests: 0 },
  ])
})
