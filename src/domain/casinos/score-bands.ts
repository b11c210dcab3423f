/** Bands of a score from 0 to 10, which decide its colour and word. */

export type ScoreBand = 'top' | 'strong' | 'fair' | 'weak'

export const SCORE_BAND_NAMES: Readonly<Record<ScoreBand, string>> = {
  top: 'Top',
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',
}

/** The band of an unrounded score. The limits are 9, 8 and 7, so 8.96 is strong although it reads "9.0". */
export function scoreBand(value: number): ScoreBand {
  if (value >= 9) return 'top'
  if (value >= 8) return 'strong'
  return value >= 7 ? 'fair' : 'weak'
}

/** The word beside a category rating of a visitor review, 1 to 10. */
export function ratingWord(value: number): 'Excellent' | 'Good' | 'Average' | 'Poor' {
  if (value >= 8) return 'Excellent'
  if (value >= 6) return 'Good'
  return value >= 4 ? 'Average' : 'Poor'
}
