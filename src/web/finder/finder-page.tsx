import { CircleAlert } from 'lucide'
import { countryName } from '#contract/countries/countries.ts'
import { Icon } from '#ui/icon.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import type { Route } from './+types/finder.screen.ts'
import { LinkPlace } from '../shell/link-place.ts'
import { FinderAnswer } from './finder-answer.tsx'
import { ANSWERS, FinderForm } from './finder-form.tsx'
import { FinderHelp } from './finder-help.tsx'
import { FinderRest } from './finder-rest.tsx'
import { NoAnswer } from './no-answer.tsx'

/** The finder's sentence with its answers. */
export function FinderPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { choice, problems, paymentMethods, found, helpline, licenceNote, now, own } = loaderData
  const country = choice.country === undefined ? undefined : countryName(choice.country)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Find a casino in one sentence</h1>
        <p>Three answers with what speaks for and against each. Nothing that we earn changes them.</p>
        {problems.map((problem) => (
          <p key={problem} className="err">
            <Icon of={CircleAlert} size={14} />
            {problem}
          </p>
        ))}
        <FinderForm key={own} choice={choice} paymentMethods={paymentMethods} />
      </div>
      <section id={ANSWERS} aria-labelledby="answers-title" tabIndex={-1} className="finder-answers">
        {found === undefined || country === undefined ? (
          <>
            <h2 id="answers-title">Your country first</h2>
            <p className="mut mt-2">
              Casinos refuse players from some countries and may keep their winnings, so choose yours before
              anything else.
            </p>
          </>
        ) : found.matches.length === 0 ? (
          <NoAnswer country={country} payment={choice.payment} found={found} helpline={helpline} />
        ) : (
          <>
            <h2 id="answers-title">
              {found.matches.length === 1 ? 'One answer' : `${WORDS[found.matches.length]} answers`} for{' '}
              {country}
            </h2>
            <CommissionNote className="mt-2 mb-4" />
            {licenceNote !== undefined && <p className="finder-note mb-4">{licenceNote}</p>}
            <ol className="finder-list">
              {found.matches.map((match, at) => (
                <li key={match.casino.id}>
                  <LinkPlace value={`finder.${at + 1}`}>
                    <FinderAnswer match={match} place={at + 1} now={now} />
                  </LinkPlace>
                </li>
              ))}
            </ol>
            <FinderRest found={found} />
            <FinderHelp country={country} helpline={helpline} />
          </>
        )}
      </section>
    </div>
  )
}

const WORDS = ['No', 'One', 'Two', 'Three'] as const
