import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { countryName } from '#contract/countries/countries.ts'
import { ANYWHERE, HELPLINES } from '#contract/countries/helplines.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { consentRule } from '../tracking/consent-rule.ts'
import { HelplineLines } from './helpline-lines.tsx'

/** Somebody to call now, in the country that the visitor chose, else where the browser seems to be. */
export function HelpNow({ chosen }: { chosen: string | undefined }) {
  const guessed = useGuessedCountry()
  const country = chosen ?? guessed
  const line = country === undefined ? undefined : HELPLINES[country]
  return (
    <section className="callout help-now" aria-labelledby="help-now">
      <h2 id="help-now">Need to talk now?</h2>
      <div className="help-now__line" aria-live="polite">
        {line === undefined ? (
          <>
            <p>{country === undefined ? 'Choose your country for its number.' : noneIn(country)}</p>
            <HelplineLines line={ANYWHERE} />
          </>
        ) : (
          <>
            <p>
              <b>{countryName(country ?? '')}</b>
            </p>
            <HelplineLines line={line} />
          </>
        )}
      </div>
      <Form className="help-now__choice" action={paths.responsibleGambling()} preventScrollReset>
        <label htmlFor="help-country">Country</label>
        <span className="field field--select">
          <CountryChoice key={chosen} country={country} />
        </span>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </Form>
      <p>
        See <a href="#helplines">all helplines</a>. If someone’s life is in danger, call your emergency
        number.
      </p>
    </section>
  )
}

/** Shows `country` until the visitor picks one: a guess that comes later must not undo that. */
function CountryChoice({ country }: { country: string | undefined }) {
  const [picked, setPicked] = useState<string>()
  return (
    <select
      id="help-country"
      name="country"
      value={picked ?? (country !== undefined && country in HELPLINES ? country : '')}
      onChange={(event) => setPicked(event.target.value)}
    >
      <option value="">Another country</option>
      {Object.keys(HELPLINES).map((code) => (
        <option key={code} value={code}>
          {countryName(code)}
        </option>
      ))}
    </select>
  )
}

/** Where this browser seems to be; undefined until that is known. */
function useGuessedCountry(): string | undefined {
  const [country, setCountry] = useState<string>()
  useEffect(() => {
    void consentRule().then((rule) => setCountry(rule?.country ?? undefined))
  }, [])
  return country
}

function noneIn(country: string): string {
  return `We know of no helpline in ${countryName(country)} yet.`
}
