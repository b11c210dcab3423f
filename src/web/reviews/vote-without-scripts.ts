import { redirect } from 'react-router'
import { Refusal } from '#contract/shared/refusal.ts'

/**
 * Votes for a review and leads back to it. The address says which one was voted for, so that the page can show it; a
 * second vote on the same day leads there as well, because that vote has been counted.
 * @param path the address of the page
 */
export async function voteWithoutScripts(
  path: string,
  reviewId: number,
  vote: (reviewId: number) => Promise<unknown>,
): Promise<Response> {
  try {
    await vote(reviewId)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error
  }
  return redirect(`${path}?reviews=all&voted=${reviewId}#review-${reviewId}`, 303)
}
