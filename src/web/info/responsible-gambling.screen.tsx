import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { countryName, isCountryCode } from '#contract/countries/countries.ts'
import { ANYWHERE, type Helpline, type Helplines } from '#contract/countries/helplines.ts'
import { paths } from '#contract/shared/paths.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'
import { sortHelplines } from '#domain/countries/sort-helplines.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CHOICE_ICON } from '#ui/drawn-icon.ts'
import { ownHelplines } from '#operations/settings/own-helplines.ts'
import TEXTS from '#domain/texts/responsible-gambling.json' with { type: 'json' }
import { forgetViewed } from '../cards/viewed-store.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce, ServerHtml } from '../shell/sent-html.tsx'
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import type { Route } from './+types/responsible-gambling.screen.ts'
import { InfoPage, RichText, textParts } from './info-page.tsx'
import { HELP_COUNTRY, HELP_LINE, noneIn, showOwnHelpline } from './own-helpline.ts'
import {
  SELF_CHECK_ADVICE,
  SELF_CHECK_QUESTIONS,
  SELF_EXCLUSION_FROM,
  selfCheckAdvice,
} from './self-check-questions.ts'
import './info-page.css'

const ELSEWHERE =
  'If your country is missing: [Gamblers Anonymous](https://www.gamblersanonymous.org) and [Gambling Therapy](https://www.gamblingtherapy.org) work in many countries and languages, [Find A Helpline](https://findahelpline.com) lists crisis lines worldwide, and any doctor can refer you. If you or someone else is in danger, call your emergency number.'

/** An unknown country counts as no choice. The numbers are sent as HTML, once. */
export function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('country')?.toUpperCase() ?? ''
  const country = isCountryCode(code) ? code : undefined
  const helplines = ownHelplines(context.get(appContext))
  return {
    country,
    known: Object.keys(helplines),
    line: sentOnce(renderHtml(<OneHelpline country={country} helplines={helplines} />), request),
    list: sentOnce(renderHtml(<HelplineList country={country} helplines={helplines} />), request),
  }
}

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Responsible Gambling',
    description:
      'A private self-check, the limits and exclusions that work, and helplines by country. Free, without an account.',
    path: paths.responsibleGambling(),
  })

export default function ResponsibleGamblingScreen({ loaderData }: Route.ComponentProps) {
  return <ResponsibleGamblingPage {...loaderData} />
}

type Help = Route.ComponentProps['loaderData']

function ResponsibleGamblingPage({ list, ...help }: Help) {
  return (
    <InfoPage
      title="Responsible Gambling"
      lead="How to keep gambling small, how to stop, and who to talk to."
      parts={[
        { id: 'self-check', title: 'A private self-check', body: <SelfCheck /> },
        {
          id: 'helplines',
          title: 'Talk to someone',
          body: (
            <>
              <p>
                They listen, cost nothing or little, and need not know your name. You may call for someone
                else, too.
              </p>
              <ServerHtml id="helpline-list" html={list.html} />
              <p className="callout">
                Each number says when we last compared it with what is published, or that we have not yet;
                look at the service’s own site before you rely on it. The list is not complete.{' '}
                <RichText>{ELSEWHERE}</RichText>
              </p>
            </>
          ),
        },
        ...textParts([...TEXTS.start, ...TEXTS.tools, ...TEXTS.end]),
      ]}
    >
      <HelpNow {...help} />
    </InfoPage>
  )
}

interface HelplineProps {
  country: string | undefined
  helplines: Helplines
}

function HelplineList({ country, helplines }: HelplineProps) {
  return (
    <ul className="helplines">
      {sortHelplines(helplines, country).map(([code, line]) => (
        <li key={code} className="helpline" data-country={code}>
          <h3>{countryName(code)}</h3>
          <HelplineLines line={line} />
        </li>
      ))}
    </ul>
  )
}

