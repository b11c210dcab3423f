import { describe, expect, test } from 'vitest'
import { VOLATILITIES } from '#contract/shared/options.ts'
import { paytable, RESULTS, type Paytable } from './paytables.ts'
import { MOST_ROUNDS, reality, roundsOf, TooManyRounds, type RealityInput } from './reality.ts'

const OFFER: RealityInput = {
  deposit: 100,
  bonus: 100,
  freeSpins: null,
  wagering: { multiple: 35, base: 'bonus' },
  contribution: 1,
  rtp: 0.96,
  volatility: 'medium',
  stake: 1,
  maxBet: 5,
  maxCashout: null,
  cashable: true,
  days: null,
}
const RUNS = 4000

describe('a pay table', () => {
  test.each(
    VOLATILITIES.flatMap((volatility) => [0.5, 0.885, 0.96, 0.99, 1].map((rtp) => ({ volatility, rtp }))),
  )('of $volatility volatility returns $rtp exactly', ({ volatility, rtp }) => {
    const { prizes, results } = paytable(volatility, rtp)
    const sum = results.reduce((total, result) => total + (prizes[result] ?? Number.NaN), 0)
    expect(sum / RESULTS).toBeCloseTo(rtp, 10)
    expect(Math.min(...prizes)).toBe(0)
  })

  test('spreads its results more the wilder it is', () => {
    const spreads = VOLATILITIES.map((volatility) => {
      const { prizes, results } = paytable(volatility, 0.96)
      return Math.sqrt(
        results.reduce((total, result) => total + ((prizes[result] ?? 0) - 0.96) ** 2, 0) / RESULTS,
      )
    })
    expect(spreads.map((spread) => Math.round(spread))).toEqual([3, 7, 16])
  })
})

/** Thirty offers that differ in everything that moves money, none of them with a limit on what is paid. */
const MIXED = Array.from({ length: 30 }, (_, index): RealityInput => ({
  ...OFFER,
  deposit: 20 + 17 * (index % 7),
  bonus: 10 + 23 * (index % 5),
  freeSpins: index % 3 === 0 ? { count: 10 + index, value: 0.2 } : null,
  wagering: {
    multiple: [5, 20, 35, 50][index % 4] ?? 1,
    base: (['bonus', 'deposit_and_bonus'] as const)[index % 2] ?? 'bonus',
  },
  contribution: index % 5 === 4 ? 0.5 : 1,
  rtp: 0.9 + 0.01 * (index % 9),
  volatility: VOLATILITIES[index % 3] ?? 'low',
  stake: [0.5, 1, 2][index % 3] ?? 1,
}))

test.each(MIXED.map((input, index) => ({ index, input })))(
  'offer $index: the mean is the bonus and what the spins return, less the edge on what was staked',
  ({ input }) => {
    const { mean, meanTurnover } = reality(input, RUNS)
    const spins = input.freeSpins === null ? 0 : input.freeSpins.count * input.freeSpins.value * input.rtp
    const expected = input.bonus + spins - (1 - input.rtp) * meanTurnover
    // What remains is the luck of all rounds together.
    const spread = { low: 2.6, medium: 7.4, high: 15.6 }[input.volatility]
    const luck = spread * Math.sqrt((input.stake * meanTurnover) / RUNS)
    expect(Math.abs(mean - expected)).toBeLessThan(4 * luck + 0.01)
  },
)

/** Double or nothing, as often as `rtp` says. */
function evenMoney(rtp: number): Paytable {
  const wins = Math.round((rtp / 2) * RESULTS)
  const results = new Uint8Array(RESULTS).fill(1)
  return { prizes: Float64Array.from([2, 0]), results: results.fill(0, 0, wins) }
}

/** The chance to place `rounds` bets of one from `balance`, by all ways that they can go. */
function chanceToLast(balance: number, rounds: number, win: number): number {
  let chances = new Map([[balance, 1]])
  for (let round = 0; round < rounds; round++) {
    const next = new Map<number, number>()
    for (const [at, chance] of chances) {
      if (at === 0) continue
      next.set(at + 1, (next.get(at + 1) ?? 0) + chance * win)
      next.set(at - 1, (next.get(at - 1) ?? 0) + chance * (1 - win))
    }
    chances = next
  }
  return [...chances.values()].reduce((sum, chance) => sum + chance, 0)
}

