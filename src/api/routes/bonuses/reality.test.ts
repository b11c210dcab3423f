import { expect, test } from 'vitest'
import { RealityResult } from '#contract/offers/reality.schema.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const site = testApp(db)

const OFFER = {
  deposit: 100,
  bonus: 100,
  freeSpins: null,
  wagering: { multiple: 35, base: 'bonus' },
  contribution: 100,
  rtp: 96,
  volatility: 'medium',
  stake: 1,
  maxBet: 5,
  maxCashout: { multiple: 10, of: 'bonus' },
  cashable: true,
  days: 30,
}

test('an offer is played 20,000 times, and the same offer has the same digits', async () => {
  const answers = await Promise.all([site.post('/api/reality', OFFER), site.post('/api/reality', OFFER)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  const result = RealityResult.strict().parse(first)
  expect(first).toEqual(second)
  expect(result).toMatchObject({ runs: 20_000, turnover: 3500, hours: 3500 / 600 })
  expect(result.ceiling).toBeCloseTo(140, 6)
  expect(result.chanceToFinish).toBeGreaterThan(0.2)
  expect(result.chanceToFinish).toBeLessThan(0.3)
  expect(result.percentiles.p95).toBeLessThanOrEqual(900)
  expect(result.assumptions).toContain('At most 1000 is paid.')
})

test('cashback takes the place of a bonus', async () => {
  const cashback = { share: 10, most: 5 }
  const body = { ...OFFER, bonus: 0, wagering: { multiple: 0, base: 'bonus' }, maxCashout: null, cashback }
  const answer = await site.post('/api/reality', body)
  expect(await answer.json()).toMatchObject({
    chanceToFinish: 1,
    turnover: 1200,
    percentiles: { p5: -95 },
    assumptions: expect.arrayContaining([
      '10% of what a day of 2 hours loses comes back, at most 5. Only the cashback has to be wagered.',
    ]),
  })
  const both = await site.post('/api/reality', { ...body, bonus: 50 })
  expect(both.status).toBe(400)
  expect(await both.json()).toMatchObject({
    errors: [{ path: 'cashback', message: expect.stringContaining('bonus must be 0') }],
  })
})

test('fractions and percentages are the same, and what may be left out is said', async () => {
  const {
    contribution: _c,
    maxBet: _b,
    maxCashout: _k,
    cashable: _s,
    days: _d,
    freeSpins: _f,
    ...least
  } = OFFER
  const of = async (body: object) => (await site.post('/api/reality', body)).json()
  const small = { ...least, deposit: 10, bonus: 10, wagering: { multiple: 5, base: 'bonus' } }
  const result = await of(small)
  expect(await of({ ...small, rtp: 0.96, contribution: 1 })).toEqual(result)
  expect(result.assumptions).toContain('No limit on what is paid.')
})

test.each([
  [{ deposit: -1 }, 'deposit must be 0 or more'],
  [{ deposit: '100' }, 'deposit must be a number'],
  [{ wagering: null }, 'wagering must have a multiple and a base'],
  [
    { wagering: { multiple: 35, base: 'deposit' } },
    'wagering.base must be bonus, deposit_and_bonus or winnings',
  ],
  [{ wagering: { multiple: 1e9, base: 'bonus' } }, 'wagering.multiple may be at most 1,000'],
  [{ contribution: 0 }, 'contribution must be more than 0'],
  [{ rtp: 101 }, 'rtp may be at most 100 percent'],
  [{ volatility: 'extreme' }, 'volatility must be low, medium or high'],
  [{ stake: 0 }, 'stake must be 0.01 or more'],
  [
    { stake: 0.01, deposit: 1e6, bonus: 1e6 },
    'stake is too small: the turnover would take more than 200000 rounds',
  ],
  [{ freeSpins: { count: 1e9, value: 1 } }, 'freeSpins.count may be at most 5,000'],
  [{ freeSpins: 50 }, 'freeSpins must be null or have a count and a value'],
  [{ maxCashout: 'none' }, 'maxCashout must be a sum, or a multiple of bonus or deposit'],
  [{ days: 0 }, 'days must be more than 0'],
])('%j is refused: %s', async (change, message) => {
  const answer = await site.post('/api/reality', { ...OFFER, ...change })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ success: false, message })
})

test('a bonus says what its terms do to money, or what is missing for that', async () => {
  const offer_terms = OfferTerms.parse({
    kind: 'match',
    steps: [{ matchPercent: 100, maxBonus: { amount: 50, currency: 'EUR' } }],
    wagering: { multiple: 5, base: 'bonus' },
    cashable: true,
  })
  const casino_id = await aCasino(db)
  const known = await aBonus(db, { casino_id, offer_terms: JSON.stringify(offer_terms) as never })
  const unknown = await aBonus(db, { casino_id })
  const read = async (id: number) => (await site.request(`/api/bonuses/${id}/reality`)).json()
  expect(await read(known)).toMatchObject({
    reality: { turnover: 250, runs: 20_000 },
    missing: [],
    deposit: 50,
    currency: 'EUR',
  })
  expect(await read(unknown)).toEqual({
    reality: null,
    missing: ['the terms of the offer'],
    deposit: null,
    currency: null,
  })
  expect((await site.request('/api/bonuses/999999/reality')).status).toBe(404)
})
