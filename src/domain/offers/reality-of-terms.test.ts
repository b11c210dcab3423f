import { expect, test } from 'vitest'
import { OfferTerms } from '#contract/offers/terms.ts'
import { realityInput, readWhatIf, stakeProblem } from './reality-of-terms.ts'
import { chanceWords, moneyWords, realitySentence } from './reality-words.ts'
import { termRows } from './terms-words.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const WELCOME = {
  kind: 'match',
  steps: [{ matchPercent: 100, maxBonus: eur(200), minDeposit: eur(20) }],
  wagering: { multiple: 35, base: 'bonus' },
  maxBet: eur(5),
  maxCashout: { multiple: 10, of: 'bonus' },
  cashable: true,
  daysToWager: 30,
}
const inputOf = (change: object, whatIf = {}) =>
  realityInput(OfferTerms.parse({ ...WELCOME, ...change }), whatIf)

test('a match is played with 100 of its money, one a round, and a usual slot', () => {
  expect(inputOf({})).toEqual({
    currency: 'EUR',
    input: {
      deposit: 100,
      bonus: 100,
      freeSpins: null,
      wagering: { multiple: 35, base: 'bonus' },
      contribution: 1,
      rtp: 0.96,
      volatility: 'medium',
      stake: 1,
      maxBet: 5,
      maxCashout: 1000,
      cashable: true,
      days: 30,
    },
  })
})

test('a small bonus takes the deposit that takes all of it, and a visitor may choose another', () => {
  const small = { steps: [{ matchPercent: 50, maxBonus: eur(20), minDeposit: eur(10) }] }
  expect(inputOf(small)).toMatchObject({ input: { deposit: 40, bonus: 20 } })
  expect(inputOf(small, { deposit: 10, stake: 2, volatility: 'high' })).toMatchObject({
    input: { deposit: 10, bonus: 5, stake: 2, volatility: 'high', maxCashout: 50 },
  })
})

test('each step of a package has a deposit and a bonus of its own', () => {
  const steps = [...WELCOME.steps, { matchPercent: 50, maxBonus: eur(150), minDeposit: eur(30) }]
  const terms = OfferTerms.parse({ ...WELCOME, steps })
  expect(realityInput(terms, {}, 1)).toMatchObject({ input: { deposit: 100, bonus: 50, maxCashout: 500 } })
  expect(realityInput(terms, {}, 0)).toMatchObject({ input: { deposit: 100, bonus: 100 } })
})

test('free spins risk no deposit', () => {
  const spins = {
    kind: 'free_spins',
    steps: [{ freeSpins: { count: 50, value: eur(0.2) }, minDeposit: eur(20) }],
    wagering: { multiple: 30, base: 'winnings' },
    cashable: null,
    maxCashout: eur(100),
  }
  expect(inputOf(spins)).toMatchObject({
    input: { deposit: 0, bonus: 0, freeSpins: { count: 50, value: 0.2 }, maxCashout: 100 },
  })
})

test.each([
  [{ wagering: null }, ['the wagering']],
  [{ wagering: { multiple: 35 } }, ['what has to be wagered']],
  [
    { cashable: null, steps: [{ matchPercent: 100 }] },
    ['the highest bonus', 'whether the bonus itself can be withdrawn'],
  ],
  [{ kind: 'free_spins', steps: [{ freeSpins: { count: 20 } }] }, ['the value of a free spin']],
])('with %j nothing is computed, and what is missing is named', (change, missing) => {
  expect(inputOf(change)).toEqual({ missing })
})

test('cashback is played after a day of the deposit, and its share has to be stated', () => {
  const cashback = {
    kind: 'cashback',
    steps: [{ matchPercent: 10, maxBonus: eur(200), minDeposit: eur(20) }],
    wagering: { multiple: 1, base: 'bonus' },
    maxCashout: null,
    cashable: null,
  }
  expect(inputOf(cashback)).toMatchObject({
    input: { deposit: 100, bonus: 0, cashback: { share: 0.1, most: 200 }, maxCashout: null },
  })
  expect(inputOf({ ...cashback, steps: [{ matchPercent: 10 }] })).toMatchObject({
    leftOut: 'The most that comes back is not stated; none is applied.',
  })
  expect(inputOf({ ...cashback, steps: [{ maxBonus: eur(200) }] })).toEqual({
    missing: ['how much of the loss comes back'],
  })
})

test('an offer that is not played through says why', () => {
  expect(inputOf({ kind: 'other' })).toHaveProperty('reason')
  expect(realityInput(null)).toEqual({ missing: ['the terms of the offer'] })
})

