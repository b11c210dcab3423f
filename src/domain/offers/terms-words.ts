import { OfferTerms, type OfferStep } from '#contract/offers/terms.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { moneyText } from '../shared/money.ts'

interface TermRow {
  name: string
  /** Null means "not stated". */
  says: string | null
}

/** The words for each term; null means "not stated". */
const SAYS: { readonly [Field in keyof OfferTerms]: (value: OfferTerms[Field]) => string | null } = {
  kind: (kind) => kind && capital(kind.replaceAll('_', ' ')),
  steps: (steps) =>
    steps
      .map((step) => stepWords(step))
      .filter(Boolean)
      .join('; then ') || null,
  wagering: (wagering) => wagering && wageringOf(wagering),
  freeSpinsWagering: (multiple) => (multiple === null ? null : `${multiple}× what the spins win`),
  contributions: (all) =>
    all.map(({ gameType, percent }) => `${capital(gameType)} ${percent}%`).join(' · ') || null,
  maxBet: (bet) => bet && moneyText(bet),
  maxCashout: cashoutWords,
  cashable: (is) => yesOr(is, 'Yes, once it has been wagered', 'No, only what it wins'),
  daysToWager: daysWords,
  daysToClaim: daysWords,
  newCustomersOnly: (is) => yesOr(is, 'Yes', 'No'),
  countries: (countries) => {
    const [only, not] = [names(countries?.included ?? []), names(countries?.excluded ?? [])]
    return [only && `only ${only}`, not && `not ${not}`].filter(Boolean).join('; ') || null
  },
  excludedPaymentMethods: (methods) => methods?.join(', ') || null,
}

/** A term in words, whatever is stored: "not stated" for null and for unreadable values. */
export function termWords(field: keyof OfferTerms, value: unknown): string {
  const { data } = OfferTerms.shape[field].safeParse(value)
  return (data === undefined ? null : wordsOf(field, data)) ?? 'not stated'
}

function wordsOf(field: keyof OfferTerms, value: unknown): string | null {
  return (SAYS[field] as (value: unknown) => string | null)(value)
}

/**
 * The rows of an offer's terms. Rows that only some offers need, such as excluded countries, are left out where not
 * stated.
 */
export function termRows(terms: OfferTerms): TermRow[] {
  const row = (field: keyof OfferTerms, name: string): TermRow => ({
    name,
    says: wordsOf(field, terms[field]),
  })
  const optional = (name: string, says: string | null): TermRow[] => (says === null ? [] : [{ name, says }])
  return [
    ...terms.steps.flatMap((step, index) =>
      optional(
        step.label ?? (terms.steps.length > 1 ? `Deposit ${index + 1}` : 'Offer'),
        stepWords(step, terms.kind),
      ),
    ),
    row('wagering', 'Wagering'),
    ...optional('Wagering of spin winnings', SAYS.freeSpinsWagering(terms.freeSpinsWagering)),
    row('contributions', 'Games that count'),
    row('maxBet', 'Highest bet'),
    row('maxCashout', 'Cash-out limit'),
    row('cashable', 'Bonus can be withdrawn'),
    row('daysToWager', 'Time to wager'),
    ...optional('Time to claim', daysWords(terms.daysToClaim)),
    row('newCustomersOnly', 'New customers only'),
    ...optional('Only in', names(terms.countries?.included ?? [])),
    ...optional('Not in', names(terms.countries?.excluded ?? [])),
    ...optional(
      'Payment methods that do not qualify',
      SAYS.excludedPaymentMethods(terms.excludedPaymentMethods),
    ),
  ]
}

function yesOr(is: boolean | null, yes: string, no: string): string | null {
  return is === null ? null : is ? yes : no
}

function stepWords(
  { matchPercent, maxBonus, minDeposit, freeSpins }: OfferStep,
  kind?: OfferTerms['kind'],
): string | null {
  const parts = [
    matchPercent !== null &&
      `${matchPercent}%${kind === 'cashback' ? ' of the loss' : ''}${maxBonus === null ? '' : ` up to ${moneyText(maxBonus)}`}`,
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

/** "35× the bonus", "None", or only the multiple where the base is not stated. */
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
