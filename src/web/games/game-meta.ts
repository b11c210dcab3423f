import type { MetaDescriptor } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import { EVERY_REVIEW, isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatRtp } from '#domain/games/rtp.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { siteOf } from '../shell/site-data.ts'

/** Title, description and canonical address; nothing for a game that is not there. The badge is never published as a rating. */
export function gameMeta(
  data: { game: Game; isDemo: boolean; filter?: ReviewFilter } | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { game, isDemo, filter = EVERY_REVIEW } = data
  return pageMeta(matches, {
    title: `${game.name} by ${game.provider}`,
    description: descriptionOf(game),
    path: paths.game(game),
    isDemo,
    isPart: isReviewFilterSet(filter),
    image: game.imageUrl ?? paths.gameArt(game.type, game.name),
  })
}

function descriptionOf({ name, provider, rtp, description }: Game): string {
  const known = rtp === null ? 'where to play it' : `RTP ${formatRtp(rtp)}, and where to play it`
  const text = `${name} by ${provider}: ${known}. ${description}`
  return text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}...`
}
