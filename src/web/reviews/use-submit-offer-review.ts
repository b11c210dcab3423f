import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { OfferKind, OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { BonusReview, GameReview } from '#contract/reviews/reviews.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { trackInteraction } from '../tracking/track-interaction.ts'
import { callApi } from '../shell/call-api.ts'
import { fieldProblemsOf } from './field-problems.ts'
import { OFFER_REVIEW_WORDS } from './offer-review-words.ts'

/** Sends a review of a bonus or a game and loads the page's data again. After a failure everything typed is still there. */
export function useSubmitOfferReview(kind: OfferKind, id: number, onSent: () => void) {
  const { revalidate } = useRevalidator()
  const sending = useMutation({
    mutationFn: (draft: OfferReviewDraft) => send(kind, id, draft),
    onSuccess: () => {
      onSent()
      trackInteraction('review_submit', { type: kind, id })
      showToast(OFFER_REVIEW_WORDS[kind].sent)
      void revalidate()
    },
    onError: () => showToast({ variant: 'destructive', ...OFFER_REVIEW_WORDS[kind].failed }),
  })
  return { submit: sending.mutate, isPending: sending.isPending, problems: fieldProblemsOf(sending.error) }
}

function send(kind: OfferKind, id: number, draft: OfferReviewDraft): Promise<BonusReview | GameReview> {
  return kind === 'bonus'
    ? callApi<BonusReview>('/api/reviews', {
        payload: { bonusId: id, ...draft, isPublished: true, isVerified: false },
      })
    : callApi<GameReview>('/api/reviews/game', { payload: { gameId: id, ...draft } })
}
