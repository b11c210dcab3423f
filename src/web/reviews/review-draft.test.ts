import { describe, expect, it } from 'vitest'
import { EMPTY_REVIEW, isComplete, ratingsOf, readReviewDraft } from './review-draft.ts'

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
