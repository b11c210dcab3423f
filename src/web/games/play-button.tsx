import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import type { PlayableGame } from './use-play-dialog.ts'

interface PlayButtonProps<G extends PlayableGame> extends ButtonLook {
  game: G
  onPlay: (game: G) => void
  children: ReactNode
}

/** Opens the play dialog. Until scripts run it is a link to the game's page with the casinos on it. */
export function PlayButton<G extends PlayableGame>({ game, onPlay, children, ...look }: PlayButtonProps<G>) {
  return (
    <ButtonLink
      {...look}
      to={`${paths.game(game.id)}?play=1#play`}
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
