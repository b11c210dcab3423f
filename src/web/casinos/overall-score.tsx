import { oneDigit, shownRating } from '#domain/casinos/ratings.ts'

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
