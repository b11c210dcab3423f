/** What a visitor has entered into the review form of a casino. */
import { RATING } from '#contract/reviews/limits.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { RatingField } from '#contract/shared/options.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'

export type ReviewDraft = Record<'userName' | 'title' | 'content', string> & Record<RatingField, number>

const presets = Object.fromEntries(
  RATING_CATEGORIES.map((category) => [`${category}Rating`, RATING.preset]),
) as Record<RatingField, number>
export const EMPTY_REVIEW: ReviewDraft = { userName: '', title: '', content: '', ...presets }

/** Reads the fields of the form; a rating that is not one of the allowed numbers becomes the preset. */
export function readReviewDraft(form: FormData): ReviewDraft {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const rating = (name: string) => {
    const value = Number(text(name))
    return Number.isInteger(value) && value >= RATING.min && value <= RATING.max ? value : RATING.preset
  }
  return {
    userName: text('userName'),
    title: text('title'),
    content: text('content'),
    ...(Object.fromEntries(
      RATING_CATEGORIES.map((category) => [`${category}Rating`, rating(`${category}Rating`)]),
    ) as Record<RatingField, number>),
  }
}

/** Whether there is something to submit: name, title and content, none of them blank. */
export function isComplete(draft: ReviewDraft): boolean {
  return [draft.userName, draft.title, draft.content].every((text) => text.trim() !== '')
}

export function ratingsOf(draft: Record<RatingField, number>): number[] {
  return RATING_CATEGORIES.map((category) => draft[`${category}Rating`])
}

/** The body of POST /api/reviews for what was entered. The server computes everything below the draft again. */
export function reviewPayload(casinoId: number, draft: ReviewDraft) {
  return {
    casinoId,
    ...draft,
    overallRating: overallOf(ratingsOf(draft)),
    ...prosAndCons(draft),
    isVerified: false,
    isPublished: true,
  }
}
