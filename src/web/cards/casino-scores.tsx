import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { oneDigit, shownRating } from '#domain/casinos/ratings.ts'
import { counted } from '../reviews/review-words.ts'
import { ScoreMeter } from '../scores/scores.tsx'

interface CasinoScoresProps {
  casino: CasinoCardData
  /** With the number of reviews. */
  counted?: boolean
  className?: string
}

/** The scores of experts and visitors, and their mean (decision D-84); one that is missing is left out. */
export function CasinoScores({ casino, counted: isCounted = false, className = '' }: CasinoScoresProps) {
  const expert = Number(casino.expertRating ?? 0)
  const users = casino.userAverage ?? 0
  if (expert <= 0 && users <= 0)
    return <p className={`text-xs text-muted-foreground ${className}`}>Not rated yet</p>
  return (
    <div className={`casino-scores ${className}`}>
      {expert > 0 && <ScoreMeter label="Expert" value={expert} />}
      {users > 0 && <ScoreMeter label="Users" value={users} />}
      <div className="casino-scores__mean">
        <OverallScore expert={expert} users={users} />
        {isCounted && users > 0 && <p className="xs mut">{counted(casino.totalReviews, 'user review')}</p>}
      </div>
    </div>
  )
}

interface OverallScoreProps {
  /** 0 to 10, unrounded; 0 without an expert review. */
  expert: number
  /** The mean of the visitor reviews, unrounded; 0 without any. */
  users: number
}

/** The mean of expert and visitor rating, with whose ratings it is made of (decision D-84); nothing without any. */
export function OverallScore({ expert, users }: OverallScoreProps) {
  if (expert <= 0 && users <= 0) return null
  return (
    <p className="xs mut">
      <b className="num">{`Overall ${oneDigit(shownRating({ expert, users }))}`}</b>
      {`, ${sourcesOf(expert > 0, users > 0)}`}
    </p>
  )
}

function sourcesOf(hasExperts: boolean, hasVisitors: boolean): string {
  if (hasExperts && hasVisitors) return 'experts and visitors'
  return hasExperts ? 'experts only' : 'visitors only'
}
