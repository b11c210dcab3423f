/**
 * Which reviews this browser has voted for, so that a reload still shows it: pages are cached for all visitors and
 * cannot know. The entry holds ids only, never leaves the browser and counts nothing, so it needs no consent.
 */
import { REMEMBERED_VOTES } from '#contract/shared/limits.ts'

const VOTES_KEY = 'votedReviews'

export function hasVotedFor(reviewId: number): boolean {
  return votedReviews().includes(String(reviewId))
}

/** The newest come last; beyond 200 the oldest are dropped. */
export function rememberVote(reviewId: number): void {
  const others = votedReviews().filter((id) => id !== String(reviewId))
  try {
    localStorage.setItem(VOTES_KEY, [...others, reviewId].slice(-REMEMBERED_VOTES).join(' '))
  } catch {
    // Storage is closed or full: the server still counts one vote a day.
  }
}

function votedReviews(): string[] {
  try {
    return (localStorage.getItem(VOTES_KEY) ?? '').split(' ').filter((id) => /^\d+$/.test(id))
  } catch {
    return []
  }
}
