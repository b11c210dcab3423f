import { readCasinoSearch, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import { COUNTRIES, countryName } from '#contract/countries/countries.ts'
import { COMMON_COUNTRIES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { countCasinoFacets } from '#db/queries/casinos/casino-list.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/country.screen.ts'
import { useCountry } from './use-country.ts'
import './country-page.css'

const EVERY_CASINO = readCasinoSearch(new URLSearchParams()).search

/** The number of casinos that accept players of each common country, by country name. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  context.get(shownContext).add('casinos')
  const counts = await countCasinoFacets(app, EVERY_CASINO, app.now())
  return {
    countries: counts.country
      .filter(({ value }) => COMMON_COUNTRIES.some((common) => common === value))
      .map(({ value, count }) => ({
        name: countryName(value),
        count,
        to: paths.casinos(writeCasinoSearch({ ...EVERY_CASINO, country: value })),
      })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your country',
    description: 'Choose your country once: every casino then says whether it accepts players from there.',
    path: paths.country(),
    isPart: true,
  })

/** The page to choose and forget the visitor's country. The script in the head stores it on the device. */
export default function CountryScreen({ loaderData: { countries } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Your Country</h1>
        <p>
          Casinos refuse players from some countries. Choose yours once, and every casino and bonus here says
          whether it is open to you. It is kept on this device, and sent to us only as a filter of lists and
          suggestions.
        </p>
      </div>
      <div className="row country-choice">
        <Select
          aria-label="Your country"
          name="country"
          value={useCountry() ?? ''}
          // The script in the head stores it.
          onChange={() => undefined}
          options={[
            { value: '', label: 'No country' },
            ...COUNTRIES.map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button variant="outline" data-country-clear="">
          Forget it
        </Button>
      </div>
      <noscript>
        <p className="sm mut mt-4">
          Without scripts it cannot be kept. The filters of casinos and bonuses, and the finder, take a
          country as well.
        </p>
      </noscript>
      <div className="row wrapx mt-8">
        <ButtonLink to={paths.casinos()}>Casinos</ButtonLink>
        <ButtonLink variant="outline" to={paths.find()}>
          Casino finder
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.responsibleGambling()}>
          Help with gambling
        </ButtonLink>
      </div>
      <section className="section" aria-labelledby="country-counts">
        <div className="section__head">
          <h2 id="country-counts">Casinos by Country</h2>
        </div>
        <p className="sm mut">
          The number of casinos that accept players from each country. Some have not stated which countries
          they refuse: ask them before you deposit.
        </p>
        <ul className="country-counts">
          {countries.map(({ name, count, to }) => (
            <li key={name}>
              <Link to={to}>{name}</Link>
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
