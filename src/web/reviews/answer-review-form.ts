import { data, redirect } from 'react-router'
import { Refusal } from '#contract/shared/refusal.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import { retryHeaders } from '../shell/posted-form.ts'
import { readPageId } from '../shell/read-page-id.ts'

interface ReviewForms<Draft> {
  /** The address of the page. */
  path: string
  vote: (reviewId: number) => Promise<void>
  submit: (form: FormData) => Promise<void>
  /** What was typed, to show it again beside what was wrong. */
  readDraft: (form: FormData) => Draft
  /** What is thrown when the page or the review is not there. */
  missing: () => unknown
}

/** What the page says after a form without scripts was refused: the messages and everything typed. */
export interface Refused<Draft> {
  values: Draft
  problems: readonly FieldProblem[]
  message: string
}

/** What the forms of a detail page do without scripts: a vote or a review, then the page again, with what came of it. */
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

/** The address that it leads to says which review was voted for, so that the page can show it. */
async function voteAndReturn<Draft>(form: FormData, { path, vote, missing }: ReviewForms<Draft>) {
  const sent = form.get('reviewId')
  const reviewId = readPageId(typeof sent === 'string' ? sent : '')
  if (reviewId === undefined) throw missing()
  await vote(reviewId)
  return redirect(`${path}?reviews=all&voted=${reviewId}#review-${reviewId}`, 303)
}
