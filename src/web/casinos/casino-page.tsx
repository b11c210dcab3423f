import { memo } from 'react'
import { ArrowLeft, ArrowRight, Gift } from 'lucide'
import { Carousel } from '#ui/carousel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { warningOf } from '#domain/casinos/warning.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { bestOffer } from '#domain/bonuses/best-offer.ts'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { grouped } from '#domain/shared/counted.ts'
import { BonusCard, type BonusCardData } from '../cards/bonus-card.tsx'
import { RefusedWays, refusals } from '../countries/country-note.tsx'
import { GameCard, type GameCardData } from '../cards/game-card.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { CasinoReviewForm } from '../reviews/casino-review-form.tsx'
import type { Refused } from '../reviews/answer-review-form.ts'
import type { ReviewDraft } from '../reviews/review-draft.ts'
import { CasinoReviewList } from '../reviews/casino-review-list.tsx'
import { ReviewSent } from '../reviews/review-notes.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { QuietLine } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { ServerHtml, type SentHtml } from '../shell/sent-html.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { CasinoHead, type ExpertSummary } from './casino-head.tsx'
import { CasinoActionBar, SectionNav } from './casino-rail.tsx'
import { CasinoText, type CasinoReviewText } from './casino-text.tsx'
import type { ShownCasino } from './shown-casino.ts'

type EndedOffer = Pick<Bonus, 'id' | 'slug' | 'title' | 'amount' | 'validUntil'>

interface CasinoBonusesProps {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  ended: readonly EndedOffer[]
  now: string
}

export interface CasinoPageProps {
  casino: ShownCasino
  /** The paragraphs of a description longer than the summary. */
  paragraphs: readonly string[]
  review: CasinoReviewText | undefined
  evidence: Readonly<Record<'checks' | 'expert' | 'facts' | 'payouts' | 'users', SentHtml>> & {
    /** Up to three other casinos, when staff warn about this one. */
    alternatives: SentHtml | undefined
    safety: SentHtml | undefined
  }
  /** Landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>>
  expert: ExpertSummary | undefined
  field: CasinoField
  /** Current ones. */
  bonuses: readonly BonusCardData[]
  endedOffers: readonly EndedOffer[]
  /** Filtered and ordered: all of them, or the first few of many. */
  reviews: readonly CasinoReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  games: readonly GameCardData[]
  posts: readonly PostCardData[]
  showsAll: boolean
  isReviewSent: boolean
  /** The loader's time, so that server and browser render the same. */
  now: string
  refused?: Refused<ReviewDraft> | undefined
}

/**
 * A casino: header, bonuses, facts, the experts' review with its evidence, visitors' reviews, articles, games.
 * Memoised, so that jumping to a section renders nothing again.
 */
