import { Gift } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { Strip } from './strip.tsx'

/** The casino's bonuses in a row. */
export function CasinoBonuses({ bonuses, now }: { bonuses: readonly BonusCardData[]; now: string }) {
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
    </section>
  )
}
