import { BonusCard } from '../cards/bonus-card.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'

/** The up to three bonuses that open the list; nothing when there are none. */
export function FeaturedBonuses({ bonuses, now }: { bonuses: readonly BonusCardData[]; now: string }) {
  if (bonuses.length === 0) return null
  return (
    <section aria-labelledby="featured-bonuses">
      <div className="section__head">
        <h2 id="featured-bonuses">Featured Bonuses</h2>
      </div>
      <div className="grid-3">
        {bonuses.map((bonus, index) => (
          <LinkPlace key={bonus.id} value={`shelf.${index + 1}`}>
            <BonusCard bonus={bonus} now={now} />
          </LinkPlace>
        ))}
      </div>
    </section>
  )
}
