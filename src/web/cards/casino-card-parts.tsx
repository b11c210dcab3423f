import type { ReactNode } from 'react'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { oneDigit, shownRating } from '#domain/casinos/ratings.ts'
import { CARD } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { counted } from '#domain/shared/counted.ts'
import { FeatureList } from '../casinos/casino-parts.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { onVisit } from '../analytics/tracking.ts'
import { ScoreMeter } from './scores.tsx'

interface CasinoScoresProps {
  casino: CasinoCardData
  /** With the number of reviews. */
  counted?: boolean
  className?: string
}

/** The scores of experts and visitors, and their mean (decision D-84). Missing ones are left out. */
export function CasinoScores({ casino, counted: isCounted = false, className = '' }: CasinoScoresProps) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  if (expert <= 0 && users <= 0)
    return <p className={`text-xs text-muted-foreground ${className}`}>Not rated yet</p>
  return (
    <div className={`casino-scores ${className}`}>
      {expert > 0 && <ScoreMeter label="Expert" value={expert} />}
      {users > 0 && <ScoreMeter label="Users" value={users} />}
      <OverallScore expert={expert} users={users}>
        {isCounted && users > 0 && <span>{` ${counted(casino.totalReviews, 'user review')}`}</span>}
      </OverallScore>
    </div>
  )
}

interface OverallScoreProps {
  /** 0 to 10, unrounded; 0 without an expert review. */
  expert: number
  /** Mean of the visitor reviews, unrounded; 0 without any. */
  users: number
  /** Follows the sources. */
  children?: ReactNode
}

/** The mean of expert and visitor ratings with its sources (decision D-84); nothing without any. */
export function OverallScore({ expert, users, children }: OverallScoreProps) {
  if (expert <= 0 && users <= 0) return null
  return (
    <p className="xs mut">
      <b className="num">{`Overall ${oneDigit(shownRating({ expert, users }))}`}</b>
      {`, ${sourcesOf(expert > 0, users > 0)}`}
      {children}
    </p>
  )
}

function sourcesOf(hasExperts: boolean, hasVisitors: boolean): string {
  if (hasExperts && hasVisitors) return 'experts and visitors'
  return hasExperts ? 'experts only' : 'visitors only'
}

/** The buttons to the casino's page and to its website. */
export function CasinoWays({ casino, visit }: { casino: CasinoCardData; visit: ReturnType<typeof onVisit> }) {
  return (
    <>
      <ButtonLink
        variant="outline"
        to={paths.casino(casino)}
        aria-label={`Read Review of ${casino.name}`}
        {...visit}
      >
        Read Review
      </ButtonLink>
      <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
        Play Now
      </OutboundLink>
    </>
  )
}

export function CardFeatures({ casino: { features, matches } }: { casino: CasinoCardData }) {
  return (
    <FeatureList
      features={features}
      limit={Math.max(CARD.features, matches?.features ?? 0)}
      matched={matches?.features}
    />
  )
}

/** The payment methods of a card, searched ones first, with the number of the rest. */
export function CardPayments({
  casino: { paymentMethods, otherPaymentMethods, matches },
}: {
  casino: CasinoCardData
}) {
  return (
    <TagList
      label="Payment methods"
      items={paymentMethods}
      others={otherPaymentMethods}
      limit={Math.max(CARD.paymentMethods, matches?.paymentMethods ?? 0)}
      matched={matches?.paymentMethods}
    />
  )
}
