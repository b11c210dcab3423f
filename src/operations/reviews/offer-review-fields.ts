import { Refusal } from '#contract/shared/refusal.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'

/** The fields of a bonus or game review as a form without scripts posts them: texts, and a text for the number. */
export function offerReviewFields(form: FormData) {
  const rating = textOf(form, 'overallRating')
  return {
    userName: textOf(form, 'userName'),
    title: textOf(form, 'title'),
    content: textOf(form, 'content'),
    overallRating: /^\d{1,2}$/.test(rating) ? Number(rating) : Number.NaN,
  }
}

/** What the schema found wrong, as one problem a field. */
export function invalidReview(issues: readonly { path: PropertyKey[]; message: string }[]): Refusal {
  const problems: FieldProblem[] = issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }))
  return new Refusal('invalid_input', problems[0]?.message ?? 'The review is not valid', { problems })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
