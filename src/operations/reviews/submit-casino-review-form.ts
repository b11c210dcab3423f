import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { NewCasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { checkRateLimit } from '../app/check-rate-limit.ts'
import { submitCasinoReview } from './submit-casino-review.ts'

/**
 * A review as a form without scripts posts it: the same rules and limits as the call of the API,
 * with texts for numbers. Refuses with invalid_input and one problem a field.
 */
export async function submitCasinoReviewForm(
  app: App,
  actor: Actor,
  casinoId: number,
  form: FormData,
): Promise<CasinoReview> {
  if (actor.role === 'visitor') await checkRateLimit(app, 'reviews', actor.address)
  const review = NewCasinoReview.safeParse({
    casinoId,
    userName: textOf(form, 'userName'),
    title: textOf(form, 'title'),
    content: textOf(form, 'content'),
    ...Object.fromEntries(
      RATING_CATEGORIES.map((category) => [
        `${category}Rating`,
        wholeNumber(textOf(form, `${category}Rating`)),
      ]),
    ),
  })
  if (!review.success)
    throw refusalOf(
      review.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    )
  return submitCasinoReview(app, actor, review.data)
}

function refusalOf(problems: readonly FieldProblem[]): Refusal {
  return new Refusal('invalid_input', problems[0]?.message ?? 'The review is not valid', { problems })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wholeNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
}
