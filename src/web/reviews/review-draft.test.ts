import { describe, expect, it, test } from 'vitest'
import { NewCasinoReview } from '#contract/reviews/reviews.schema.ts'
import { EMPTY_REVIEW, isComplete, ratingsOf, readReviewDraft, reviewPayload } from './review-draft.ts'

const formWith = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a review draft', () => {
  it('starts with six ratings of 8', () => {
    expect(ratingsOf(EMPTY_REVIEW)).toEqual([8, 8, 8, 8, 8, 8])
    expect(readReviewDraft(new FormData())).toEqual(EMPTY_REVIEW)
  })

  it('is complete with a name, a title and content that are not blank', () => {
    const draft = { ...EMPTY_REVIEW, userName: 'Marta', title: 'Fine', content: 'Paid out.' }
    expect(isComplete(draft)).toBe(true)
    for (const field of ['userName', 'title', 'content'] as const)
      expect(isComplete({ ...draft, [field]: '  \n' })).toBe(false)
  })

  it('keeps what was typed and drops impossible ratings', () => {
    const draft = readReviewDraft(
      formWith({ title: ' Slow ', payoutsRating: '3', designRating: '11', bonusesRating: '4.5' }),
    )
    expect(draft).toMatchObject({ title: ' Slow ', payoutsRating: 3, designRating: 8, bonusesRating: 8 })
  })
})

test('the form sends overall rating, pros, cons, verification and publication with the six ratings', () => {
  const draft = {
    ...EMPTY_REVIEW,
    userName: 'Ada',
    title: 'Fine',
    content: 'Paid out.',
    payoutsRating: 3,
    designRating: 6,
  }
  const payload = reviewPayload(5, draft)
  expect(payload).toEqual({
    ...draft,
    casinoId: 5,
    overallRating: 7,
    pros: [
      'Excellent bonus offers',
      'Helpful customer support',
      'Wide game selection',
      'Smooth mobile experience',
    ],
    cons: ['Slow payouts'],
    isVerified: false,
    isPublished: true,
  })
  expect(NewCasinoReview.safeParse(payload).success).toBe(true)
})
