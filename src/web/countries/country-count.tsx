import { countryName } from '#contract/countries/countries.ts'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'

interface CountryCountProps {
  country: string
  total: number
  everywhere: number
  /** Singular and plural of the words between the numbers and "players". */
  things: readonly [one: string, many: string]
  /** The address of the list without the country. */
  all: string
}

/**
 * "43 of 64 casinos accept players from Germany · Show all". A casino without stated restrictions counts as accepting.
 */
export function CountryCount({ country, total, everywhere, things, all }: CountryCountProps) {
  return (
    <p className="mb-3 text-sm text-muted-foreground">
      {grouped(total)} of {grouped(everywhere)} {everywhere === 1 ? things[0] : things[1]} players from{' '}
      {countryName(country)} ·{' '}
      <Link className="link" to={all} preventScrollReset>
        Show all
      </Link>
    </p>
  )
}
