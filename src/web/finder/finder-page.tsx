import { ArrowRight, Check, Minus } from 'lucide'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { countryInText } from '#contract/countries/countries.ts'
import type { Helpline } from '#contract/countries/helplines.ts'
import { paths } from '#contract/shared/paths.ts'
import { phoneLink } from '#domain/countries/phone-link.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Problem } from '#ui/field.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { BonusEnd, BonusFacts } from '../bonuses/bonus-parts.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { ScoreTile } from '../cards/scores.tsx'
import { QuietLine } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { onVisit } from '../analytics/tracking.ts'
import type { Route } from './+types/finder.screen.ts'
import { ANSWERS, FinderForm } from './finder-form.tsx'

export function FinderPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { choice, problems, paymentMethods, found, helpline, licenceNote, now, own } = loaderData
  const country = choice.country === undefined ? undefined : countryInText(choice.country)
  return (
    <div className="wrap">
      <QuietLine />
      <div className="page-head">
        <h1>Casino finder</h1>
        <p>
          Say where you live, how you pay and what matters to you. You get three casinos, with reasons for and
          against each.
        </p>
        {problems.map((problem) => (
          <Problem key={problem} text={problem} />
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
            <h2 id="answers-title" className="mb-4">
              {TITLES[found.matches.length]} for {country}
            </h2>
            {licenceNote !== undefined && <p className="finder-note mb-4">{licenceNote}</p>}
            <ol className="grid gap-4">
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

const TITLES = ['No answer', 'One answer', 'Two answers', 'Three answers'] as const

/** A link to the list with the same criteria, and what the answers leave out. */
function FinderRest({ found: { total, list, unchecked, unsafe } }: { found: Found }) {
  const leftOut = [
    unchecked === 0
      ? ''
      : `${counted(unchecked, 'casino')} of the list ${unchecked === 1 ? 'is' : 'are'} left out here: which countries ${unchecked === 1 ? 'it refuses' : 'they refuse'} has not been checked.`,
    unsafe === 0
      ? ''
      : `${grouped(unsafe)} more ${unsafe === 1 ? 'has' : 'have'} a safety index below 7 or none stated.`,
  ].filter((text) => text !== '')
  return (
    <div className="grid gap-2 justify-items-start mt-5">
      <ButtonLink variant="secondary" to={list}>
        {total === 1 ? 'See it in the list' : `See all ${grouped(total)}`}
        <Icon of={ArrowRight} size={16} />
      </ButtonLink>
      {leftOut.map((text) => (
        <p key={text} className="sm mut">
          {text}
        </p>
      ))}
    </div>
  )
}

interface NoAnswerProps {
  country: string
  payment: string | undefined
  found: Found
  helpline: Helpline | undefined
}

/**
 * Says whether the country or another criterion is the reason. A country refused by all gets help, and no way around.
 */
function NoAnswer({ country, payment, found, helpline }: NoAnswerProps) {
  return (
    <>
      <h2 id="answers-title">{found.refused ? `No casino for ${country}` : 'No casino fits'}</h2>
      <p className="mut mt-2 mb-4">
        {found.refused
          ? `We know of no casino that we could recommend and that takes players from ${country}. One that refuses your country may keep your winnings, and a detour around that is no way out.`
          : `No casino that we could recommend takes players from ${country}${payment === undefined ? '' : ` and ${payment}`} and meets the rest. Change another part of the sentence, but not the country.`}
      </p>
      {!found.refused && found.total > 0 && (
        <ButtonLink variant="secondary" to={found.list}>
          {found.total === 1 ? 'See the nearest in the list' : `See ${grouped(found.total)} in the list`}
        </ButtonLink>
      )}
      <FinderHelp country={country} helpline={helpline} />
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>

/** Help for when gambling stops being fun: the country's helpline with the date of its check. */
function FinderHelp({ country, helpline }: { country: string; helpline: Helpline | undefined }) {
  return (
    <p className="finder-note mt-5">
      {helpline?.phone !== undefined && (
        <>
          Help in {country}, free of charge or nearly: {helpline.name.replace(/^the /, '')},{' '}
          <a className="link" href={phoneLink(helpline.phone)}>
            {helpline.phone}
          </a>{' '}
          (
          {helpline.checkedOn === undefined
            ? 'number not checked yet'
            : `number checked ${formatDate(helpline.checkedOn)}`}
          ).{' '}
        </>
      )}
      <Link className="link" to={paths.responsibleGambling()}>
        Limits, breaks and helplines
      </Link>
    </p>
  )
}

interface ShownMatch {
  casino: CasinoCardData
  /** The offer for new players. */
  offer: BonusCardData | undefined
  why: readonly string[]
  whyNot: readonly string[]
}

/** One answer: reasons for and against the casino, and the conditions of its offer. */
function FinderAnswer({ match, place, now }: { match: ShownMatch; place: number; now: string }) {
  const { casino, offer } = match
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  return (
    <article className="card finder-answer">
      <div className="finder-answer__top">
        <span className="rank num">{place}</span>
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={false} />
        <h3 className="name">
          <Link to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      </div>
      <div className="finder-answer__cta">
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }} of={` at ${casino.name}`}>
          Play Now
        </OutboundLink>
        <ButtonLink
          variant="outline"
          to={paths.casino(casino)}
          aria-label={`Read Review of ${casino.name}`}
          {...visit}
        >
          Read Review
        </ButtonLink>
      </div>
      <Reasons title="Why this one" texts={match.why} icon={Check} />
      <Reasons title="Why not" texts={match.whyNot} icon={Minus} />
      <div className="finder-answer__offer">
        <h4>Its offer for new players</h4>
        {offer === undefined ? (
          <p className="sm mut">We know of none that runs now. You can play without one.</p>
        ) : (
          <>
            <p className="name">
              <Link className="link" to={paths.bonus(offer)}>
                {offer.amount}
              </Link>
            </p>
            <BonusFacts bonus={offer} />
            <BonusEnd offer={offer} now={now} />
          </>
        )}
      </div>
    </article>
  )
}

function Reasons({
  title,
  texts,
  icon,
}: {
  title: string
  texts: readonly string[]
  icon: Parameters<typeof Icon>[0]['of']
}) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="finder-reasons">
        {texts.map((text) => (
          <li key={text}>
            <Icon of={icon} size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
