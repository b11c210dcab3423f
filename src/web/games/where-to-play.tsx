import type { Game } from '#contract/games/games.schema.ts'
import { PlayButton } from './play-button.tsx'
import type { PlayCasino } from './play-casino-of.ts'
import { PlayCasinos } from './play-casinos.tsx'
import type { PlayableGame } from './use-play-dialog.ts'

export interface Places {
  casinos: readonly PlayCasino[]
  /** How many casinos there are in all. */
  total: number
  /** The address asks for all of them, as the Play link does without scripts. */
  showsAll: boolean
}

interface WhereToPlayProps extends Places {
  game: Game
  onPlay: (game: PlayableGame) => void
}

/** The safest casinos that offer a game, with their offers to new players, and the way to the others. */
export function WhereToPlay({ game, casinos, total, showsAll, onPlay }: WhereToPlayProps) {
  return (
    <section className="part" id="play" aria-labelledby="play-title">
      <h2 id="play-title">{showsAll ? `Play ${game.name} for Real Money` : 'Where to Play It'}</h2>
      <PlayCasinos casinos={casinos} />
      {total > casinos.length && (
        <div className="mt-3">
          <PlayButton block variant="outline" game={game} onPlay={onPlay}>
            Show All {total.toLocaleString('en')} Casinos
          </PlayButton>
        </div>
      )}
    </section>
  )
}
