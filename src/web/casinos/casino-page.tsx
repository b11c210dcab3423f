import { clsx } from 'clsx'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { ArrowLeft, ArrowRight, Gift } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { warningOf } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import type { ShownPart } from '../blog/article-html.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { CasinoReviewForm } from '../reviews/casino-review-form.tsx'
import type { Refused } from '../reviews/answer-review-form.ts'
import type { ReviewDraft } from '../reviews/review-draft.ts'
import { CasinoReviewList } from '../reviews/casino-review-list.tsx'
import { ReviewSent } from '../reviews/review-notes.tsx'
import { ScoreMeter } from '../scores/scores.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote, HelpStrip } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { BigScore } from './casino-parts.tsx'
import { CasinoActionBar } from './casino-action-bar.tsx'
import { CasinoFacts } from './casino-facts.tsx'
import type { Availability } from './casino-facts.tsx'
import { CasinoHead } from './casino-head.tsx'
import { ExpertVerdict } from './expert-verdict.tsx'
import { CasinoText } from './casino-text.tsx'
import { hasSafetySource, SafetySource } from './safety-source.tsx'
import { SectionNav } from './section-nav.tsx'
import type { ShownCasino } from './shown-casino.ts'

type EndedOffer = Pick<Bonus, 'id' | 'slug' | 'title' | 'amount' | 'validUntil'>

interface CasinoBonusesProps {
  bonuses: readonly BonusCardData[]
  ended: readonly EndedOffer[]
  now: string
}

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
  /** Of all casinos. */
  field: CasinoField
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
  field,
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
    'user-reviews': `User Reviews (${casino.totalReviews.toLocaleString(LANGUAGE)})`,
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
          field={field}
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
            <ExpertVerdict review={expertReview} name={casino.name} field={field} />
            <CasinoText casino={casino} paragraphs={more.paragraphs} parts={more.parts} />
            <UserAverages casino={casino} />
            <section className="part" id="user-reviews" aria-labelledby="user-reviews-title">
              <h2 id="user-reviews-title">User Reviews ({casino.totalReviews.toLocaleString(LANGUAGE)})</h2>
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

/** Casinos to visit instead of one that is not recommended; nothing when there are none. */
function CasinoAlternatives({ casinos }: { casinos: readonly CasinoCardData[] }) {
  if (casinos.length === 0) return null
  return (
    <section className="part" id="alternatives" aria-labelledby="alternatives-title">
      <h2 id="alternatives-title">Safer Alternatives</h2>
      <div className="grid-3">
        {casinos.map((casino, index) => (
          <LinkPlace key={casino.id} value={`shelf.${index + 1}`}>
            <CasinoCard casino={casino} />
          </LinkPlace>
        ))}
      </div>
    </section>
  )
}

/** Up to three articles about the casino, or the newest ones (decision D-32). */
function CasinoArticles({ posts }: { posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="part" id="articles" aria-labelledby="articles-title">
      <SectionHead id="articles-title" title="Related Articles" to={paths.blog()} label="View All Articles" />
      <Strip label="Related Articles">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Strip>
    </section>
  )
}

/** Up to ten games that the casino offers. */
function CasinoGames({ casinoName, games }: { casinoName: string; games: readonly GameCardData[] }) {
  if (games.length === 0) return null
  const title = `Popular Games at ${casinoName}`
  return (
    <section className="part" id="games" aria-labelledby="games-title">
      <SectionHead id="games-title" title={title} to={paths.games()} label="View All Games" />
      <Strip label={title} per={4}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} detailed />
        ))}
      </Strip>
    </section>
  )
}

/** The means of the visitor reviews; nothing at all without reviews. */
function UserAverages({ casino: { userAverage, userCategoryAverages } }: { casino: ShownCasino }) {
  if (userAverage === null || userCategoryAverages === null) return null
  return (
    <section className="part" aria-labelledby="user-averages-title">
      <h2 id="user-averages-title">Average User Ratings</h2>
      <PhoneFold more="By category" of="of user ratings" className="card card--flat panel avg">
        <BigScore value={userAverage} />
        <div className="avg__cats" data-folded="away">
          {RATING_CATEGORIES.map((category) => (
            <ScoreMeter
              key={category}
              label={RATING_CATEGORY_NAMES[category]}
              value={userCategoryAverages[`${category}Rating`]}
            />
          ))}
        </div>
      </PhoneFold>
    </section>
  )
}

/** The heading of a section with the way to all of its kind. */
function SectionHead({ id, title, to, label }: { id: string; title: string; to: string; label: string }) {
  return (
    <div className="section__head">
      <h2 className="h2" id={id}>
        {title}
      </h2>
      <Link className="see-all" to={to}>
        {label}
        <Icon of={ArrowRight} size={16} />
      </Link>
    </div>
  )
}

/** The casino's running bonuses in a row, and what has ended folded below them (decision D-90). */
function CasinoBonuses({ bonuses, ended, now }: CasinoBonusesProps) {
  return (
    <section className="part" id="bonuses" aria-labelledby="bonuses-title">
      <h2 id="bonuses-title">Available Bonuses</h2>
      {bonuses.length === 0 ? (
        <EmptyState icon={Gift} title="No bonuses available for this casino at the moment." />
      ) : (
        <Strip label="Available Bonuses">
          {bonuses.map((bonus, index) => (
            <LinkPlace key={bonus.id} value={`offers.${index + 1}`}>
              <BonusCard bonus={bonus} now={now} showsDate />
            </LinkPlace>
          ))}
        </Strip>
      )}
      {ended.length > 0 && (
        <details className="ended-offers">
          <summary>Ended offers ({ended.length})</summary>
          <ul>
            {ended.map((offer) => (
              <li key={offer.id}>
                <Link to={paths.bonus(offer)}>{offer.title}</Link>
                <span>
                  {offer.amount}, ended {formatDate(offer.validUntil)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface StripProps {
  label: string
  /** How many cards the row shows at once from 1024 pixels on. */
  per?: 3 | 4
  children: readonly ReactNode[]
}

/** Cards in a row that scrolls sideways by itself: it needs no scripts, and the keyboard reaches every card. */
function Strip({ label, per = 3, children }: StripProps) {
  return (
    <div className={clsx('strip', per === 4 && 'strip--4')} role="group" aria-label={label}>
      {children}
    </div>
  )
}
