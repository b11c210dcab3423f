import { useQuery } from '@tanstack/react-query'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import type { Restrictions } from '#domain/countries/restrictions.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { SafetyBadge } from '../scores/scores.tsx'
import { callApi } from '../shell/call-api.ts'
import { useCountry } from './use-country.ts'

/** For the element around a casino's note and its ways out: which countries it refuses, for the script in the head. */
export function refusals(casino: Restrictions): { 'data-refuses': string } {
  const codes = casino.restrictedCountries.join(' ').toUpperCase()
  return { 'data-refuses': hasUncheckedRestrictions(casino) ? 'UNCHECKED' : codes }
}

/** On the page of a casino: whether it accepts players from the visitor's country; nothing until one is chosen. */
export function CountryNote() {
  return <p className="country-note" />
}

/** Read to find three that certainly accept the visitor: some of them may not have stated whom they refuse. */
const CANDIDATES = 15

/** Where a casino refuses the visitor's country: three that accept it, in place of its offers and its button. */
export function RefusedWays({
  casino,
}: {
  casino: Pick<Restrictions, 'restrictedCountries'> & { name: string }
}) {
  const country = useCountry()
  const isRefused = country !== undefined && casino.restrictedCountries.includes(country)
  const { data = [] } = useQuery({
    queryKey: ['accepting', country],
    queryFn: ({ signal }) =>
      callApi<Casino[]>(
        `/api/casinos?country=${country}&sort=safetyIndex-desc&page=1&pageSize=${CANDIDATES}`,
        {
          signal,
        },
      ),
    enabled: isRefused,
  })
  if (!isRefused) return null
  const place = new Intl.DisplayNames([LANGUAGE], { type: 'region' }).of(country)
  const accepting = data.filter((one) => !hasUncheckedRestrictions(one)).slice(0, CASINO_PAGE.alternatives)
  return (
    <div className="refused-ways grid gap-3">
      <p className="text-sm">
        {casino.name} does not accept players from {place}.{accepting.length > 0 && ' These casinos do:'}
      </p>
      <ul className="grid gap-2">
        {accepting.map((one) => (
          <li key={one.id} className="card flex items-center gap-3 p-3">
            <CasinoLogo name={one.name} logoUrl={one.logoUrl} size={40} />
            <Link className="stretched name min-w-0 flex-1" to={paths.casino(one)}>
              {one.name}
            </Link>
            <SafetyBadge safetyIndex={one.safetyIndex} />
          </li>
        ))}
      </ul>
    </div>
  )
}
