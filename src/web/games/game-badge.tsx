import type { Game } from '#contract/games/games.schema.ts'
import { gameBadge, oneDigit } from '#domain/casinos/ratings.ts'
import { startIcon } from '#ui/drawn-icon.ts'
import { counted } from '#domain/shared/counted.ts'

/** A game's rating with its source (decision D-70). */
export function GameBadge({ game }: { game: Pick<Game, 'userAverage' | 'totalReviews'> }) {
  const rating = oneDigit(gameBadge(game.userAverage))
  const source =
    game.userAverage === null
      ? `Editorial baseline ${rating} out of 10, no user reviews yet`
      : `Rating ${rating} out of 10: the mean of the editorial baseline and ${counted(game.totalReviews, 'user review')}`
  return (
    <span className="pin pin--r num" role="img" aria-label={source} title={source} {...startIcon('star')}>
      {rating}
    </span>
  )
}
