import { paths } from '#contract/shared/paths.ts'
import { GameCard } from '../cards/game-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { SectionHead } from './section-head.tsx'
import { Strip } from './strip.tsx'

/** Up to ten games that the casino offers. */
export function CasinoGames({ casinoName, games }: { casinoName: string; games: readonly GameCardData[] }) {
  if (games.length === 0) return null
  const title = `Popular Games at ${casinoName}`
  return (
    <section className="part" id="games" aria-labelledby="games-title">
      <SectionHead id="games-title" title={title} to={paths.games()} label="View All Games" />
      <Strip label={title} per={4}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} detailed />
        ))}
      </Strip>
    </section>
  )
}
