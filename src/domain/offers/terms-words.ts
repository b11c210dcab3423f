/** The terms of an offer in words, one row each. */
import type { OfferStep, OfferTerms } from '#contract/offers/terms.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { moneyText } from '../shared/money.ts'

interface TermRow {
  name: string
  /** Null: not stated. */
  says: string | null
}

/** Rows that every offer has; what only some have, such as excluded countries, is left out where it is not stated. */
export function termRows(terms: OfferTerms): TermRow[] {
  const { wagering, contributions, countries, excludedPaymentMethods } = terms
  const optional = (name: string, says: string | null): TermRow[] => (says === null ? [] : [{ name, says }])
  return [
    ...terms.steps.flatMap((step, index) =>
      optional(step.label ?? (terms.steps.length > 1 ? `Deposit ${index + 1}` : 'Offer'), stepWords(step)),
    ),
    { name: 'Wagering', says: wagering && wageringOf(wagering) },
    ...optional(
      'Wagering of spin winnings',
      terms.freeSpinsWagering === null ? null : `${terms.freeSpinsWagering}× what the spins win`,
    ),
    {
      name: 'Games that count',
      says:
        contributions.length === 0
          ? null
          : contributions.map(({ gameType, percent }) => `${capital(gameType)} ${percent}%`).join(' · '),
    },
    { name: 'Highest bet', says: terms.maxBet && moneyText(terms.maxBet) },
    { name: 'Cash-out limit', says: cashoutWords(terms.maxCashout) },
    {
      name: 'Bonus can be withdrawn',
      says:
        terms.cashable === null
          ? null
          : terms.cashable
            ? 'Yes, once it has been wagered'
            : 'No, only what it wins',
    },
    { name: 'Time to wager', says: daysWords(terms.daysToWager) },
    ...optional('Time to claim', daysWords(terms.daysToClaim)),
    {
      name: 'New customers only',
      says: terms.newCustomersOnly === null ? null : terms.newCustomersOnly ? 'Yes' : 'No',
    },
    ...optional('Only in', countries && names(countries.included)),
    ...optional('Not in', countries && names(countries.excluded)),
    ...optional(
      'Payment methods that do not qualify',
      excludedPaymentMethods === null || excludedPaymentMethods.length === 0
        ? null
        : excludedPaymentMethods.join(', '),
    ),
  ]
}

function stepWords({ matchPercent, maxBonus, minDeposit, freeSpins }: OfferStep): string | null {
  const parts = [
    matchPercent !== null && `${matchPercent}%${maxBonus === null ? '' : ` up to ${moneyText(maxBonus)}`}`,
    matchPercent === null && maxBonus !== null && moneyText(maxBonus),
    freeSpins !== null &&
      `${freeSpins.count} free spins${freeSpins.value === null ? '' : ` of ${moneyText(freeSpins.value)}`}${freeSpins.game === null ? '' : ` on ${freeSpins.game}`}`,
    minDeposit !== null && (minDeposit.amount === 0 ? 'no deposit' : `from ${moneyText(minDeposit)}`),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(', ')
}

const BASES = {
  bonus: 'the bonus',
  deposit_and_bonus: 'deposit and bonus',
  winnings: 'what the spins win',
} as const

/** "35× the bonus", "None", or the multiple alone where nothing says what it is of. */
export function wageringOf({ multiple, base }: NonNullable<OfferTerms['wagering']>): string {
  if (multiple === 0) return 'None'
  return base === null ? `${multiple}×, of what is not stated` : `${multiple}× ${BASES[base]}`
}

function cashoutWords(limit: OfferTerms['maxCashout']): string | null {
  if (limit === null) return null
  if (limit === 'none') return 'No limit'
  return 'amount' in limit ? moneyText(limit) : `${limit.multiple}× the ${limit.of}`
}

function daysWords(days: number | null): string | null {
  if (days === null) return null
  if (days < 2) return `${Math.round(days * 24)} hours`
  return `${Math.round(days * 10) / 10} days`
}

function names(codes: readonly string[]): string | null {
  if (codes.length === 0) return null
  const known = new Map(COUNTRIES)
  return codes.map((code) => known.get(code) ?? code).join(', ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
