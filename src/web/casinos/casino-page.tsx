import { memo } from 'react'
import type { ReactNode } from 'react'
import { ArrowLeft, ArrowRight, Gift } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
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
import { BonusRow } from '../bonuses/bonus-row.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { CasinoReviewForm } from '../reviews/casino-review-form.tsx'
import type { Refused } from '../reviews/answer-review-form.ts'
import type { ReviewDraft } from '../reviews/review-draft.ts'
import { CasinoReviewList } from '../reviews/casino-review-list.tsx'
import { ReviewSent } from '../reviews/review-notes.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote, HelpStrip } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import type { SentHtml } from '../shell/sent-html.tsx'
import { ServerHtml } from '../shell/sent-html.tsx'
import { CasinoFacts } from './casino-facts.tsx'
import { CasinoDescription, CasinoHead } from './casino-head.tsx'
import type { ExpertSummary } from './casino-head.tsx'
import { CasinoActionBar, CasinoRail } from './casino-rail.tsx'
import { CasinoText } from './casino-text.tsx'
import type { CasinoReviewText } from './casino-text.tsx'
import { hasSafetySource, SafetySource } from './safety-source.tsx'
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
  /** The review of the editors; undefined without one. */
  review: CasinoReviewText | undefined
  /** What casino-evidence.tsx writes. */
  evidence: Readonly<Record<'checks' | 'countries' | 'expert' | 'payouts' | 'users', SentHtml>>
  /** The landing pages of its facts, by value. */
  landings?: Readonly<Record<string, string>>
  expert: ExpertSummary | undefined
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
  const reviewCount = casino.totalReviews.toLocaleString(LANGUAGE)
  const hasText = more.review !== undefined || more.paragraphs.length > 0
  const sections = [
    { id: 'payout-tests', label: 'Payout Tests', figure: casino.payoutsTimed },
    { id: 'expert-review', label: 'Expert Review', figure: casino.expertRating },
    isListed && { id: 'bonuses', label: 'Bonuses', figure: bonuses.length },
    hasSafetySource(casino) && { id: 'safety', label: 'Safety', figure: casino.safetyIndex },
    hasText && { id: 'review', label: more.review !== undefined ? 'Full Review' : 'About' },
    { id: 'user-reviews', label: `User Reviews (${reviewCount})` },
    { id: 'write-review', label: 'Write Your Review' },
    { id: 'facts', label: 'Facts' },
    games.length > 0 && { id: 'games', label: 'Games', figure: games.length },
    posts.length > 0 && { id: 'articles', label: 'Articles', figure: posts.length },
  ].filter((section) => section !== false)
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
        <div className="casino-grid">
          <CasinoHead
            field={field}
            casino={casino}
            expert={expert}
            verdict={more.verdict}
            landings={more.landings}
          />
          <CasinoRail casino={casino} bonuses={bonuses} sections={sections} now={now} />
          <div>
            <CasinoDescription text={casino.description} />
            <HelpStrip />
            <CasinoAlternatives casinos={more.alternatives} />
            <Evidence id="payout-tests" html={more.evidence.payouts.html} />
            <Evidence id="expert-review" html={more.evidence.expert.html} />
            {isListed && <CasinoBonuses bonuses={bonuses} ended={endedOffers} now={now} />}
            <SafetySource casino={casino} />
            <CasinoText casino={casino} paragraphs={more.paragraphs} review={more.review} />
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
            <CasinoFacts casino={casino} {...more.evidence} landings={more.landings} />
            <Shelf
              id="games"
              title={`Popular Games at ${casino.name}`}
              to={paths.games()}
              label="View All Games"
            >
              {games.map((game) => (
                <GameCard key={game.id} game={game} detailed />
              ))}
            </Shelf>
            {/* About the casino, or the newest ones (decision D-32). */}
            <Shelf id="articles" title="Related Articles" to={paths.blog()} label="View All Articles">
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </Shelf>
          </div>
        </div>
      </div>
      {isListed && <CasinoActionBar casino={casino} />}
    </>
  )
})

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

/** A section that the server wrote: its heading has the id of the section, and "-title". */
function Evidence({ id, html }: SentHtml & { id: string }) {
  return <ServerHtml id={id} className="part" labelledBy={`${id}-title`} html={html} />
}

/** How many bonuses a phone shows before the rest is unfolded. */
const SHOWN_ON_PHONES = 3

/** The casino's running bonuses, and what has ended folded below them (decision D-90). */
function CasinoBonuses({ bonuses, ended, now }: CasinoBonusesProps) {
  return (
    <section className="part" id="bonuses" aria-labelledby="bonuses-title">
      <h2 id="bonuses-title">Available Bonuses</h2>
      {bonuses.length === 0 ? (
        <EmptyState icon={Gift} title="No bonuses available for this casino at the moment." />
      ) : (
        <PhoneFold
          more={`Show all ${bonuses.length} bonuses`}
          className={bonuses.length <= SHOWN_ON_PHONES ? 'bonus-rows phone-fold--none' : 'bonus-rows'}
        >
          {bonuses.map((bonus, index) => (
            <div key={bonus.id} {...(index >= SHOWN_ON_PHONES && { 'data-folded': 'away' })}>
              <LinkPlace value={`offers.${index + 1}`}>
                <BonusRow bonus={bonus} now={now} isOnCasino />
              </LinkPlace>
            </div>
          ))}
        </PhoneFold>
      )}
      {ended.length > 0 && (
        <details className="ended-offers">
          <summary className="see-all">Ended offers ({ended.length})</summary>
          <ul>
            {ended.map((offer) => (
              <li key={offer.id}>
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

interface ShelfProps {
  id: string
  title: string
  /** The page with all of the kind. */
  to: string
  label: string
  children: readonly ReactNode[]
}

/** Cards in a row that scrolls sideways by itself: it needs no scripts, and the keyboard reaches every card. */
function Shelf({ id, title, to, label, children }: ShelfProps) {
  if (children.length === 0) return null
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <div className="section__head">
        <h2 className="h2" id={`${id}-title`}>
          {title}
        </h2>
        <Link className="see-all" to={to}>
          {label}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <div className="strip" role="group" aria-label={title}>
        {children}
      </div>
    </section>
  )
}