/** Statements to tick. Not a form, so that nothing can be submitted. Without scripts the advice is a list. */
function SelfCheck() {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isTouched, setIsTouched] = useState(false)
  const toggle = (question: string) => {
    setIsTouched(true)
    const next = ticked.includes(question)
      ? ticked.filter((other) => other !== question)
      : [...ticked, question]
    setTicked(next)
    // Visitors who are advised to exclude themselves must not be led back to casinos they viewed.
    if (next.length >= SELF_EXCLUSION_FROM) forgetViewed()
  }
  const current = isTouched ? selfCheckAdvice(ticked.length) : undefined
  return (
    <>
      <p>
        Tick what has been true for you in the last twelve months. Your answers stay on this page: they are
        not sent, not stored and gone when you leave. It is not a diagnosis.
      </p>
      <fieldset className="self-check">
        <legend className="sr">True for me in the last twelve months</legend>
        {SELF_CHECK_QUESTIONS.map((question) => (
          <Checkbox
            key={question}
            name="self-check"
            value={question}
            checked={ticked.includes(question)}
            onChange={() => toggle(question)}
          >
            {question}
          </Checkbox>
        ))}
      </fieldset>
      <h3>What your ticks may mean</h3>
      <ul className="self-check__advice grid gap-2">
        {SELF_CHECK_ADVICE.map((advice) => (
          <li key={advice.from} data-current={advice === current || undefined}>
            <b>{advice.ticks}:</b> {advice.advice}
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {current === undefined ? '' : `${ticked.length} ticked. ${current.advice}`}
      </p>
    </>
  )
}

/** The helpline of the chosen country, or the services for everyone. */
function OneHelpline({ country, helplines }: HelplineProps) {
  const line = country === undefined ? undefined : helplines[country]
  if (country !== undefined && line !== undefined)
    return (
      <>
        <p>
          <b>{countryName(country)}</b>
        </p>
        <HelplineLines line={line} />
      </>
    )
  return (
    <>
      <p>{country === undefined ? 'Choose your country for its number.' : noneIn(countryName(country))}</p>
      <HelplineLines line={ANYWHERE} />
    </>
  )
}

/** The helpline of the chosen country. Without a choice a script shows that of the visitor's own (`showOwnHelpline`). */
function HelpNow({ country, known, line }: Omit<Help, 'list'>) {
  useEffect(() => {
    if (country === undefined) void showOwnHelpline()
  }, [country])
  return (
    <section className="callout help-now grid gap-3" aria-labelledby="help-now">
      <h2 id="help-now">Need to talk now?</h2>
      <div aria-live="polite" data-chosen={country}>
        <ServerHtml id={HELP_LINE} className="help-now__line" html={line.html} />
      </div>
      <Form
        className="help-now__choice flex flex-wrap items-center gap-2"
        action={paths.responsibleGambling()}
        preventScrollReset
      >
        <label htmlFor={HELP_COUNTRY}>Country</label>
        <span className="field field--select" {...CHOICE_ICON}>
          <select
            key={country}
            id={HELP_COUNTRY}
            name="country"
            defaultValue={country !== undefined && known.includes(country) ? country : ''}
          >
            <option value="">Another country</option>
            {known.map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </select>
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

/** A service: name, numbers, website, and the date of the last check. */
function HelplineLines({ line }: { line: Helpline }) {
  return (
    <>
      <p>{line.name.replace(/^the /, '')}</p>
      {[line.phone, line.alsoPhone].map(
        (number) =>
          number !== undefined && (
            <p key={number}>
              <a className="helpline__phone" href={phoneLink(number)}>
                {number}
              </a>
              {line.note !== undefined && <span className="xs mut"> {line.note}</span>}
            </p>
          ),
      )}
      <p>
        <a className="helpline__site link" href={`https://www.${line.web}`} rel="noopener">
          {line.web}
        </a>
      </p>
      {line.phone !== undefined && (
        <p className="xs mut">
          {line.checkedOn === undefined
            ? 'Number not checked yet'
            : `Number checked ${formatDate(line.checkedOn)}`}
        </p>
      )}
    </>
  )
}
