/**
 * Simulates an offer many times to show what its conditions do to money. A pure function; formulas, sources and
 * omissions are in docs/reality.md. All amounts are in one currency, and results are differences from the deposit.
 */
import type { Volatility } from '#contract/shared/options.ts'
import { paytable, type Paytable } from './paytables.ts'

export const REALITY_MODEL = 'evenhand-2'
/** The assumed speed of play. */
export const PACE = { roundsAnHour: 600, hoursADay: 2 } as const
/** The rounds played before cashback is calculated. */
const DAY_ROUNDS = PACE.hoursADay * PACE.roundsAnHour
/** How often an offer is simulated; fewer times where it takes many rounds. */
export const RUNS = { most: 20_000, fewest: 500 } as const
export const MOST_ROUNDS = 200_000
/** The most rounds of all simulations together; about a third of a second of CPU. */
const ALL_ROUNDS = 70_000_000
/**
 * The hard limit of all rounds and free spins together. The wagering may depend on winnings, so the mean says little
 * about the longest run: one spin of a million with a tiny RTP may win an amount that takes hours to wager.
 */
const MOST_PLAYED = 200_000_000

/** Thrown when an offer takes more rounds than the limits allow. */
export class TooManyRounds extends Error {}

export interface RealityInput {
  deposit: number
  bonus: number
  /** Played first; winnings are added to the balance. */
  freeSpins: { count: number; value: number } | null
  wagering: { multiple: number; base: 'bonus' | 'deposit_and_bonus' | 'winnings' }
  /** Wagering of free spin winnings, as a multiple of the winnings, in addition to the bonus. */
  spinsWagering?: number | undefined
  /** The share of a stake that counts towards wagering, above 0, up to 1. */
  contribution: number
  /** 0 to 1. */
  rtp: number
  volatility: Volatility
  stake: number
  maxBet: number | null
  maxCashout: number | null
  /** False: the bonus is deducted from the payout. */
  cashable: boolean
  /** Days to finish the wagering in; null: no limit. */
  days: number | null
  /** In place of a bonus: the share (above 0, up to 1) of a day's loss that is paid back, at most `most`. */
  cashback?: { share: number; most: number | null } | null | undefined
}

export interface Reality {
  /** 0 to 1. */
  chanceToFinish: number
  /** 0 to 1: the chance that the payout exceeds the deposit. */
  chanceToEndAhead: number
  median: number
  mean: number
  percentiles: { p5: number; p25: number; p75: number; p95: number }
  /** The amount to be staked; its mean where it depends on winnings. */
  turnover: number
  /** The mean of the amount actually staked. */
  meanTurnover: number
  /** Turnover times the house edge: the average cost of playing to the end. */
  ceiling: number
  hours: number
  /** The average loss to a cash-out limit; 0 without one. */
  limitTakes: number
  runs: number
  standardErrors: { chanceToFinish: number; chanceToEndAhead: number; mean: number; median: number }
  /** The balance after each twentieth of the turnover; 0 for runs that have lost everything. */
  fan: readonly { share: number; p5: number; p25: number; p50: number; p75: number; p95: number }[]
  model: string
}

/** A text that identifies the input, however its object was built. Equal inputs have equal results. */
export function realityKey(input: RealityInput): string {
  const { freeSpins, wagering } = input
  return JSON.stringify([
    REALITY_MODEL,
    [input.deposit, input.bonus, freeSpins?.count ?? 0, freeSpins?.value ?? 0],
    [wagering.multiple, wagering.base, input.contribution, input.rtp, input.volatility],
    [input.stake, input.maxBet, input.maxCashout, input.cashable, input.days],
    ...(input.cashback ? [input.cashback.share, input.cashback.most] : []),
    ...(input.spinsWagering ? [input.spinsWagering] : []),
  ])
}

/** The stake of a round, at most the highest bet. */
export function stakeOf({ stake, maxBet }: Pick<RealityInput, 'maxBet' | 'stake'>): number {
  return maxBet === null ? stake : Math.min(stake, maxBet)
}

/** The amount to be staked; `winnings` are those of the free spins. */
export function turnoverOf(
  {
    deposit,
    bonus,
    wagering,
    spinsWagering = 0,
    contribution,
  }: Pick<RealityInput, 'bonus' | 'contribution' | 'deposit' | 'spinsWagering' | 'wagering'>,
  winnings: number,
): number {
  const base = { bonus, deposit_and_bonus: deposit + bonus, winnings }[wagering.base]
  return (wagering.multiple * base + spinsWagering * winnings) / contribution
}

