import { data, redirect } from 'react-router'
import { Refusal } from '#contract/shared/refusal.ts'
import { readOfferDraft } from './read-offer-draft.ts'
import type { RefusedOfferReview } from './offer-review-form.tsx'
import { voteWithoutScripts } from './vote-without-scripts.ts'

interface ReviewForms {
  /** The address of the page. */
  path: string
  vote: (reviewId: number) => Promise<unknown>
  submit: (form: FormData) => Promise<unknown>
  /** What is thrown when the page or the review is not there. */
  missing: () => unknown
}

/** What the forms of a bonus or game page do without scripts: a vote or a review, then the page again, with what came of it. */
export async function answerReviewForm(request: Request, { path, vote, submit, missing }: ReviewForms) {
  const form = await request.formData()
  const reviewId = form.get('reviewId')
  try {
    if (form.get('intent') === 'helpful') {
      if (typeof reviewId !== 'string' || !/^[1-9]\d{0,8}$/.test(reviewId)) throw missing()
      return await voteWithoutScripts(path, Number(reviewId), vote)
    }
    await submit(form)
    return redirect(`${path}?review=sent#write-review`, 303)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') throw missing()
    const refused: RefusedOfferReview = {
      values: readOfferDraft(form),
      problems: error.problems,
      message: error.message,
    }
    return data(refused, { status: STATUS[error.code] ?? 400 })
  }
}

const STATUS: Partial<Record<Refusal['code'], number>> = {
  rate_limited: 429,
  conflict: 409,
  unavailable: 503,
}
