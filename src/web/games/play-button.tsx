import type { ReactNode } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import type { PlayableGame } from './use-play-dialog.ts'

interface PlayButtonProps extends ButtonLook {
  game: PlayableGame
  onPlay: (game: PlayableGame) => void
  children: ReactNode
}

/** Opens the play dialog. Until scripts run it is a link to the game's page with the casinos on it. */
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
