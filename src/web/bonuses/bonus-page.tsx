import { ChevronRight } from 'lucide'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Link } from '#ui/link.tsx'
import type { Bonus, ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import { Icon } from '#ui/icon.tsx'
import { formatDate } from '#domain/shared/dates.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { RefusedWays, refusals } from '../countries/country-note.tsx'
import { OfferPage, Spec, type AboutOffer } from '../offers/offer-page.tsx'
import { SafetyBadge } from '../cards/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { ServerHtml, type SentHtml } from '../shell/sent-html.tsx'
import { BonusCode } from './bonus-parts.tsx'
import { BonusHead } from './bonus-head.tsx'

export interface BonusPageProps extends AboutOffer {
  bonus: ShownBonus
  /** The reality check; undefined where it cannot be calculated. */
  reality: SentHtml | undefined
  /** The date of the last check, and the terms as data. */
  terms: SentHtml
  /** Number of reviews, before filtering. */
  total: number
  /** Unrounded; null without reviews. */
  average: number | null
  /** The loader's time, so that server and browser render the same. */
  now: string
}

/** A bonus: the offer, beside it the way to it and its effect on money; then its terms and reviews. */
export function BonusPage({ bonus, reality, terms, now, ...about }: BonusPageProps) {
  return (
    <div className="wrap">
      <OfferPage
        {...about}
        kind="bonus"
        id={bonus.id}
        name={bonus.title}
        path={paths.bonus(bonus)}
        list={{ to: paths.bonuses(), label: 'Back to Bonuses' }}
        head={<BonusHead bonus={bonus} now={now} />}
        aside={
          <div className="offer-side">
            <Claim bonus={bonus} now={now} />
            {reality !== undefined && (
              <ServerHtml
                id="reality"
                className="card card--flat reality"
                labelledBy="reality-title"
                html={reality.html}
              />
            )}
          </div>
        }
      >
        <BonusCasino casino={bonus.casino} />
        <section className="part" aria-labelledby="terms-title">
          <h2 id="terms-title">Terms &amp; Conditions</h2>
          <ServerHtml id="terms-table" className="prose" html={terms.html} />
          {bonus.terms === null ? (
            <p className="text-muted-foreground">
              Terms not stated. Read them at the casino before you claim.
            </p>
          ) : (
            <>
              <h3 className="mt-4 text-sm">In the casino’s own words</h3>
              <p className="offer-terms mt-1 text-muted-foreground">{bonus.terms}</p>
            </>
          )}
        </section>
      </OfferPage>
      <BonusActionBar bonus={bonus} now={now} />
    </div>
  )
}

function BonusCasino({ casino }: { casino: Bonus['casino'] }) {
  return (
    <Link className="card flex flex-wrap items-center gap-3 p-4 mt-4" to={paths.casino(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
      <span className="offer-casino__name">
        <span className="name">{casino.name}</span>
        <span className="xs mut">Read the full casino review</span>
      </span>
      <SafetyBadge safetyIndex={casino.safetyIndex} />
      <Icon of={ChevronRight} size={20} className="mut max-sm:hidden" />
    </Link>
  )
}

/** Name, code and claim button at the bottom of small screens; no amount, because its conditions do not fit. */
function BonusActionBar({ bonus, now }: { bonus: ShownBonus; now: string }) {
  const code = bonus.code ?? ''
  return (
    <div className="action-bar" role="group" aria-label={bonus.title} {...refusals(bonus.casino)}>
      <span className="action-bar__offer">
        <b>{bonus.title}</b>
        {code === '' ? (
          <span className="xs mut">{bonus.casino.name}</span>
        ) : (
          <span className="xs mut action-bar__code">
            <span className="sr">Code </span>
            {code}
          </span>
        )}
      </span>
      {code !== '' && <CopyButton text={code} of={`code ${code}`} />}
      <LinkPlace value="bar">
        <ClaimButton bonus={bonus} now={now} />
      </LinkPlace>
    </div>
  )
}

/** Claim This Bonus: the code, the button and the two dates. */
function Claim({ bonus, now }: { bonus: ShownBonus; now: string }) {
  return (
    <section
      className="card card--flat claim"
      aria-labelledby="claim-title"
      data-way=""
      {...refusals(bonus.casino)}
    >
      <h2 className="text-h3" id="claim-title">
        Claim This Bonus
      </h2>
      <RefusedWays casino={bonus.casino} />
      <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
      <LinkPlace value="offer">
        <ClaimButton bonus={bonus} now={now} size="lg" block />
      </LinkPlace>
      <dl className="spec">
        <Spec name="Created">{formatDate(bonus.createdAt) ?? 'N/A'}</Spec>
        <Spec name="Valid until">{formatDate(bonus.validUntil) ?? noEndWords(bonus)}</Spec>
      </dl>
      <p className="legal">18+ | T&amp;Cs Apply | Play Responsibly</p>
    </section>
  )
}

interface ClaimButtonProps extends ButtonLook {
  bonus: ShownBonus
  now: string
}

/** Claim Bonus Now, or a note that the offer has ended or is inactive. */
function ClaimButton({ bonus, now, ...look }: ClaimButtonProps) {
  if (isExpired(bonus.validUntil, new Date(now)))
    return (
      <Button {...look} disabled>
        Offer ended
      </Button>
    )
  if (!bonus.isActive)
    return (
      <Button {...look} disabled>
        No longer offered
      </Button>
    )
  return (
    <OutboundLink {...look} to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
      Claim Bonus Now
    </OutboundLink>
  )
}
