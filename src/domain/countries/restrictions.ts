export interface Restrictions {
  restrictedCountries: readonly string[]
  restrictionsChecked: boolean
}

/** True where no country is listed and no one checked whether there is any: neither available nor refused. */
export function hasUncheckedRestrictions(of: Restrictions): boolean {
  return of.restrictedCountries.length === 0 && !of.restrictionsChecked
}
