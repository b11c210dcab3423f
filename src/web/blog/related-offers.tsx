import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { LinkPlace } from '../shell/link-place.ts'

interface RelatedOffersProps {
  casinos: readonly CasinoCardData[]
  games: readonly Game[]
}

/** The casinos and games that an article is about; nothing when it is about none. */
export function RelatedOffers({ casinos, games }: RelatedOffersProps) {
  return (
    <>
      {casinos.length > 0 && (
        <section className="section" aria-labelledby="related-casinos">
          <div className="section__head">
            <h2 id="related-casinos">Casinos in This Article</h2>
          </div>
          <CommissionNote className="mb-4" />
          <div className="grid-3">
            {casinos.map((casino, index) => (
              <LinkPlace key={casino.id} value={`shelf.${index + 1}`}>
                <CasinoCard casino={casino} />
              </LinkPlace>
            ))}
          </div>
        </section>
      )}
      {games.length > 0 && (
        <section className="section" aria-labelledby="related-games">
          <div className="section__head">
            <h2 id="related-games">Games in This Article</h2>
          </div>
          {casinos.length === 0 && <CommissionNote className="mb-4" />}
          <div className="grid-4">
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
