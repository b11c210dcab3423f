import { lazy, Suspense } from 'react'
import { hasUncheckedRestrictions, type Restrictions } from '#domain/countries/restrictions.ts'
import { useCountry } from './use-country.ts'

/** Most visitors never need it. */
const AcceptingCasinos = lazy(() =>
  import('./accepting-casinos.tsx').then((module) => ({ default: module.AcceptingCasinos })),
)

/** Attributes for the element around a casino's note and buttons: the refused countries, for the script in the head. */
export function refusals(casino: Restrictions): { 'data-refuses': string } {
  const codes = casino.restrictedCountries.join(' ').toUpperCase()
  return { 'data-refuses': hasUncheckedRestrictions(casino) ? 'UNCHECKED' : codes }
}

/** On a casino's page: whether it accepts players from the visitor's country; nothing until one is chosen. */
export function CountryNote() {
  return <p className="country-note" />
}

interface RefusedWaysProps {
  casino: Pick<Restrictions, 'restrictedCountries'> & { name: string }
}

/** For a casino that refuses the visitor's country: three others, in place of its offers and button. */
export function RefusedWays({ casino: { name, restrictedCountries } }: RefusedWaysProps) {
  const country = useCountry()
  if (country === undefined || !restrictedCountries.includes(country)) return null
  return (
    <Suspense>
      <AcceptingCasinos country={country} refusedBy={name} />
    </Suspense>
  )
}
