import { useMutation } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { HelpfulVote } from '#contract/reviews/reviews.schema.ts'
import { REMEMBERED_VOTES } from '#contract/reviews/limits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import { callApi, CallError } from '../shell/call-api.ts'

/**
 * The reviews that this browser voted for, so that a reload still shows it: pages are cached for all visitors. The
 * entry holds only ids, never leaves the browser and counts nothing, so it needs no consent.
 */
const VOTES_KEY = 'votedReviews'

interface HelpfulButtonProps {
  review: { id: number; helpfulVotes: number; title: string }
}

/**
 * "Helpful (n)": one vote per visit (decision D-60), remembered by this browser. Without scripts it posts to its page,
 * which names the review in its address (`voted`).
 */
export function HelpfulButton({ review }: HelpfulButtonProps) {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const [counted, setCounted] = useState<number>()
  const hasVoted =
    counted !== undefined ||
    query.get('voted') === String(review.id) ||
    (isHydrated && hasVotedFor(review.id))
  const showVoted = (votes: number) => {
    rememberVote(review.id)
    setCounted(votes)
  }
  const vote = useMutation({
    mutationFn: () => callApi<HelpfulVote>(`/api/reviews/${review.id}/helpful`, { method: 'POST' }),
    onSuccess: () => {
      showVoted(review.helpfulVotes + 1)
      trackInteraction('helpful_vote', { type: 'review', id: review.id })
      showToast({ title: 'Thank you!', description: 'Your vote has been recorded.' })
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.status === 409)) return showToast(FAILED)
      showVoted(review.helpfulVotes)
      return showToast({ title: 'You have voted', description: error.reason ?? ALREADY_VOTED })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    vote.mutate()
  }
  return (
    <form method="post" className="helpful" onSubmit={submit}>
      <input type="hidden" name="intent" value="helpful" />
      <input type="hidden" name="reviewId" value={review.id} />
      {hasVoted && <span className="sm mut">You have voted</span>}
      <Button type="submit" variant="outline" size="sm" disabled={hasVoted || vote.isPending}>
        <Icon of={ThumbsUp} size={16} {...(hasVoted && { className: 'filled' })} />
        Helpful ({counted ?? review.helpfulVotes})<span className="sr"> “{review.title}”</span>
      </Button>
    </form>
  )
}

const FAILED = {
  variant: 'destructive',
  title: 'Error',
  description: 'Unable to vote at this time.',
} as const
const ALREADY_VOTED = 'You have already voted for this review today.'

function hasVotedFor(reviewId: number): boolean {
  return votedReviews().includes(String(reviewId))
}

/** Newest last; beyond 200 the oldest are dropped. */
function rememberVote(reviewId: number): void {
  const others = votedReviews().filter((id) => id !== String(reviewId))
  try {
    localStorage.setItem(VOTES_KEY, [...others, reviewId].slice(-REMEMBERED_VOTES).join(' '))
  } catch {
    // Storage is not available or full: the server still counts one vote a day.
  }
}

function votedReviews(): string[] {
  try {
    return (localStorage.getItem(VOTES_KEY) ?? '').split(' ').filter((id) => /^\d+$/.test(id))
  } catch {
    return []
  }
}
