/** Groups of facts that staff check against their source together. */

export const CHECKED_PARTS = {
  casino: ['licence', 'payments', 'limits', 'countries', 'support'],
  bonus: ['terms'],
  game: ['return'],
} as const
export type CheckedKind = keyof typeof CHECKED_PARTS
export type CheckedPart = (typeof CHECKED_PARTS)[CheckedKind][number]

export const PART_NAMES: Readonly<Record<CheckedPart, string>> = {
  licence: 'Licence',
  payments: 'Payment methods',
  limits: 'Limits and currencies',
  countries: 'Countries',
  support: 'Support',
  terms: 'Terms',
  return: 'Return to player',
}

const PART_OF_FIELD: Readonly<Partial<Record<string, CheckedPart>>> = {
  license: 'licence',
  paymentMethods: 'payments',
  supportedCurrencies: 'limits',
  restrictedCountries: 'countries',
  restrictionsChecked: 'countries',
}

/** The group that a field belongs to. Naming a source for a changed field counts as having checked that group. */
export function partOf(kind: 'casino' | 'bonus', field: string): CheckedPart | undefined {
  return kind === 'bonus' ? 'terms' : PART_OF_FIELD[field]
}

export interface FactCheck {
  part: CheckedPart
  /** Such as "casino's terms"; null means "not stated". */
  source: string | null
  /** A day such as "2026-11-12". */
  checkedOn: string
}
