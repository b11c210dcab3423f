import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { trackInteraction } from '../tracking/track-interaction.ts'
import { callApi } from '../shell/call-api.ts'
import { fieldProblemsOf } from './field-problems.ts'
import type { ReviewDraft } from './review-draft.ts'
import { reviewPayload } from './review-payload.ts'

/** Sends a casino review. `onSent` empties the form; after a failure everything typed is still there. */
export function useSubmitReview(casinoId: number, onSent: () => void) {
  const { revalidate } = useRevalidator()
  const sending = useMutation({
    mutationFn: (draft: ReviewDraft) =>
      callApi<CasinoReview>('/api/reviews', { payload: reviewPayload(casinoId, draft) }),
    onSuccess: () => {
      onSent()
      trackInteraction('review_submit', { type: 'casino', id: casinoId })
      showToast({
        title: 'Review Submitted!',
        description: 'Your review has been successfully submitted and will appear shortly.',
      })
      void revalidate()
    },
    onError: () =>
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to submit your review. Please try again.',
      }),
  })
  return {
    submit: sending.mutate,
    isPending: sending.isPending,
    /** Of the last attempt; undefined before the first. */
    problems: sending.isIdle ? undefined : fieldProblemsOf(sending.error),
  }
}
