import type { MetaDescriptor } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import { EVERY_REVIEW, isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatRtp } from '#domain/games/rtp.ts'
import { firstThatFits, wholeSentences } from '#domain/shared/search-words.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { gameData } from '../seo/structured-data/game-data.ts'
import { siteOf } from '../shell/site-data.ts'

/** Title, description and canonical address; nothing for a game that is not there. The badge is never published as a rating. */
export function gameMeta(
  data: { game: Game; isDemo: boolean; share?: string; filter?: ReviewFilter } | undefined,
  matches: Parameters<typeof siteOf>[0],
): MetaDescriptor[] {
  if (data === undefined) return []
  const { game, isDemo, share, filter = EVERY_REVIEW } = data
  const head = pageMeta(matches, {
    title: firstThatFits([
      `${game.name} by ${game.provider}: ${knownOf(game)}`,
      `${game.name} by ${game.provider}: where to play`,
      `${game.name} by ${game.provider}`,
    ]),
    name: game.name,
    description: descriptionOf(game),
    path: paths.game(game),
    within: { name: 'Games', path: paths.games() },
    isDemo,
    isPart: isReviewFilterSet(filter) || !game.isActive,
    share,
  })
  return [...head, gameData(siteOf(matches).publicUrl, { game, isDemo })]
}

function descriptionOf(game: Game): string {
  return wholeSentences([`${game.name} by ${game.provider}: ${knownOf(game)}.`, game.description])
}

function knownOf({ rtp }: Game): string {
  return rtp === null ? 'where to play it' : `RTP ${formatRtp(rtp)}, and where to play it`
}
