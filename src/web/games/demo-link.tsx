import { Play } from 'lucide'
import type { ReactNode } from 'react'
import type { Game } from '#contract/games/games.schema.ts'
import { buttonClass } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { onVisit } from '../tracking/on-visit.ts'

interface DemoLinkProps extends ButtonLook {
  game: Pick<Game, 'id' | 'demoUrl'>
  children: ReactNode
}

/** Opens the demo of a game in a new tab; nothing for a game without one. */
export function DemoLink({ game, children, ...look }: DemoLinkProps) {
  if (game.demoUrl === null || game.demoUrl === '') return null
  return (
    <a
      className={buttonClass({ variant: 'outline', ...look })}
      href={game.demoUrl}
      target="_blank"
      rel="sponsored nofollow noopener"
      {...onVisit('game_click', { type: 'game', id: game.id })}
    >
      <Icon of={Play} size={18} />
      {children}
      <span className="sr">opens in a new tab</span>
    </a>
  )
}
