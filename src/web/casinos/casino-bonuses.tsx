import { Gift } from 'lucide'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { Strip } from './strip.tsx'

export type EndedOffer = Pick<Bonus, 'id' | 'slug' | 'title' | 'amount' | 'validUntil'>

interface CasinoBonusesProps {
  bonuses: readonly BonusCardData[]
  ended: readonly EndedOffer[]
  now: string
}

/** The casino's running bonuses in a row, and what has ended folded below them (decision D-90). */
export function CasinoBonuses({ bonuses, ended, now }: CasinoBonusesProps) {
  return (
    <section className="part" id="bonuses" aria-labelledby="bonuses-title">
      <h2 id="bonuses-title">Available Bonuses</h2>
      {bonuses.length === 0 ? (
        <EmptyState icon={Gift} title="No bonuses available for this casino at the moment." />
      ) : (
        <Strip label="Available Bonuses">
          {bonuses.map((bonus, index) => (
            <LinkPlace key={bonus.id} value={`offers.${index + 1}`}>
              <BonusCard bonus={bonus} now={now} showsDate />
            </LinkPlace>
          ))}
        </Strip>
      )}
      {ended.length > 0 && (
        <details className="ended-offers">
          <summary>Ended offers ({ended.length})</summary>
          <ul>
            {ended.map((offer) => (
              <li key={offer.id}>
                <Link to={paths.bonus(offer)}>{offer.title}</Link>
                <span>
                  {offer.amount}, ended {formatDate(offer.validUntil)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
