import { LANGUAGE } from '#contract/shared/language.ts'
import { countryName } from '#contract/countries/countries.ts'
import { Link } from '#ui/link.tsx'

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
      {total.toLocaleString(LANGUAGE)} of {everywhere.toLocaleString(LANGUAGE)}{' '}
      {everywhere === 1 ? things[0] : things[1]} players from {countryName(country)} ·{' '}
      <Link className="link" to={all} preventScrollReset>
        Show all
      </Link>
    </p>
  )
}
