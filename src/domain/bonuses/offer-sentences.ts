import { formatDate } from '../shared/dates.ts'
import { restrictedNames } from '../countries/availability.ts'
import { hasUncheckedRestrictions } from '../countries/restrictions.ts'
import { wageringWords } from './condition-words.ts'

interface Offer {
  amount: string
  wageringRequirement: string | null
  minDeposit: string | null
  maxWin: string | null
  /** ISO 8601. */
  validUntil: string | null
  noEndDate: boolean
  casino: string
  restrictedCountries: readonly string[]
  restrictionsChecked: boolean
}

/** An offer in sentences, for use outside the site: amount and conditions (decision D-68), and where refused. */
export function offerSentences(offer: Offer): string[] {
  const { amount, casino, wageringRequirement, minDeposit, maxWin, validUntil, noEndDate } = offer
  const conditions = [
    wageringWords(wageringRequirement),
    `minimum deposit ${minDeposit ?? 'not stated'}`,
    `highest win ${maxWin ?? 'not stated'}`,
    validUntil === null
      ? noEndDate
        ? 'no end date'
        : 'end not stated'
      : `valid until ${formatDate(validUntil)}`,
  ]
  return [
    `${amount} at ${casino}.`,
    `${conditions.join(', ')}.`,
    whereOf(offer),
    '18+ | T&Cs Apply | Play Responsibly',
  ]
}

function whereOf(offer: Offer): string {
  if (hasUncheckedRestrictions(offer)) return 'Restricted countries: not stated.'
  const names = restrictedNames(offer.restrictedCountries)
  return names.length === 0 ? 'No restricted countries.' : `Not available in: ${names.join(', ')}.`
}