function cashbackOf({ deposit, cashback }: RealityInput, balance: number): number {
  if (!cashback) return 0
  return Math.min(cashback.share * Math.max(deposit - balance, 0), cashback.most ?? Infinity)
}

/**
 * The number of rounds to the end, assuming average winnings of free spins, and the loss of the whole deposit before
 * cashback.
 */
export function roundsOf(input: RealityInput): number {
  if (input.cashback)
    return DAY_ROUNDS + Math.ceil(turnoverOf({ ...input, bonus: cashbackOf(input, 0) }, 0) / stakeOf(input))
  const spins = input.freeSpins === null ? 0 : input.freeSpins.count * input.freeSpins.value
  return Math.ceil(turnoverOf(input, spins * input.rtp) / stakeOf(input))
}

const STEPS = 20
/** Smaller amounts cannot be staked. */
const COIN = 0.01

/**
 * All offers use the same random numbers. Of two offers that differ in one limit, the stricter one therefore never pays
 * more.
 */
const SEED = 0x81_1c_9d_c5

/**
 * Simulates the offer `runs` times. The same input gives identical results on every machine. Throws TooManyRounds
 * beyond the limits.
 */
export function reality(
  input: RealityInput,
  runs = runsFor(input),
  table = paytable(input.volatility, input.rtp),
): Reality {
  const { deposit, bonus, freeSpins, rtp, maxCashout, cashable, days, cashback } = input
  const stake = stakeOf(input)
  const roundsInTime = days === null ? Infinity : days * PACE.hoursADay * PACE.roundsAnHour
  const game = {
    ...table,
    random: randomState(SEED),
    gains: gainsOf(table, stake),
    left: { rounds: MOST_PLAYED },
  }
  const spins = freeSpins && { ...game, gains: gainsOf(table, freeSpins.value) }
  const changes = new Float64Array(runs)
  const fan = Array.from({ length: STEPS + 1 }, () => new Float64Array(runs))
  let [finished, ahead, staked, wanted, taken, sum, squares] = [0, 0, 0, 0, 0, 0, 0]

  for (let run = 0; run < runs; run++) {
    const winnings = freeSpins === null || spins === null ? 0 : spin(spins, freeSpins)
    const turnover = cashback ? DAY_ROUNDS * stake : turnoverOf(input, winnings)
    let [balance, left, rounds] = [deposit + bonus + winnings, turnover, cashback ? DAY_ROUNDS : roundsInTime]
    for (const [step, balances] of fan.entries()) {
      // Whole rounds up to each step. A remainder below the stake is staked in the last step.
      const until = step === STEPS ? turnover : Math.floor((turnover * step) / STEPS / stake) * stake
      const toStake = until - (turnover - left)
      if (toStake > 0 && balance >= COIN && rounds > 0) {
        const played = play(game, { balance, stake, toStake, rounds })
        balance = played.balance
        left = step === STEPS && played.isWhole ? 0 : left - played.staked
        rounds -= played.rounds
      }
      balances[run] = balance < COIN || (step === STEPS && left > 0) ? 0 : balance
    }
    // Cashback is settled first: the rest of the deposit is the player's own, without conditions.
    const [own, back] = cashback ? [balance, cashbackOf(input, balance)] : [0, 0]
    const toWager = cashback ? turnoverOf({ ...input, bonus: back }, back) : 0
    const again = play(game, { balance: back, stake, toStake: toWager, rounds: roundsInTime })
    const isFinished = cashback ? again.isWhole : left <= 0
    const end = cashback ? again.balance : cashable ? balance : Math.max(balance - bonus, 0)
    const due = isFinished ? end : 0
    const paid = own + (maxCashout === null ? due : Math.min(due, maxCashout))
    if (cashback) fan.at(-1)?.fill(paid, run, run + 1)
    const change = paid - deposit
    changes[run] = change
    if (isFinished) finished++
    if (change > 0) ahead++
    staked += turnover - left + (cashback ? again.staked : 0)
    wanted += turnover + toWager
    taken += own + due - paid
    sum += change
    squares += change * change
  }

  changes.sort()
  const at = (share: number) => quantile(changes, share)
  const [mean, turnover] = [sum / runs, wanted / runs]
  const error = (chance: number) => Math.sqrt((chance * (1 - chance)) / runs)
  const half = Math.sqrt(runs) / 2 / runs
  return {
    chanceToFinish: finished / runs,
    chanceToEndAhead: ahead / runs,
    median: at(0.5),
    mean,
    percentiles: { p5: at(0.05), p25: at(0.25), p75: at(0.75), p95: at(0.95) },
    turnover,
    meanTurnover: staked / runs,
    ceiling: turnover * (1 - rtp),
    hours: turnover / stake / PACE.roundsAnHour,
    limitTakes: taken / runs,
    runs,
    standardErrors: {
      chanceToFinish: error(finished / runs),
      chanceToEndAhead: error(ahead / runs),
      mean: Math.sqrt(Math.max(squares / runs - mean * mean, 0) / runs),
      // By order statistics: the median of a sample lies within half the root of its size.
      median: (at(0.5 + half) - at(0.5 - half)) / 2,
    },
    fan: fan.map((balances, step) => {
      balances.sort()
      const of = (share: number) => quantile(balances, share)
      return { share: step / STEPS, p5: of(0.05), p25: of(0.25), p50: of(0.5), p75: of(0.75), p95: of(0.95) }
    }),
    model: REALITY_MODEL,
  }
}

