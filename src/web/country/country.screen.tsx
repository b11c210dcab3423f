import { COUNTRIES } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/country.screen.ts'
import { useCountry } from './use-country.ts'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your country',
    description: 'Choose your country once: every casino then says whether it accepts players from there.',
    path: paths.country(),
    isPart: true,
  })

/** Where the visitor's country is chosen and forgotten. The script in the head keeps it on the device. */
export default function CountryScreen() {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Your Country</h1>
        <p>
          Casinos refuse players from some countries. Choose yours once, and every casino and bonus here says
          whether it is open to you. It stays on this device and is not sent to us.
        </p>
      </div>
      <div className="row wrapx">
        <Select
          aria-label="Your country"
          name="country"
          value={useCountry() ?? ''}
          // The script in the head keeps it.
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
    </div>
  )
}
