/** Converts the terms of an offer to the model's input, and reads what a visitor changes. */
import type { OfferTerms } from '#contract/offers/terms.ts'
import { VOLATILITIES, type Volatility } from '#contract/shared/options.ts'
import { grouped } from '../shared/counted.ts'
import { MOST_ROUNDS, roundsOf, type RealityInput } from './reality.ts'

/** A visitor's choices. Undefined keeps the page's default. */
export interface WhatIf {
  deposit?: number | undefined
  stake?: number | undefined
  volatility?: Volatility | undefined
  /** Shares from 0 to 1. */
  rtp?: number | undefined
  contribution?: number | undefined
}

export interface PlayableOffer {
  input: RealityInput
  /** ISO 4217 or the code of a coin. */
  currency: string
  /** A sentence on what the terms leave open, which the model ignores. */
  leftOut?: string
}

/** RTP of a usual slot, for terms that name no game. */
export const USUAL_RTP = 0.96

const DEPOSIT = 100
const STAKE = 1

/** Reads the changes in an address, such as `?deposit=50&stake=2&volatility=high`. Invalid numbers are reported. */
export function readWhatIf(query: URLSearchParams): { whatIf: WhatIf; problem: string | undefined } {
  const read = Object.entries(ASKED).map(([name, { least, most }]) => {
    const text = query.get(name)
    if (text === null || text.trim() === '') return [name, undefined] as const
    const value = Number(text.replace(',', '.'))
    return [name, Number.isFinite(value) && value >= least && value <= most ? value : Number.NaN] as const
  })
  const wrong = read.find(([, value]) => Number.isNaN(value))?.[0] as keyof typeof ASKED | undefined
  if (wrong !== undefined) {
    const { label, least, most } = ASKED[wrong]
    return { whatIf: {}, problem: `${label} must be a number from ${least} to ${grouped(most)}.` }
  }
  const { deposit, stake, rtp, contribution } = Object.fromEntries(read)
  const volatility = VOLATILITIES.find((name) => name === query.get('volatility'))
  const share = (percent: number | undefined) => (percent === undefined ? undefined : percent / 100)
  return {
    whatIf: { deposit, stake, volatility, rtp: share(rtp), contribution: share(contribution) },
    problem: undefined,
  }
}

/** The numbers that a visitor may change. The last two are in percent. */
const ASKED = {
  deposit: { label: 'Deposit', least: 0.01, most: 100_000 },
  stake: { label: 'Stake', least: 0.01, most: 10_000 },
  rtp: { label: 'Return', least: 50, most: 100 },
  contribution: { label: 'Contribution', least: 1, most: 100 },
} as const

export function stakeProblem(input: RealityInput): string | undefined {
  return roundsOf(input) > MOST_ROUNDS
    ? `Stake is too small: the wagering would take more than ${grouped(MOST_ROUNDS)} rounds.`
    : undefined
}

/** The model's input for a step, by default the first, or the terms that are missing. */
export function realityInput(
  terms: OfferTerms | null,
  { deposit, stake, volatility = 'medium', rtp = USUAL_RTP, contribution }: WhatIf = {},
  stepIndex = 0,
): PlayableOffer | { missing: string[] } | { reason: string } {
  if (terms === null) return { missing: ['the terms of the offer'] }
  const step = terms.steps[stepIndex]
  const spins = step?.freeSpins ?? null
  const [isMatch, isCashback] = [terms.kind === 'match', terms.kind === 'cashback']
  const [isSpins, isFixed] = [terms.kind === 'free_spins', terms.kind === 'fixed']
  if (!isMatch && !isCashback && !isSpins && !isFixed)
    return {
      reason: 'This is neither a match of a deposit, nor a fixed amount, nor free spins, nor cashback.',
    }
  const wagering = isSpins ? wageringOfSpins(terms) : terms.wagering
  const missing = [
    ...(isMatch && (step?.matchPercent ?? null) === null ? ['the percentage of the match'] : []),
    ...(isCashback && (step?.matchPercent ?? null) === null ? ['how much of the loss comes back'] : []),
    ...((isMatch || isFixed) && (step?.maxBonus ?? null) === null
      ? [isMatch ? 'the highest bonus' : 'the amount of the bonus']
      : []),
    ...(isSpins && spins === null ? ['the number of free spins'] : []),
    ...(isSpins && spins !== null && spins.value === null ? ['the value of a free spin'] : []),
    ...(wagering === null ? ['the wagering'] : []),
    ...(wagering !== null && wagering.multiple > 0 && wagering.base === null
      ? ['what has to be wagered']
      : []),
    ...((isMatch || isFixed) && terms.cashable === null ? ['whether the bonus itself can be withdrawn'] : []),
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
  // €100, or the deposit for the whole bonus where that is less. Free spins need only the required deposit.
  const usual = isMatch ? Math.min(DEPOSIT, Math.ceil(most / percent)) : isCashback ? DEPOSIT : 0
  const paid = deposit ?? Math.max(least, usual)
  const bonus = isMatch ? Math.min(paid * percent, most) : isFixed ? most : 0
  const cashback = isCashback ? { share: Math.min(percent, 1), most: step.maxBonus?.amount ?? null } : null
  const slots = terms.contributions.find(({ gameType }) => gameType === 'slots')?.percent ?? 100
  return {
    currency,
    ...(cashback !== null &&
      cashback.most === null && { leftOut: 'The most that comes back is not stated; none is applied.' }),
    ...((isMatch || isFixed) &&
      spins !== null &&
      spins.value === null && {
        leftOut: `The ${spins.count} free spins are left out: their value is not stated.`,
      }),
    input: {
      // A deposit that only unlocks free spins is not at stake.
      deposit: isSpins ? 0 : paid,
      bonus,
      freeSpins:
        isCashback || spins === null || spins.value === null
          ? null
          : { count: spins.count, value: spins.value.amount },
      wagering: { multiple: wagering.multiple, base: wagering.base ?? 'bonus' },
      ...(!isSpins && terms.freeSpinsWagering !== null && { spinsWagering: terms.freeSpinsWagering }),
      contribution: contribution ?? Math.max(slots, 1) / 100,
      rtp,
      volatility,
      // Winnings of free spins are played on with the spins' value as stake.
      stake: stake ?? (isSpins ? (spins?.value?.amount ?? STAKE) : STAKE),
      maxBet: terms.maxBet?.amount ?? null,
      maxCashout: cashoutOf(terms.maxCashout, { bonus: isCashback ? paid * percent : bonus, deposit: paid }),
      cashable: terms.cashable ?? true,
      days: terms.daysToWager,
      ...(cashback !== null && { cashback }),
    },
  }
}

/** Winnings of free spins have their own wagering, else the offer's, because there is no other bonus to wager. */
function wageringOfSpins({ freeSpinsWagering, wagering }: OfferTerms): OfferTerms['wagering'] {
  const multiple = freeSpinsWagering ?? wagering?.multiple
  return multiple === undefined ? null : { multiple, base: 'winnings' }
}

function cashoutOf(limit: OfferTerms['maxCashout'], of: { bonus: number; deposit: number }): number | null {
  if (limit === null || limit === 'none') return null
  return 'amount' in limit ? limit.amount : limit.multiple * of[limit.of]
}