interface Game extends Paytable {
  random: RandomState
  /** The change of the balance for each prize at this stake. */
  gains: Float64Array
  /** The rounds that remain of the hard limit. */
  left: { rounds: number }
}

function gainsOf({ prizes }: Paytable, stake: number): Float64Array {
  return prizes.map((prize) => stake * (prize - 1))
}

function spin(game: Game, { count, value }: { count: number; value: number }): number {
  const { balance } = play(game, {
    balance: count * value,
    stake: value,
    toStake: count * value,
    rounds: count,
  })
  return balance
}

/**
 * Plays rounds until `toStake` is staked, the balance is gone, or the rounds are used up. Throws TooManyRounds at the
 * hard limit. A last round stakes the remainder. This is the hot loop of the model: sfc32 of PractRand (Chris
 * Doty-Humphrey) makes 32 bits with integer arithmetic only, and each half selects a result.
 */
function play(
  { prizes, results, random, gains, left }: Game,
  limits: { balance: number; stake: number; toStake: number; rounds: number },
): { balance: number; staked: number; rounds: number; isWhole: boolean } {
  const { stake, toStake } = limits
  let { balance } = limits
  const whole = Math.floor(toStake / stake + 1e-9)
  const inTime = Math.min(limits.rounds, left.rounds)
  const most = Math.min(whole, inTime)
  let { a, b, c, counter } = random
  let bits = 0
  let rounds = 0
  while (rounds < most && balance >= stake) {
    if ((rounds & 1) === 0) {
      bits = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (c << 21) | (c >>> 11)
      c = (c + bits) | 0
    } else bits >>>= 16
    balance += gains[results[bits & 0xff_ff] ?? 0] ?? 0
    rounds++
  }
  Object.assign(random, { a, b, c, counter })
  let staked = rounds * stake
  // A remainder below the stake is staked as a whole.
  while (rounds < inTime && balance >= COIN && toStake - staked > 1e-9) {
    const bet = Math.min(stake, balance, toStake - staked)
    balance += bet * ((prizes[results[randomBits(random) & 0xff_ff] ?? 0] ?? 0) - 1)
    staked += bet
    rounds++
  }
  left.rounds -= rounds
  if (left.rounds <= 0) throw new TooManyRounds('The offer takes too many rounds to be played.')
  const isWhole = toStake - staked <= 1e-9
  return { balance, staked: isWhole ? toStake : staked, rounds, isWhole }
}

function runsFor(input: RealityInput): number {
  const rounds = roundsOf(input) + (input.freeSpins?.count ?? 0)
  return Math.max(RUNS.fewest, Math.min(RUNS.most, Math.floor(ALL_ROUNDS / Math.max(1, rounds))))
}

/** Expects sorted numbers. */
function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)))] ?? 0
}

/** The generator's state between two numbers: 32-bit integers. */
interface RandomState {
  a: number
  b: number
  c: number
  counter: number
}

/** One step of the generator in `play`. */
function randomBits(random: RandomState): number {
  const { a, b, c, counter } = random
  const bits = (((a + b) | 0) + counter) | 0
  random.a = b ^ (b >>> 9)
  random.b = (c + (c << 3)) | 0
  random.c = (((c << 21) | (c >>> 11)) + bits) | 0
  random.counter = (counter + 1) | 0
  return bits
}

function randomState(seed: number): RandomState {
  const random = { a: seed | 0, b: 0x9e_37_79_b9 | 0, c: 0x24_3f_6a_88, counter: 1 }
  for (let round = 0; round < 12; round++) randomBits(random)
  return random
}
