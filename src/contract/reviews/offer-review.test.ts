import { describe, expect, it } from 'vitest'
import {
  EMPTY_OFFER_REVIEW,
  offerReviewProblems,
  type OfferKind,
  type OfferReviewDraft,
} from './offer-review.ts'
import { NewBonusReview, NewGameReview } from './reviews.schema.ts'

const fine: OfferReviewDraft = {
  userName: 'Marta',
  title: 'Fair terms',
  content: 'Paid out within a day.',
  overallRating: 8,
}
const drafts: OfferReviewDraft[] = [
  fine,
  EMPTY_OFFER_REVIEW,
  { ...fine, userName: ' M ' },
  { ...fine, userName: 'x'.repeat(61) },
  { ...fine, title: 'Fine' },
  { ...fine, title: 'x'.repeat(101) },
  { ...fine, content: 'Too short' },
  { ...fine, content: 'x'.repeat(451) },
  { ...fine, content: 'x'.repeat(501) },
]

const said = (kind: OfferKind, draft: OfferReviewDraft) => {
  const result =
    kind === 'bonus'
      ? NewBonusReview.safeParse({ bonusId: 1, ...draft })
      : NewGameReview.safeParse({ gameId: 1, ...draft })
  return (result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
}

describe('the problems of a bonus or game review', () => {
  it.each(drafts)('are the same in the form as on the server %#', (draft) => {
    for (const kind of ['bonus', 'game'] as const)
      expect(offerReviewProblems(kind, draft)).toEqual(said(kind, draft))
  })

  it('are the sentences of the catalogue', () => {
    expect(
      offerReviewProblems('game', { ...fine, userName: 'M', title: 'Fine', content: 'Short' }).map(
        ({ message }) => message,
      ),
    ).toEqual([
      'Username must be at least 2 characters',
      'Title must be at least 5 characters',
      'Review must be at least 10 characters',
    ])
    expect(offerReviewProblems('game', { ...fine, content: 'x'.repeat(451) })[0]?.message).toBe(
      'Review cannot exceed 450 characters',
    )
    expect(offerReviewProblems('bonus', { ...fine, content: 'x'.repeat(501) })[0]?.message).toBe(
      'Review cannot exceed 500 characters',
    )
  })
})
