import { GAME_BASELINE_RATING } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { gameBadge, oneDigit } from '#domain/casinos/ratings.ts'
import { Link } from '#ui/link.tsx'
import { counted } from '../reviews/counted.ts'
import { begunDecimals } from './begun-decimals.ts'

interface GameSumProps {
  game: { slug: string; name: string; userAverage: number | null; totalReviews: number }
}

/** How the badge of a real game comes about. */
export function GameSum({ game }: GameSumProps) {
  if (game.userAverage === null) return null
  const badge = gameBadge(game.userAverage)
  return (
    <p className="callout">
      <b>
        <Link to={paths.game(game)}>{game.name}</Link>:
      </b>{' '}
      visitors give it {begunDecimals(game.userAverage)} in {counted(game.totalReviews, 'review')}. (
      {GAME_BASELINE_RATING} + {begunDecimals(game.userAverage)}) ÷ 2 = {begunDecimals(badge)}, shown as{' '}
      {oneDigit(badge)}.
    </p>
  )
}
