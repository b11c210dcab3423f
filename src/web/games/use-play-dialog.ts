import { useState } from 'react'
import type { Game } from '#contract/games/games.schema.ts'
import { trackInteraction } from '../tracking/track-interaction.ts'

export type PlayableGame = Pick<Game, 'id' | 'slug' | 'name'>

/** Which game is about to be played for real money; opening the dialog is counted (decision D-11). */
export function usePlayDialog() {
  const [game, setGame] = useState<PlayableGame>()
  const play = (next: PlayableGame) => {
    trackInteraction('game_modal', { type: 'game', id: next.id })
    setGame({ id: next.id, slug: next.slug, name: next.name })
  }
  return { game, play, close: () => setGame(undefined) }
}