test('an even-money game lasts as often as all its ways say', () => {
  const input = {
    ...OFFER,
    deposit: 3,
    bonus: 2,
    wagering: { multiple: 10, base: 'bonus' },
    rtp: 0.9,
  } as const
  const { chanceToFinish, standardErrors } = reality(input, 20_000, evenMoney(0.9))
  expect(Math.abs(chanceToFinish - chanceToLast(5, 20, 0.45))).toBeLessThan(4 * standardErrors.chanceToFinish)
})

test('a favourable one is never ruined as often as gambler’s ruin says', () => {
  const input = {
    ...OFFER,
    deposit: 2,
    bonus: 1,
    wagering: { multiple: 3000, base: 'bonus' },
    rtp: 1.2,
  } as const
  const { chanceToFinish, standardErrors } = reality(input, 5000, evenMoney(1.2))
  expect(Math.abs(chanceToFinish - (1 - (0.4 / 0.6) ** 3))).toBeLessThan(4 * standardErrors.chanceToFinish)
})

test('without wagering the bonus is kept, and a sticky one is not', () => {
  const free = { ...OFFER, wagering: { multiple: 0, base: 'bonus' } } as const
  expect(reality(free, RUNS)).toMatchObject({
    chanceToFinish: 1,
    median: 100,
    mean: 100,
    turnover: 0,
    hours: 0,
  })
  expect(reality({ ...free, cashable: false }, RUNS)).toMatchObject({ chanceToFinish: 1, median: 0, mean: 0 })
})

test('one round, and a turnover below the stake, are staked whole', () => {
  const one = reality({ ...OFFER, wagering: { multiple: 0.01, base: 'bonus' } }, RUNS)
  expect(one).toMatchObject({ chanceToFinish: 1, turnover: 1, meanTurnover: 1 })
  expect(one.percentiles.p5).toBe(99)
  const half = reality({ ...OFFER, wagering: { multiple: 0.005, base: 'bonus' } }, RUNS)
  expect(half).toMatchObject({ meanTurnover: 0.5 })
  expect(half.percentiles.p5).toBe(99.5)
})

test('more wagering never raises the chance to finish', () => {
  const chances = [0, 5, 10, 20, 30, 40, 60].map(
    (multiple) => reality({ ...OFFER, wagering: { multiple, base: 'bonus' } }, RUNS).chanceToFinish,
  )
  for (const [index, chance] of chances.entries())
    expect(chance).toBeLessThanOrEqual((chances[index - 1] ?? 1) + 0.02)
  expect(chances.at(-1)).toBeLessThan(0.25)
})

test('a lower limit on what is paid never raises the median, and what it takes is said', () => {
  const easy = { ...OFFER, wagering: { multiple: 5, base: 'bonus' } } as const
  // Every input meets the same chance, so the order holds exactly.
  const medians = [null, 300, 150, 149, 50, 0].map(
    (maxCashout) => reality({ ...easy, maxCashout }, 2000).median,
  )
  for (const [index, median] of medians.entries())
    expect(median).toBeLessThanOrEqual(medians[index - 1] ?? Infinity)
  expect(medians.at(-1)).toBe(-100)
  const { mean, limitTakes } = reality({ ...easy, maxCashout: 150 }, RUNS)
  const free = reality(easy, RUNS)
  expect(limitTakes).toBeGreaterThan(10)
  expect(Math.abs(mean + limitTakes - free.mean)).toBeLessThan(5 * free.standardErrors.mean)
})

test('time that runs out leaves nothing', () => {
  const short = reality({ ...OFFER, wagering: { multiple: 5, base: 'bonus' }, days: 0.1 }, RUNS)
  expect(short).toMatchObject({ chanceToFinish: 0, median: -100 })
  expect(short.meanTurnover).toBeLessThanOrEqual(120)
})

test('winnings of free spins are wagered where the terms say so', () => {
  const spins = reality(
    {
      ...OFFER,
      deposit: 0,
      bonus: 0,
      freeSpins: { count: 50, value: 0.2 },
      wagering: { multiple: 20, base: 'winnings' },
    },
    RUNS,
  )
  expect(spins.turnover).toBeGreaterThan(0.8 * 50 * 0.2 * 0.96 * 20)
  expect(spins.percentiles.p5).toBe(0)
  expect(spins.mean).toBeGreaterThan(0)
})

