import { useMutation } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { HelpfulVote } from '#contract/reviews.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { trackInteraction } from '../discovery/track-interaction.ts'
import { callApi } from '../shell/call-api.ts'

interface HelpfulButtonProps {
  review: { id: number; helpfulVotes: number; title: string }
}

/** "Helpful (n)": one vote a visit (decision D-60). Without scripts it posts to the page that it stands on. */
export function HelpfulButton({ review }: HelpfulButtonProps) {
  const [counted, setCounted] = useState<number>()
  const vote = useMutation({
    mutationFn: () => callApi<HelpfulVote>(`/api/reviews/${review.id}/helpful`, { method: 'POST' }),
    onSuccess: () => {
      setCounted(review.helpfulVotes + 1)
      trackInteraction('helpful_vote', { type: 'review', id: review.id })
      showToast({ title: 'Thank you!', description: 'Your vote has been recorded.' })
    },
    onError: () =>
      showToast({ variant: 'destructive', title: 'Error', description: 'Unable to vote at this time.' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    vote.mutate()
  }
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="intent" value="helpful" />
      <input type="hidden" name="reviewId" value={review.id} />
      <Button type="submit" variant="outline" size="sm" disabled={counted !== undefined || vote.isPending}>
        <Icon of={ThumbsUp} size={16} {...(counted !== undefined && { className: 'filled' })} />
        Helpful ({counted ?? review.helpfulVotes})<span className="sr"> “{review.title}”</span>
      </Button>
    </form>
  )
}
