import { ArrowLeft } from 'lucide'
import { useSearchParams } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Link } from '#ui/link.tsx'
import { RelatedArticles } from '../blog/related-articles.tsx'
import type { OfferReview } from '../reviews/offer-review-card.tsx'
import type { OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { Refused } from '../reviews/answer-review-form.ts'
import { OfferReviews } from '../reviews/offer-reviews.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { GameHead } from './game-head.tsx'
import { GameStatistics } from './game-statistics.tsx'
import { PlayDialogHost } from './play-dialog-host.tsx'
import { usePlayDialog } from './use-play-dialog.ts'
import { WhereToPlay } from './where-to-play.tsx'
import type { Places } from './where-to-play.tsx'

export interface GamePageProps {
  game: Game
  /** Those that pass the filter, in its order. */
  reviews: readonly OfferReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  posts: readonly PostCardData[]
  places: Places
  showsAll: boolean
  isReviewSent: boolean
  refused: Refused<OfferReviewDraft> | undefined
}

/** A game with its numbers, the way to play it and what others made of it. */
export function GamePage({ game, posts, places, ...reviews }: GamePageProps) {
  const [query] = useSearchParams()
  const dialog = usePlayDialog()
  const path = paths.game(game)
  const total = game.totalReviews
  return (
    <div className="wrap pt-3">
      <div className="crumb-row">
        <Link className="crumb" to={paths.games()}>
          <Icon of={ArrowLeft} size={18} />
          Back to Games
        </Link>
        <ShareIcon name={game.name} path={path} />
      </div>
      <CommissionNote strip />
      <div className="detail-grid pt-3">
        <GameStatistics game={game} onPlay={dialog.play} />
        <div>
          <GameHead game={game} onPlay={dialog.play} />
          <WhereToPlay {...places} game={game} onPlay={dialog.play} />
          <LinkTabs
            id="game"
            label="About this game"
            value={query.get('tab') === 'articles' ? 'articles' : 'reviews'}
            tabs={[
              {
                value: 'reviews',
                label: `User Reviews (${total.toLocaleString('en')})`,
                to: path,
                content: (
                  <OfferReviews
                    kind="game"
                    id={game.id}
                    path={path}
                    total={total}
                    average={game.userAverage}
                    {...reviews}
                  />
                ),
              },
              {
                value: 'articles',
                label: 'Related Articles',
                to: `${path}?tab=articles`,
                content: <RelatedArticles posts={posts} />,
              },
            ]}
          />
        </div>
      </div>
      <PlayDialogHost game={dialog.game} onClose={dialog.close} />
    </div>
  )
}
