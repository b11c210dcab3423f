import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'

/** Casinos to visit instead of one that is not recommended; nothing when there are none. */
export function CasinoAlternatives({ casinos }: { casinos: readonly CasinoCardData[] }) {
  if (casinos.length === 0) return null
  return (
    <section className="part" id="alternatives" aria-labelledby="alternatives-title">
      <h2 id="alternatives-title">Safer Alternatives</h2>
      <div className="grid-3">
        {casinos.map((casino, index) => (
          <LinkPlace key={casino.id} value={`shelf.${index + 1}`}>
            <CasinoCard casino={casino} />
          </LinkPlace>
        ))}
      </div>
    </section>
  )
}
