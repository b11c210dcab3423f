export interface Restrictions {
  restrictedCountries: readonly string[]
  restrictionsChecked: boolean
}

/** True where no country is listed and nobody checked whether any is restricted. */
export function hasUncheckedRestrictions(of: Restrictions): boolean {
  return of.restrictedCountries.length === 0 && !of.restrictionsChecked
}
