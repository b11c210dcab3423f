import { ScoreBadge } from './score-badge.tsx'

interface SafetyBadgeProps {
  /** 0 to 10 as a decimal string; null where it is not stated. */
  safetyIndex: string | null
  /** What follows the number. */
  suffix?: string
}

/** The safety index on the tint of its band; without one, neutral words that neither praise nor warn. */
export function SafetyBadge({ safetyIndex, suffix = ' Safety' }: SafetyBadgeProps) {
  return safetyIndex === null ? (
    <span className="score-badge score-badge--none">Safety not stated</span>
  ) : (
    <ScoreBadge value={Number(safetyIndex)} suffix={suffix} />
  )
}
