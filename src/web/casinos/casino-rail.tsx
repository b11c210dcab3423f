/** What stays beside a casino's page on wide screens: the best offer with the way in, the sections, and six facts. */
import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { outboundUrl } from '#domain/analytics/outbound-link.ts'
import { bestOffer } from '#domain/bonuses/best-offer.ts'
import { needsCaution } from '#domain/casinos/caution.ts'
import { warningOf } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'
import { Link } from '#ui/link.tsx'
import { BonusEnd, BonusFacts } from '../bonuses/bonus-parts.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { SafetyBadge } from '../scores/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** A section is current once its top has passed this line, in pixels: below the header and the links. */
const LINE = 180

/** A section of the page. `figure` is its most important number, which the rail shows beside it. */
export interface PageSection {
  id: string
  label: string
  figure?: string | number | null | undefined
}

interface CasinoRailProps {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  sections: readonly PageSection[]
  now: string
}

/** On narrow screens the offer follows the head, the sections are a bar under the header, and the facts are left out. */
export function CasinoRail({ casino, bonuses, sections, now }: CasinoRailProps) {
  const isOffered = warningOf(casino) === undefined
  return (
    <aside className="casino-rail" aria-label={`${casino.name} at a glance`}>
      <div>
        {isOffered && (
          <BestOffer casino={casino} bonuses={needsCaution(casino.safetyIndex) ? [] : bonuses} now={now} />
        )}
        <SectionNav sections={sections} />
        <RailFacts casino={casino} />
      </div>
    </aside>
  )
}

/** The facts that most visitors look for; the section of facts has all of them. */
function RailFacts({ casino }: { casino: ShownCasino }) {
  const facts: readonly [name: string, value: string | number | null | undefined][] = [
    ['License', casino.license],
    ['Currencies', casino.supportedCurrencies.slice(0, 4).join(', ')],
    ['Payment methods', casino.paymentMethods.length],
    ['Game providers', casino.gameProviders.length],
    ['Tested', formatDate(casino.testedOn)],
    ['Checked', formatDate(casino.checkedOn)],
  ]
  return (
    <dl className="rail-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === 0 || value === '' ? NOT_STATED : (value ?? NOT_STATED)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface BestOfferProps {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  now: string
}

/** The offer that fits a new player best, with its conditions (decision D-68), and the way into the casino. */
function BestOffer({ casino, bonuses, now }: BestOfferProps) {
  const offer = bestOffer(bonuses, new Date(now))
  const hasWayIn = outboundUrl(casino) !== undefined
  if (offer === undefined && !hasWayIn) return null
  return (
    <div className="detail-head__offer" {...refusals(casino)}>
      <CountryNote />
      {offer !== undefined && (
        <>
          <p className="xs mut">
            {offer.title}
            {offer.code !== null && `, code ${offer.code}`}
          </p>
          <p className="detail-head__amount num">
            <Link className="link" to={paths.bonus(offer)}>
              {offer.amount}
            </Link>
          </p>
          <BonusFacts bonus={offer} />
          <BonusEnd offer={offer} now={now} />
        </>
      )}
      {hasWayIn && (
        <>
          <LinkPlace value="offer">
            <OutboundLink size="lg" block to={casino} counts={{ type: 'casino', id: casino.id }}>
              Play Now
            </OutboundLink>
          </LinkPlace>
          <p className="xs mut">Opens the casino in a new tab</p>
        </>
      )}
    </div>
  )
}

/** Links to the sections of a long page, with the one in sight marked. */
function SectionNav({ sections }: Pick<CasinoRailProps, 'sections'>) {
  const current = useCurrentSection(sections)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 24 })
  }, [current])
  return (
    <nav ref={list} className="subnav scroll-x" aria-label="On this page">
      {sections.map(({ id, label, figure }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {label} <span className="num">{figure}</span>
        </a>
      ))}
    </nav>
  )
}

/** The id of the section in sight; the first one until someone scrolls. */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= LINE)
      setCurrent(passed.at(-1) ?? ids.split(' ')[0])
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return current
}

/** Safety and Play Now at the bottom of small screens, under the thumb. */
export function CasinoActionBar({ casino }: { casino: ShownCasino }) {
  return (
    <div className="action-bar" role="group" aria-label={casino.name} {...refusals(casino)}>
      <SafetyBadge
        safetyIndex={casino.safetyIndex}
        suffix={needsCaution(casino.safetyIndex) ? ' Safety: caution' : ' Safety'}
      />
      <LinkPlace value="bar">
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </LinkPlace>
    </div>
  )
}