test('spins without a value are left out and named', () => {
  const step = { matchPercent: 100, maxBonus: eur(200), freeSpins: { count: 100 } }
  expect(inputOf({ steps: [step] })).toMatchObject({
    input: { freeSpins: null },
    leftOut: 'The 100 free spins are left out: their value is not stated.',
  })
})

test('a fixed amount is played like a match, with the least deposit or none', () => {
  const fixed = { kind: 'fixed', steps: [{ maxBonus: eur(25), minDeposit: eur(10) }] }
  expect(inputOf(fixed)).toMatchObject({ input: { deposit: 10, bonus: 25, stake: 1 } })
  expect(inputOf({ ...fixed, steps: [{ maxBonus: eur(25) }] })).toMatchObject({
    input: { deposit: 0, bonus: 25 },
  })
  expect(inputOf({ kind: 'fixed', steps: [{}] })).toEqual({ missing: ['the amount of the bonus'] })
})

test('what free spins win has the wagering of its own where one is stated', () => {
  const spins = { count: 20, value: eur(0.5) }
  const alone = { kind: 'free_spins', steps: [{ freeSpins: spins }], wagering: null, freeSpinsWagering: 40 }
  expect(inputOf(alone)).toMatchObject({
    input: { wagering: { multiple: 40, base: 'winnings' }, stake: 0.5, bonus: 0 },
  })
  // "40× the bonus" of an offer that is free spins alone means what they win.
  expect(
    inputOf({ ...alone, freeSpinsWagering: null, wagering: { multiple: 40, base: 'bonus' } }),
  ).toMatchObject({ input: { wagering: { multiple: 40, base: 'winnings' } } })
  const both = { steps: [{ matchPercent: 100, maxBonus: eur(200), freeSpins: spins }], freeSpinsWagering: 10 }
  expect(inputOf(both)).toMatchObject({
    input: { wagering: { multiple: 35, base: 'bonus' }, spinsWagering: 10 },
  })
})

test('nothing is said to be finished where nothing has to be wagered', () => {
  const free = inputOf({ wagering: { multiple: 0, base: 'bonus' } })
  if (!('input' in free)) throw new Error('It can be played.')
  const says = realitySentence(free, { chanceToFinish: 1, median: 12, turnover: 0 })
  expect(says).toBe('Nothing has to be wagered: half of those who start with €100 end €12 ahead or less.')
})

test('an address changes deposit, stake, return, contribution and volatility, and nonsense is named', () => {
  const read = (query: string) => readWhatIf(new URLSearchParams(query))
  expect(read('deposit=50&stake=0,5&volatility=high')).toEqual({
    whatIf: { deposit: 50, stake: 0.5, volatility: 'high' },
    problem: undefined,
  })
  expect(read('rtp=94.5&contribution=10').whatIf).toEqual({ rtp: 0.945, contribution: 0.1 })
  expect(read('rtp=20').problem).toBe('Return must be a number from 50 to 100.')
  expect(read('volatility=wild').whatIf.volatility).toBeUndefined()
  expect(read('deposit=-1').problem).toBe('Deposit must be a number from 0.01 to 100,000.')
  expect(read('stake=much').problem).toBe('Stake must be a number from 0.01 to 10,000.')
  const tiny = inputOf({}, { stake: 0.01 })
  expect('input' in tiny && stakeProblem(tiny.input)).toContain('more than 200,000 rounds')
})

test.each([
  [0.255, 'About one in four'],
  [0.5, 'About half'],
  [0.003, 'Fewer than one in fifty'],
  [0.999, 'Almost all'],
])('a chance of %d is said as %s', (chance, words) => {
  expect(chanceWords(chance)).toBe(words)
})

test('money is said to the euro, a coin by its code', () => {
  expect([moneyWords(3500.4, 'EUR'), moneyWords(-99.6, 'EUR'), moneyWords(0.4, 'USDT')]).toEqual([
    '€3,500',
    '−€100',
    '0 USDT',
  ])
})

test('terms in words keep the row of what is not stated', () => {
  const rows = Object.fromEntries(termRows(OfferTerms.parse(WELCOME)).map(({ name, says }) => [name, says]))
  expect(rows).toEqual({
    Offer: '100% up to €200, from €20',
    Wagering: '35× the bonus',
    'Games that count': null,
    'Highest bet': '€5',
    'Cash-out limit': '10× the bonus',
    'Bonus can be withdrawn': 'Yes, once it has been wagered',
    'Time to wager': '30 days',
    'New customers only': null,
  })
})