export const CasinoPage = memo(function CasinoPage({
  casino,
  expert,
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
  const isListed = warning === undefined
  const reviewCount = grouped(casino.totalReviews)
  const hasText = more.review !== undefined || more.paragraphs.length > 0
  const sections = [
    isListed && { id: 'bonuses', label: 'Bonuses' },
    { id: 'facts', label: 'Facts' },
    { id: 'expert-review', label: 'Expert Review' },
    casino.payoutsTimed > 0 && { id: 'payout-tests', label: 'Payout Tests' },
    more.evidence.safety !== undefined && { id: 'safety', label: 'Safety' },
    { id: 'user-reviews', label: `User Reviews (${reviewCount})` },
    { id: 'write-review', label: 'Write Your Review' },
    hasText && { id: 'review', label: more.review !== undefined ? 'Full Review' : 'About' },
    posts.length > 0 && { id: 'articles', label: 'Articles' },
    games.length > 0 && { id: 'games', label: 'Games' },
  ].filter((section) => section !== false)
  return (
    <>
      <div className="wrap">
        <div className="crumb-row">
          <Link className="crumb" to={paths.casinos()}>
            <Icon of={ArrowLeft} size={18} />
            Back to Casinos
          </Link>
          <QuietLine />
          <ShareIcon name={casino.name} path={paths.casino(casino)} />
        </div>
        <CasinoHead field={field} casino={casino} expert={expert} landings={more.landings} />
      </div>
      <SectionNav sections={sections} />
      <div className="wrap">
        {isListed && <CasinoBonuses casino={casino} bonuses={bonuses} ended={endedOffers} now={now} />}
        {more.evidence.alternatives !== undefined && (
          <Evidence id="alternatives" html={more.evidence.alternatives.html} />
        )}
        <div className="casino-grid">
          <aside className="casino-facts" id="facts" aria-labelledby="facts-title" {...refusals(casino)}>
            <div className="card card--flat def">
              <ServerHtml id="fact-list" className="def__list" html={more.evidence.facts.html} />
              {isListed && <WayIn casino={casino} bonuses={bonuses} now={now} />}
            </div>
          </aside>
          <div className="min-w-0">
            <Evidence id="expert-review" html={more.evidence.expert.html} />
            {casino.payoutsTimed > 0 && <Evidence id="payout-tests" html={more.evidence.payouts.html} />}
            {more.evidence.safety !== undefined && <Evidence id="safety" html={more.evidence.safety.html} />}
            <ServerHtml id="checks" html={more.evidence.checks.html} />
            {casino.userAverage !== null && <Evidence id="user-averages" html={more.evidence.users.html} />}
            <section className="part" id="user-reviews" aria-labelledby="user-reviews-title">
              <h2 id="user-reviews-title">User Reviews ({reviewCount})</h2>
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
              <CasinoReviewForm casinoId={casino.id} path={paths.casino(casino)} refused={more.refused} />
            </section>
            <CasinoText casino={casino} paragraphs={more.paragraphs} review={more.review} />
          </div>
        </div>
        {/* About the casino, or the newest ones (decision D-32). */}
        {posts.length > 0 && (
          <section className="part" id="articles" aria-labelledby="articles-title">
            <div className="section__head">
              <h2 id="articles-title">Related Articles</h2>
              <SeeAll to={paths.blog()}>View All Articles</SeeAll>
            </div>
            <div className="grid-3">
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </div>
          </section>
        )}
        {games.length > 0 && (
          <section className="part" id="games">
            <Carousel
              label={`Popular Games at ${casino.name}`}
              className="carousel--small"
              slides={games.map((game) => ({ key: game.id, content: <GameCard game={game} detailed /> }))}
              head={(buttons) => (
                <div className="section__head">
                  <h2>Popular Games at {casino.name}</h2>
                  <div className="section__tools">
                    <SeeAll to={paths.games()}>View All Games</SeeAll>
                    {buttons}
                  </div>
                </div>
              )}
            />
          </section>
        )}
      </div>
      {isListed && <CasinoActionBar casino={casino} />}
    </>
  )
})

/** A section rendered by the server. Its heading has the section's id plus "-title". */
function Evidence({ id, html }: SentHtml & { id: string }) {
  return <ServerHtml id={id} className="part" labelledBy={`${id}-title`} html={html} />
}

/** The casino's current bonuses as tickets, with ended ones folded below (decision D-90). */
function CasinoBonuses({ casino, bonuses, ended, now }: CasinoBonusesProps) {
  return (
    <section className="part casino-offers" id="bonuses" data-way="" {...refusals(casino)}>
      <RefusedWays casino={casino} />
      {bonuses.length === 0 ? (
        <>
          <h2>Available Bonuses</h2>
          <EmptyState icon={Gift} title="No bonuses available for this casino at the moment." />
        </>
      ) : (
        <Carousel
          label="Available Bonuses"
          // Visible at once on most windows, so its height must be exact.
          className="[content-visibility:visible]"
          slides={bonuses.map((bonus, index) => ({
            key: bonus.id,
            content: (
              <LinkPlace value={`offers.${index + 1}`}>
                <BonusCard bonus={bonus} now={now} showsDate />
              </LinkPlace>
            ),
          }))}
          head={(buttons) => (
            <div className="section__head">
              <h2>Available Bonuses</h2>
              {buttons}
            </div>
          )}
        />
      )}
      {ended.length > 0 && (
        <details className="ended-offers mt-4">
          <summary className="see-all cursor-pointer">Ended offers ({ended.length})</summary>
          <ul className="grid gap-3 pt-1">
            {ended.map((offer) => (
              <li key={offer.id} className="grid text-sm">
                <Link className="link" to={paths.bonus(offer)}>
                  {offer.title}
                </Link>
                <span className="xs mut">
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

function SeeAll({ to, children }: { to: string; children: string }) {
  return (
    <Link className="see-all" to={to}>
      {children}
      <Icon of={ArrowRight} size={16} />
    </Link>
  )
}

/** Play Now with the best offer's conditions (decision D-68). Small screens have it in the bottom bar. */
function WayIn({
  casino,
  bonuses,
  now,
}: {
  casino: ShownCasino
  bonuses: readonly BonusCardData[]
  now: string
}) {
  const offer = bestOffer(bonuses, new Date(now))
  return (
    <div className="def__cta">
      <LinkPlace value="offer">
        <OutboundLink block to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </LinkPlace>
      {offer !== undefined && (
        <p className="mt-2 text-center text-xs text-muted-foreground" data-offer="">
          <Link className="link" to={paths.bonus(offer)}>
            {offer.amount}
          </Link>{' '}
          {offerConditions(offer)}
        </p>
      )}
    </div>
  )
}
