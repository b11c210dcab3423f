import type { ReactNode } from 'react'
import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import type { CardOffer, CasinoMatches } from '#contract/casinos/casinos.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { depositWords, noEndWords, wageringWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { NOT_STATED, RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { startIcon } from '#ui/drawn-icon.ts'
import { Link } from '#ui/link.tsx'

/** Why a search found a casino, as far as its other parts do not show it, and what it does not state. */
export function MatchLines({ matches }: { matches: CasinoMatches | undefined }) {
  if (matches === undefined) return null
  const { country, gameProviders, offers, isPayoutUnknown, lacksWelcomeOffer } = matches
  if (!country && !isPayoutUnknown && !lacksWelcomeOffer && gameProviders.length + offers.length === 0)
    return null
  return (
    <ul className="why" aria-label="For your search">
      {country && (
        <Line isUnknown={country.isUnchecked}>
          {country.isUnchecked ? RESTRICTIONS_NOT_CHECKED : `Not restricted in ${countryName(country.code)}`}
        </Line>
      )}
      {gameProviders.length > 0 && <Line>Games from {gameProviders.join(', ')}</Line>}
      {offers.map((offer) => (
        <Line key={offer.id}>
          <OfferLine offer={offer} />
        </Line>
      ))}
      {lacksWelcomeOffer && <Line isUnknown>Welcome offer: {NOT_STATED}</Line>}
      {isPayoutUnknown && <Line isUnknown>Payout time: {NOT_STATED}</Line>}
    </ul>
  )
}

function Line({ isUnknown = false, children }: { isUnknown?: boolean; children: ReactNode }) {
  return (
    <li {...startIcon(isUnknown ? 'minus' : 'check')}>
      <span>{children}</span>
    </li>
  )
}

/** An amount with its conditions, and the full terms one click away (decision D-68). */
function OfferLine({ offer }: { offer: CardOffer }) {
  const end = formatDate(offer.validUntil)
  const conditions = [
    wageringWords(offer.wageringRequirement),
    depositWords(offer.minDeposit),
    end === undefined ? noEndWords(offer) : `Until ${end}`,
  ]
  return (
    <>
      <Link className="link" to={paths.bonus(offer)}>
        {CASINO_FACETS.bonusType.chip(offer.type)}: {offer.amount}
      </Link>{' '}
      {conditions.join(' · ')}
    </>
  )
}
