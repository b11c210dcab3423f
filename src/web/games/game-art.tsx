import { paths } from '#contract/paths.ts'
import type { Game } from '#contract/games.schema.ts'
import { Picture } from '#ui/picture.tsx'

interface GameArtProps {
  game: Pick<Game, 'name' | 'type' | 'imageUrl'>
  className?: string
  lazy?: boolean
}

/** A game's picture, 4 to 3, or the one drawn from its type and name. Decorative: the name stands beside it. */
export function GameArt({ game, className, lazy = true }: GameArtProps) {
  return (
    <Picture
      src={game.imageUrl}
      fallback={paths.gameArt(game.type, game.name)}
      alt=""
      width={400}
      height={300}
      lazy={lazy}
      {...(className !== undefined && { className })}
    />
  )
}
