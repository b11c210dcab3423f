import { data, redirect } from 'react-router'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import { retryHeaders } from '../shell/posted-form.ts'
import { readPageId } from '../shell/read-page-id.ts'

interface ReviewForms<Draft> {
  /** The address of the page. */
  path: string
  vote: (reviewId: number) => Promise<void>
  submit: (form: FormData) => Promise<void>
  /** Reads the typed values, to show them again with the errors. */
  readDraft: (form: FormData) => Draft
  /** The error to throw when the page or the review does not exist. */
  missing: () => unknown
}

/** Errors and typed values after a form without scripts was refused. */
export interface Refused<Draft> {
  values: Draft
  problems: readonly FieldProblem[]
  message: string
}

/** Handles the forms of a detail page without scripts: a vote or a review, then the page again with the result. */
export async function answerReviewForm<Draft>(form: FormData, forms: ReviewForms<Draft>) {
  try {
    if (form.get('intent') === 'helpful') return await voteAndReturn(form, forms)
    await forms.submit(form)
    return redirect(`${forms.path}?review=sent#write-review`, 303)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') throw forms.missing()
    const { problems, message, code } = error
    const refused: Refused<Draft> = { values: forms.readDraft(form), problems, message }
    return data(refused, { status: REFUSAL_STATUS[code], headers: retryHeaders(error) })
  }
}

/** The redirect names the voted review, so that the page can show it. */
async function voteAndReturn<Draft>(form: FormData, { path, vote, missing }: ReviewForms<Draft>) {
  const sent = form.get('reviewId')
  const reviewId = readPageId(typeof sent === 'string' ? sent : '')
  if (reviewId === undefined) throw missing()
  await vote(reviewId)
  return redirect(`${path}?reviews=all&voted=${reviewId}#review-${reviewId}`, 303)
}
