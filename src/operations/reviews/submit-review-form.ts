import type { z } from 'zod'
import { NewBonusReview, NewCasinoReview, NewGameReview } from '#contract/reviews/reviews.schema.ts'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { limitVisitor } from '../app/limit-visitor.ts'
import { submitBonusReview, submitGameReview } from './submit-short-review.ts'
import { submitCasinoReview } from './submit-casino-review.ts'

export type ReviewedKind = 'casino' | 'bonus' | 'game'

/**
 * A review posted by a form without scripts: the same rules and limits as the API call, with texts for numbers. Refuses
 * with rate_limited, with not_found when visitors see no such item, and with invalid_input and one problem per field.
 */
export async function submitReviewForm(
  app: App,
  actor: Actor,
  { kind, id, form }: { kind: ReviewedKind; id: number; form: FormData },
): Promise<void> {
  await limitVisitor(app, actor, 'reviews')
  await SUBMIT[kind](app, actor, id, form)
}

const SUBMIT: Readonly<
  Record<ReviewedKind, (app: App, actor: Actor, id: number, form: FormData) => Promise<unknown>>
> = {
  casino: async (app, actor, casinoId, form) => {
    const ratings = RATING_CATEGORIES.map((category) => `${category}Rating`)
    const fields = { casinoId, ...textsOf(form), ...ratingsOf(form, ratings) }
    return submitCasinoReview(app, actor, checked(NewCasinoReview, fields))
  },
  bonus: async (app, actor, bonusId, form) => {
    const fields = { bonusId, ...textsOf(form), ...ratingsOf(form, ['overallRating']) }
    return submitBonusReview(app, actor, checked(NewBonusReview, fields))
  },
  game: async (app, actor, gameId, form) => {
    const fields = { gameId, ...textsOf(form), ...ratingsOf(form, ['overallRating']) }
    return submitGameReview(app, actor, checked(NewGameReview, fields))
  },
}

function checked<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const review = schema.safeParse(fields)
  if (review.success) return review.data
  const problems = review.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }))
  throw new Refusal('invalid_input', problems[0]?.message ?? 'The review is not valid', { problems })
}

function textsOf(form: FormData) {
  return {
    userName: textOf(form, 'userName'),
    title: textOf(form, 'title'),
    content: textOf(form, 'content'),
  }
}

function ratingsOf(form: FormData, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, wholeNumber(textOf(form, name))]))
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function wholeNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
}
