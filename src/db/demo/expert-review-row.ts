/** A demo casino's expert review as a row. */
import { mean, oneDigit } from '#domain/casinos/ratings.ts'
import type { DemoExpertReview } from './demo-types.ts'

/** The overall rating: the mean of the six, to one digit. */
export function expertRating({ bonuses, design, payouts, support, games, mobile }: DemoExpertReview): string {
  return oneDigit(mean([bonuses, design, payouts, support, games, mobile].map(([rating]) => rating)))
}

export function expertReviewRow(casinoId: number, review: DemoExpertReview) {
  const { bonuses, design, payouts, support, games, mobile, summary } = review
  return {
    casino_id: casinoId,
    bonuses_rating: bonuses[0],
    design_rating: design[0],
    payouts_rating: payouts[0],
    customer_support_rating: support[0],
    game_selection_rating: games[0],
    mobile_experience_rating: mobile[0],
    overall_rating: expertRating(review),
    bonuses_explanation: bonuses[1],
    design_explanation: design[1],
    payouts_explanation: payouts[1],
    customer_support_explanation: support[1],
    game_selection_explanation: games[1],
    mobile_experience_explanation: mobile[1],
    summary,
  }
}
