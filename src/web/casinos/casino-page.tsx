import { memo } from 'react'
import { ArrowLeft } from 'lucide'
import { Link } from '#ui/link.tsx'
import type { CasinoCardData, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { warningOf } from '#domain/casinos/warning.ts'
import { Icon } from '#ui/icon.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import type { ShownPart } from '../blog/sent-once.ts'
import { CasinoReviewForm } from '../reviews/casino-review-form.tsx'
import type { Refused } from '../reviews/answer-review-form.ts'
import type { ReviewDraft } from '../reviews/review-draft.ts'
import { CasinoReviewList } from '../reviews/casino-review-list.tsx'
import { ReviewSent } from '../reviews/review-sent.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { HelpStrip } from '../shell/help-strip.tsx'
import { CasinoActionBar } from './casino-action-bar.tsx'
import { CasinoAlternatives } from './casino-alternatives.tsx'
import { CasinoArticles } from './casino-articles.tsx'
import { CasinoBonuses } from './casino-bonuses.tsx'
import type { EndedOffer } from './casino-bonuses.tsx'
import { CasinoFacts } from './casino-facts.tsx'
import type { Availability } from './casino-facts.tsx'
import { CasinoGames } from './casino-games.tsx'
import { CasinoHead } from './casino-head.tsx'
import { ExpertVerdict } from './expert-verdict.tsx'
import { CasinoText } from './casino-text.tsx'
import { hasSafetySource, SafetySource } from './safety-source.tsx'
import { SectionNav } from './section-nav.tsx'
import type { ShownCasino } from './shown-casino.ts'
import { UserAverages } from './user-averages.tsx'

export interface CasinoPageProps {
  casino: ShownCasino
  /** Of a description that is longer than the summary. */
  paragraphs: readonly string[]
  /** The review of the editors; empty without one. */
  parts: readonly ShownPart[]
  availability: Availability
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>>
  expertReview: ExpertReview | undefined
  /** The verdict of the editors in one sentence; null where they gave none. */
  verdict: string | null
  /** Up to three to visit instead, when this one is not recommended. */
  alternatives: readonly CasinoCardData[]
  /** Those that run. */
  bonuses: readonly BonusCardData[]
  endedOffers: readonly EndedOffer[]
  /** Those that pass the filter, in its order: all of them, or the first few of many. */
  reviews: readonly CasinoReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  games: readonly GameCardData[]
  posts: readonly PostCardData[]
  showsAll: boolean
  isReviewSent: boolean
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  refused?: Refused<ReviewDraft> | undefined
}

/**
 * A casino with everything known about it, in the order in which a visitor would ask. A jump to a section renders none of it
 * again.
 */
export const CasinoPage = memo(function CasinoPage({
  casino,
  expertReview,
  bonuses,
  endedOffers,
  reviews,
  games,
  posts,
  now,
  ...more
}: CasinoPageProps) {
  const warning = warningOf(casino)
  const isThere: Readonly<Record<string, boolean>> = {
    bonuses: warning === undefined,
    safety: hasSafetySource(casino),
    review: more.parts.length > 0 || more.paragraphs.length > 0,
    games: games.length > 0,
    articles: posts.length > 0,
  }
  const labels: Readonly<Record<string, string>> = {
    ...(more.parts.length === 0 && { review: 'About' }),
    'user-reviews': `User Reviews (${casino.totalReviews.toLocaleString('en')})`,
  }
  return (
    <>
      <div className="wrap pt-3">
        <div className="crumb-row">
          <Link className="crumb" to={paths.casinos()}>
            <Icon of={ArrowLeft} size={18} />
            Back to Casinos
          </Link>
          <ShareIcon name={casino.name} path={paths.casino(casino)} />
        </div>
        <CommissionNote className="mb-3" />
        <CasinoHead
          casino={casino}
          expertReview={expertReview}
          verdict={more.verdict}
          bonuses={bonuses}
          now={now}
          landings={more.landings}
        />
        <HelpStrip />
        <CasinoAlternatives casinos={more.alternatives} />
      </div>
      <SectionNav
        sections={SECTIONS.filter(([id]) => isThere[id] ?? true).map(([id, label]) => ({
          id,
          label: labels[id] ?? label,
        }))}
      />
      <div className="wrap">
        {warning === undefined && <CasinoBonuses bonuses={bonuses} ended={endedOffers} now={now} />}
        <div className="detail-grid">
          <CasinoFacts casino={casino} availability={more.availability} landings={more.landings} />
          <div>
            <SafetySource casino={casino} />
            <ExpertVerdict review={expertReview} />
            <CasinoText casino={casino} paragraphs={more.paragraphs} parts={more.parts} />
            <UserAverages casino={casino} />
            <section className="part" id="user-reviews" aria-labelledby="user-reviews-title">
              <h2 id="user-reviews-title">User Reviews ({casino.totalReviews.toLocaleString('en')})</h2>
              <CasinoReviewList
                casinoId={casino.id}
                path={paths.casino(casino)}
                reviews={reviews}
                filter={more.filter}
                counts={more.counts}
                total={casino.totalReviews}
                showsAll={more.showsAll}
              />
            </section>
            <section className="part" id="write-review" aria-labelledby="write-review-title">
              <h2 id="write-review-title">Write Your Review</h2>
              {more.isReviewSent && <ReviewSent />}
              <PhoneFold
                more="Open the review form"
                less="Close the form"
                isButton
                isOpen={more.isReviewSent || more.refused !== undefined}
              >
                <div data-folded="away">
                  <CasinoReviewForm casinoId={casino.id} path={paths.casino(casino)} refused={more.refused} />
                </div>
              </PhoneFold>
            </section>
          </div>
        </div>
        <CasinoArticles posts={posts} />
        <CasinoGames casinoName={casino.name} games={games} />
      </div>
      {warning === undefined && <CasinoActionBar casino={casino} />}
    </>
  )
})

const SECTIONS = [
  ['bonuses', 'Bonuses'],
  ['safety', 'Safety'],
  ['expert-review', 'Expert Review'],
  ['review', 'Full Review'],
  ['user-reviews', 'User Reviews'],
  ['write-review', 'Write Your Review'],
  ['articles', 'Articles'],
  ['games', 'Games'],
] as const
