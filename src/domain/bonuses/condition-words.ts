/** The conditions of an offer in words. Null is a condition that is not stated: it is never taken for none. */
import type { CardOffer } from '#contract/casinos/casinos.schema.ts'
import { formatDate } from '../shared/dates.ts'
import { NOT_STATED } from '../shared/not-stated.ts'

/** "Wagering 35×"; an offer that says "No wagering" needs no label before it. */
export function wageringWords(requirement: string | null): string {
  if (requirement === null) return 'Wagering not stated'
  return /^\s*no\b.*wager/i.test(requirement) ? requirement.trim() : `Wagering ${requirement}`
}

/** "35×" for a place that has its label already; "None" for "No wagering". */
export function wageringValue(requirement: string | null): string {
  if (requirement === null) return NOT_STATED
  return /^\s*no wagering\s*$/i.test(requirement) ? 'None' : requirement
}

/** "Min deposit €20"; "€0" and "None" are one thing. */
export function depositWords(minDeposit: string | null): string {
  return minDeposit === null
    ? 'Min deposit not stated'
    : `Min deposit ${NOTHING.test(minDeposit) ? 'none' : minDeposit}`
}

/** "€20" for a place that has its label already; "None" where nothing has to be deposited. */
export function depositValue(minDeposit: string | null): string {
  if (minDeposit === null) return NOT_STATED
  return NOTHING.test(minDeposit) ? 'None' : minDeposit
}

/** "None", "No deposit", "€0", "0.00". */
const NOTHING = /^\s*no(?:ne)?\b\D*$|^\D*0+(?:[.,]0+)?\D*$/i

/** Of an offer without a date: "No expiration" where staff say so, and otherwise that the end is not stated. */
export function noEndWords({ noEndDate }: { noEndDate: boolean }): string {
  return noEndDate ? 'No expiration' : 'End not stated'
}

/** What an amount is never without (decision D-68), such as "Wagering 35× · Min deposit €20 · Until Dec 8, 2026". */
export function offerConditions(
  offer: Pick<CardOffer, 'minDeposit' | 'noEndDate' | 'validUntil' | 'wageringRequirement'>,
): string {
  const end = formatDate(offer.validUntil)
  return [
    wageringWords(offer.wageringRequirement),
    depositWords(offer.minDeposit),
    end === undefined ? noEndWords(offer) : `Until ${end}`,
  ].join(' · ')
}