test('winnings that are wagered besides the bonus add to the turnover', () => {
  const both = { ...OFFER, freeSpins: { count: 50, value: 0.2 } }
  const plain = reality(both, RUNS)
  const more = reality({ ...both, spinsWagering: 20 }, RUNS)
  expect(more.turnover - plain.turnover).toBeGreaterThan(0.8 * 50 * 0.2 * 0.96 * 20)
  expect(more.chanceToFinish).toBeLessThanOrEqual(plain.chanceToFinish)
})

test('the same offer has the same digits, and its fan begins with all the money', () => {
  const reversed = Object.fromEntries(Object.entries(OFFER).toReversed()) as unknown as RealityInput
  const twice = [reality(OFFER, 500), reality(reversed, 500)]
  expect(twice[0]).toEqual(twice[1])
  expect(twice[0]?.fan[0]).toEqual({ share: 0, p5: 200, p25: 200, p50: 200, p75: 200, p95: 200 })
  expect(twice[0]?.fan).toHaveLength(21)
})

test('the rounds of all plays have a hard end, free spins among them', () => {
  expect(() => reality(OFFER, 1_000_000)).toThrow(TooManyRounds)
  const spins = {
    ...OFFER,
    freeSpins: { count: 5000, value: 0.1 },
    wagering: { multiple: 0, base: 'bonus' },
  } as const
  expect(() => reality(spins, 100_000)).toThrow(TooManyRounds)
  expect(reality(spins).runs).toBeLessThan(20_000)
})

test('long offers are played fewer times', () => {
  const long = { ...OFFER, deposit: 10_000, bonus: 10_000, rtp: 0.99 } as const
  expect(roundsOf(long)).toBe(350_000)
  expect(roundsOf(long)).toBeGreaterThan(MOST_ROUNDS)
  expect(reality({ ...long, stake: 5, volatility: 'high' }).runs).toBe(1000)
})

describe('cashback', () => {
  const CASHBACK: RealityInput = {
    ...OFFER,
    bonus: 0,
    wagering: { multiple: 0, base: 'bonus' },
    cashback: { share: 0.1, most: null },
  }

  test('without wagering comes back of every loss, after a day of 1,200 rounds', () => {
    const none = reality({ ...CASHBACK, cashback: { share: 1e-9, most: null } }, RUNS)
    const tenth = reality({ ...CASHBACK, cashback: { share: 0.1, most: null } }, RUNS)
    const whole = reality({ ...CASHBACK, cashback: { share: 1, most: null } }, RUNS)
    expect(none.turnover).toBe(1200)
    expect(tenth.chanceToFinish).toBe(1)
    // Those who lose everything gets a tenth of it, or all.
    expect(
      [none, tenth, whole].map(({ percentiles }) => Math.round(percentiles.p5 * 1000) / 1000 + 0),
    ).toEqual([-100, -90, 0])
    expect(tenth.median).toBeGreaterThan(none.median)
    // The mean without cashback is the edge on what was staked.
    const luck = 7.4 * Math.sqrt(none.meanTurnover / RUNS)
    expect(Math.abs(none.mean + 0.04 * none.meanTurnover)).toBeLessThan(4 * luck)
  })

  test('is never worth more with a limit or with wagering', () => {
    const limited = reality({ ...CASHBACK, cashback: { share: 0.5, most: 20 } }, RUNS)
    const free = reality({ ...CASHBACK, cashback: { share: 0.5, most: null } }, RUNS)
    const wagered = reality(
      { ...CASHBACK, wagering: { multiple: 30, base: 'bonus' }, cashback: { share: 0.5, most: null } },
      RUNS,
    )
    expect(limited.percentiles.p5).toBe(-80)
    expect(free.percentiles.p5).toBe(-50)
    expect(wagered.chanceToFinish).toBeLessThan(1)
    expect(wagered.median).toBeLessThan(free.median)
    expect(roundsOf({ ...CASHBACK, wagering: { multiple: 30, base: 'bonus' } })).toBe(1200 + 300)
  })
})
