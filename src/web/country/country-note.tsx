import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import type { Restrictions } from '#domain/countries/restrictions.ts'

/** For the element around a casino's note and its ways out: which countries it refuses, for the script in the head. */
export function refusals(casino: Restrictions): { 'data-refuses': string } {
  const codes = casino.restrictedCountries.join(' ').toUpperCase()
  return { 'data-refuses': hasUncheckedRestrictions(casino) ? 'UNCHECKED' : codes }
}

/** Whether the casino accepts players from the visitor's country; nothing until the visitor has chosen one. */
export function CountryNote() {
  return <p className="country-note" />
}
