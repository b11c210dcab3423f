import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Game } from '#contract/games/games.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink, type ButtonLook } from '#ui/button.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { trackInteraction } from '../analytics/tracking.ts'

/** Hosts the play dialog. Its code is loaded when the page is idle. */
export function PlayDialogHost({ game, onClose }: { game: PlayableGame | undefined; onClose: () => void }) {
  useIdleLoad(loadDialog)
  if (game === undefined) return null
  return (
    <Suspense>
      <PlayDialog game={game} onClose={onClose} />
    </Suspense>
  )
}

const loadDialog = () => import('./play-dialog.tsx')
const PlayDialog = lazy(async () => ({ default: (await loadDialog()).PlayDialog }))

interface PlayButtonProps extends ButtonLook {
  game: PlayableGame
  onPlay: (game: PlayableGame) => void
  children: ReactNode
}

/** Opens the play dialog. Until scripts run it links to the game's page with the casinos. */
export function PlayButton({ game, onPlay, children, ...look }: PlayButtonProps) {
  return (
    <ButtonLink
      {...look}
      to={`${paths.game(game)}?play=1#play`}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onPlay(game)
      }}
    >
      {children}
    </ButtonLink>
  )
}

export type PlayableGame = Pick<Game, 'id' | 'slug' | 'name'>

/** The game chosen to play for real money. Opening the dialog is counted (decision D-11). */
export function usePlayDialog() {
  const [game, setGame] = useState<PlayableGame>()
  const play = (next: PlayableGame) => {
    trackInteraction('game_modal', { type: 'game', id: next.id })
    setGame({ id: next.id, slug: next.slug, name: next.name })
  }
  return { game, play, close: () => setGame(undefined) }
}
