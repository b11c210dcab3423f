import { OFFER_PAGE } from '#contract/offers/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { OfferSummary } from '../comparisons/compare-rows.tsx'
import { refusals } from '../countries/country-note.tsx'
import { SafetyBadge } from '../cards/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { PlayCasino } from './play-casino-of.ts'
import './play-casinos.css'

/** The casinos with a game, safest first, each with links to the casino and to its review. */
export function PlayCasinos({ casinos }: { casinos: readonly PlayCasino[] }) {
  if (casinos.length === 0)
    return (
      <p className="play-dialog__state" role="status">
        No casinos found for this game.
      </p>
    )
  return (
    <ul className="rows">
      {casinos.map((casino, index) => (
        <li key={casino.id} className="card card--flat play-casino" {...refusals(casino)}>
          <div className="play-casino__top">
            <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
            <div>
              <h3 className="name">{casino.name}</h3>
              <p className="xs mut">
                {casino.license ?? LICENCE_NOT_STATED}
                {casino.userRating !== null && ` · Users ${casino.userRating}/10`}
              </p>
            </div>
            <SafetyBadge safetyIndex={casino.safetyIndex} />
          </div>
          {casino.welcomeOffer && (
            <div className="play-casino__offer" data-offer="">
              <p className="xs mut">Welcome offer</p>
              <OfferSummary offer={casino.welcomeOffer} />
            </div>
          )}
          <TagList label="Features" items={casino.features.slice(0, OFFER_PAGE.casinoFeatures)} />
          <div className="card__cta">
            <ButtonLink
              variant="outline"
              to={paths.casino(casino)}
              aria-label={`Read Review of ${casino.name}`}
            >
              Read Review
            </ButtonLink>
            <LinkPlace value={`places.${index + 1}`}>
              <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }} of={` at ${casino.name},`}>
                Play Now
              </OutboundLink>
            </LinkPlace>
          </div>
        </li>
      ))}
    </ul>
  )
}
