import { ArrowLeft, ChevronRight } from 'lucide'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Link } from '#ui/link.tsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { RelatedArticles } from '../blog/related-articles.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import type { OfferReview } from '../reviews/offer-review-card.tsx'
import type { OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import type { Refused } from '../reviews/answer-review-form.ts'
import { OfferReviews } from '../reviews/offer-reviews.tsx'
import { CautionLine } from '../casinos/casino-parts.tsx'
import { SafetyBadge } from '../scores/scores.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { BonusCode } from './bonus-parts.tsx'
import { BonusHead } from './bonus-head.tsx'

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
                label: `User Reviews (${total.toLocaleString(LANGUAGE)})`,
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

/** The way from a bonus to the review of its casino. */
function BonusCasino({ casino }: { casino: Bonus['casino'] }) {
  return (
    <Link className="card offer-casino" to={paths.casino(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
      <span className="offer-casino__name">
        <span className="name">{casino.name}</span>
        <span className="xs mut">Read the full casino review</span>
      </span>
      <SafetyBadge safetyIndex={casino.safetyIndex} />
      <Icon of={ChevronRight} size={20} className="mut" />
    </Link>
  )
}

/** The offer's name, its code and the way in, at the bottom of small screens: no amount, as its conditions have no room. */
function BonusActionBar({ bonus, now }: { bonus: Bonus; now: string }) {
  const code = bonus.code ?? ''
  return (
    <div className="action-bar" role="group" aria-label={bonus.title}>
      <span className="action-bar__offer">
        <b>{bonus.title}</b>
        {code === '' ? (
          <span className="xs mut">{bonus.casino.name}</span>
        ) : (
          <span className="xs mut action-bar__code">
            <span className="sr">Code </span>
            {code}
          </span>
        )}
      </span>
      {code !== '' && <CopyButton text={code} of={`code ${code}`} />}
      <LinkPlace value="bar">
        <ClaimButton bonus={bonus} now={now} />
      </LinkPlace>
    </div>
  )
}

/** Claim This Bonus: the code, the way in and the two dates. */
function ClaimPanel({ bonus, now }: { bonus: Bonus; now: string }) {
  return (
    <aside className="aside aside--end" aria-labelledby="claim-title">
      <div className="card card--flat panel">
        <h2 className="h3" id="claim-title">
          Claim This Bonus
        </h2>
        <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
        <LinkPlace value="offer">
          <ClaimButton bonus={bonus} now={now} size="lg" block />
        </LinkPlace>
        <dl className="spec">
          <div>
            <dt>Created</dt>
            <dd>{formatDate(bonus.createdAt) ?? 'N/A'}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd>{formatDate(bonus.validUntil) ?? noEndWords(bonus)}</dd>
          </div>
        </dl>
        <p className="legal">18+ | T&amp;Cs Apply | Play Responsibly</p>
      </div>
    </aside>
  )
}

interface ClaimButtonProps extends ButtonLook {
  bonus: Bonus
  now: string
}

/** Claim Bonus Now; what has ended or is no longer offered cannot be claimed, and says so. */
function ClaimButton({ bonus, now, ...look }: ClaimButtonProps) {
  if (isExpired(bonus.validUntil, new Date(now)))
    return (
      <Button {...look} disabled>
        Offer ended
      </Button>
    )
  if (!bonus.isActive)
    return (
      <Button {...look} disabled>
        No longer offered
      </Button>
    )
  return (
    <OutboundLink {...look} to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
      Claim Bonus Now
    </OutboundLink>
  )
}
