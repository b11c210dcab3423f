import { ArrowLeft } from 'lucide'
import { useSearchParams } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { RelatedArticles } from '../blog/related-articles.tsx'
import type { OfferReview } from '../reviews/offer-review-card.tsx'
import type { OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { Refused } from '../reviews/answer-review-form.ts'
import { OfferReviews } from '../reviews/offer-reviews.tsx'
import { CautionLine } from '../casinos/caution-line.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { BonusActionBar } from './bonus-action-bar.tsx'
import { BonusCasino } from './bonus-casino.tsx'
import { BonusHead } from './bonus-head.tsx'
import { ClaimPanel } from './claim-panel.tsx'

export interface BonusPageProps {
  bonus: Bonus
  /** Those that pass the filter, in its order. */
  reviews: readonly OfferReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  /** How many reviews there are; the filter may leave some out. */
  total: number
  /** Unrounded; null without reviews. */
  average: number | null
  posts: readonly PostCardData[]
  showsAll: boolean
  isReviewSent: boolean
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  refused: Refused<OfferReviewDraft> | undefined
}

/** A bonus with its conditions first, then what others made of it. */
export function BonusPage({ bonus, posts, now, total, ...reviews }: BonusPageProps) {
  const [query] = useSearchParams()
  const path = paths.bonus(bonus)
  return (
    <div className="wrap pt-3">
      <div className="crumb-row">
        <Link className="crumb" to={paths.bonuses()}>
          <Icon of={ArrowLeft} size={18} />
          Back to Bonuses
        </Link>
        <ShareIcon name={bonus.title} path={path} />
      </div>
      <CommissionNote strip />
      <div className="detail-grid pt-3">
        <ClaimPanel bonus={bonus} now={now} />
        <div>
          <BonusHead bonus={bonus} now={now} />
          <CautionLine safetyIndex={bonus.casino.safetyIndex} className="mt-4" />
          <BonusCasino casino={bonus.casino} />
          <section className="part" aria-labelledby="terms-title">
            <h2 id="terms-title">Terms &amp; Conditions</h2>
            <p className="mut offer-terms">
              {bonus.terms ?? 'Terms not stated. Read them at the casino before you claim.'}
            </p>
          </section>
          <LinkTabs
            id="bonus"
            label="About this bonus"
            value={query.get('tab') === 'articles' ? 'articles' : 'reviews'}
            tabs={[
              {
                value: 'reviews',
                label: `User Reviews (${total.toLocaleString('en')})`,
                to: path,
                content: <OfferReviews kind="bonus" id={bonus.id} path={path} total={total} {...reviews} />,
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
      <BonusActionBar bonus={bonus} now={now} />
    </div>
  )
}
