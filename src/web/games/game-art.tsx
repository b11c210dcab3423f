import { paths } from '#contract/shared/paths.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { Picture } from '#ui/picture.tsx'
import { pictureSource } from '../shell/picture-source.ts'

interface GameArtProps {
  game: Pick<Game, 'name' | 'type' | 'imageUrl'>
  className?: string
  lazy?: boolean
}

/** A game's picture, 4:3, or one generated from type and name. Decorative: the name is beside it. */
export function GameArt({ game, className, lazy = true }: GameArtProps) {
  return (
    <Picture
      {...pictureSource(game.imageUrl, { width: 400, height: 300 }, '(min-width: 640px) 400px, 92vw')}
      fallback={paths.gameArt(game.type, game.name)}
      alt=""
      lazy={lazy}
      {...(className !== undefined && { className })}
    />
  )
}
