/** The conditions of an offer in words. Null means "not stated", never "none". */
import type { CardOffer } from '#contract/casinos/casinos.schema.ts'
import { formatDate } from '../shared/dates.ts'
import { NOT_STATED } from '../shared/not-stated.ts'

/** "Wagering 35×". "No wagering" is returned without a label. */
export function wageringWords(requirement: string | null): string {
  if (requirement === null) return 'Wagering not stated'
  return /^\s*no\b.*wager/i.test(requirement) ? requirement.trim() : `Wagering ${requirement}`
}

/** "35×" for a place with a label; "None" for "No wagering". */
export function wageringValue(requirement: string | null): string {
  if (requirement === null) return NOT_STATED
  return /^\s*no wagering\s*$/i.test(requirement) ? 'None' : requirement
}

/** "Min deposit €20". "None" counts as "€0". */
export function depositWords(minDeposit: string | null): string {
  return minDeposit === null
    ? 'Min deposit not stated'
    : `Min deposit ${NOTHING.test(minDeposit) ? 'none' : minDeposit}`
}

/** "€20" for a place with a label; "None" where no deposit is needed. */
export function depositValue(minDeposit: string | null): string {
  if (minDeposit === null) return NOT_STATED
  return NOTHING.test(minDeposit) ? 'None' : minDeposit
}

/** "None", "No deposit", "€0", "0.00". */
const NOTHING = /^\s*no(?:ne)?\b\D*$|^\D*0+(?:[.,]0+)?\D*$/i

/** The words for a missing end date: "No expiration" where staff say so, otherwise that the end is not stated. */
export function noEndWords({ noEndDate }: { noEndDate: boolean }): string {
  return noEndDate ? 'No expiration' : 'End not stated'
}

/**
 * The conditions that always accompany an amount (decision D-68), such as "Wagering 35× · Min deposit €20 · Until Dec
 * 8, 2026".
 */
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
