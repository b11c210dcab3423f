/** The terms of an offer as the model takes them, and what a visitor may change. */
import type { OfferTerms } from '#contract/offers/terms.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { VOLATILITIES } from '#contract/shared/options.ts'
import type { Volatility } from '#contract/shared/options.ts'
import { MOST_ROUNDS, roundsOf } from './reality.ts'
import type { RealityInput } from './reality.ts'

/** What a visitor chooses; undefined is what the page begins with. */
export interface WhatIf {
  deposit?: number | undefined
  stake?: number | undefined
  volatility?: Volatility | undefined
}

export interface PlayableOffer {
  input: RealityInput
  /** ISO 4217 or a coin's code. */
  currency: string
  /** What the terms leave open and the model therefore leaves out, as a sentence. */
  leftOut?: string
}

/** Return to the player of a usual slot, where the terms name no game. */
export const USUAL_RTP = 0.96

const DEPOSIT = 100
const STAKE = 1

/** What an address asks to change, such as `?deposit=50&stake=2&volatility=high`; a number that is none is named. */
export function readWhatIf(query: URLSearchParams): { whatIf: WhatIf; problem: string | undefined } {
  const number = (name: string, most: number) => {
    const text = query.get(name)
    if (text === null || text.trim() === '') return undefined
    const value = Number(text.replace(',', '.'))
    return Number.isFinite(value) && value >= 0.01 && value <= most ? value : Number.NaN
  }
  const [deposit, stake] = [number('deposit', 100_000), number('stake', 10_000)]
  const volatility = VOLATILITIES.find((name) => name === query.get('volatility'))
  const problem = Number.isNaN(deposit)
    ? 'Deposit must be a number from 0.01 to 100,000.'
    : Number.isNaN(stake)
      ? 'Stake must be a number from 0.01 to 10,000.'
      : undefined
  return { whatIf: problem === undefined ? { deposit, stake, volatility } : {}, problem }
}

/** Why an offer cannot be played with this stake; undefined where it can. */
export function stakeProblem(input: RealityInput): string | undefined {
  return roundsOf(input) > MOST_ROUNDS
    ? `Stake is too small: the wagering would take more than ${MOST_ROUNDS.toLocaleString(LANGUAGE)} rounds.`
    : undefined
}

/** The input of a step, the first one by default, or what is not stated and would have to be. */
export function realityInput(
  terms: OfferTerms | null,
  { deposit, stake = STAKE, volatility = 'medium' }: WhatIf = {},
  stepIndex = 0,
): PlayableOffer | { missing: string[] } | { reason: string } {
  if (terms === null) return { missing: ['the terms of the offer'] }
  const { wagering } = terms
  const step = terms.steps[stepIndex]
  const spins = step?.freeSpins ?? null
  const [isMatch, isCashback] = [terms.kind === 'match', terms.kind === 'cashback']
  const isSpins = terms.kind === 'free_spins'
  if (!isMatch && !isCashback && !isSpins)
    return {
      reason:
        'This is neither a match of a deposit, nor a number of free spins, nor cashback, so there is nothing to play through.',
    }
  const missing = [
    ...(isMatch && (step?.matchPercent ?? null) === null ? ['the percentage of the match'] : []),
    ...(isCashback && (step?.matchPercent ?? null) === null ? ['how much of the loss comes back'] : []),
    ...(isMatch && (step?.maxBonus ?? null) === null ? ['the highest bonus'] : []),
    ...(isSpins && spins === null ? ['the number of free spins'] : []),
    ...(isSpins && spins !== null && spins.value === null ? ['the value of a free spin'] : []),
    ...(wagering === null ? ['the wagering'] : []),
    ...(wagering !== null && wagering.multiple > 0 && wagering.base === null
      ? ['what has to be wagered']
      : []),
    ...(isMatch && terms.cashable === null ? ['whether the bonus itself can be withdrawn'] : []),
  ]
  if (missing.length > 0 || step === undefined || wagering === null) return { missing }
  const currency =
    step.maxBonus?.currency ??
    spins?.value?.currency ??
    step.minDeposit?.currency ??
    terms.maxBet?.currency ??
    'EUR'
  const percent = (step.matchPercent ?? 0) / 100
  const most = step.maxBonus?.amount ?? 0
  const least = step.minDeposit?.amount ?? 0
  // €100, or what takes the whole bonus where that is less; free spins take no more than they ask for.
  const usual = isMatch ? Math.min(DEPOSIT, Math.ceil(most / percent)) : isCashback ? DEPOSIT : 0
  const paid = deposit ?? Math.max(least, usual)
  const bonus = isMatch ? Math.min(paid * percent, most) : 0
  const cashback = isCashback ? { share: Math.min(percent, 1), most: step.maxBonus?.amount ?? null } : null
  const slots = terms.contributions.find(({ gameType }) => gameType === 'slots')?.percent ?? 100
  return {
    currency,
    ...(cashback !== null &&
      cashback.most === null && { leftOut: 'The most that comes back is not stated; none is applied.' }),
    ...(isMatch &&
      spins !== null &&
      spins.value === null && {
        leftOut: `The ${spins.count} free spins are left out: their value is not stated.`,
      }),
    input: {
      // Money of a deposit that only opens free spins is not at stake.
      deposit: isSpins ? 0 : paid,
      bonus,
      freeSpins:
        isCashback || spins === null || spins.value === null
          ? null
          : { count: spins.count, value: spins.value.amount },
      wagering: { multiple: wagering.multiple, base: wagering.base ?? 'bonus' },
      contribution: Math.max(slots, 1) / 100,
      rtp: USUAL_RTP,
      volatility,
      stake,
      maxBet: terms.maxBet?.amount ?? null,
      maxCashout: cashoutOf(terms.maxCashout, { bonus: isCashback ? paid * percent : bonus, deposit: paid }),
      cashable: terms.cashable ?? true,
      days: terms.daysToWager,
      ...(cashback !== null && { cashback }),
    },
  }
}

function cashoutOf(limit: OfferTerms['maxCashout'], of: { bonus: number; deposit: number }): number | null {
  if (limit === null || limit === 'none') return null
  return 'amount' in limit ? limit.amount : limit.multiple * of[limit.of]
}
