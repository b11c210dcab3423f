/**
 * The format of the files in demo/: the fields of the admin forms, named as in import files, with dates relative to the
 * first start and references by name. New fields of a form are accepted automatically.
 */
import { z } from 'zod'
import { BONUS_FIELDS } from '#contract/bonuses/fields.ts'
import { CHANGE_MAKERS } from '#contract/changes/fact-changes.ts'
import { CASINO_FIELDS } from '#contract/casinos/fields.ts'
import { GAME_FIELDS } from '#contract/games/fields.ts'
import { POST_FIELDS } from '#contract/posts/fields.ts'
import { schemasOf } from '#contract/items/field.ts'
import { NewBonusReview, NewCasinoReview, NewGameReview } from '#contract/reviews/reviews.schema.ts'
import { RelativeDate } from './demo-dates.ts'

const Name = z.string().min(1)
const createdAt = RelativeDate
const date = RelativeDate.nullable().default(null)

const CASINO_DATES = {
  safetySetOn: date,
  licenseMarkedOn: date,
  termsMarkedOn: date,
  paymentsMarkedOn: date,
  conductMarkedOn: date,
  ownershipMarkedOn: date,
  testedOn: date,
  listingSince: date,
  checkedOn: date,
}
export const CASINO_DATE_FIELDS = Object.keys(CASINO_DATES) as (keyof typeof CASINO_DATES)[]
/** How long before the first start the withdrawal was requested. */
const DemoPayout = z.strictObject({
  method: Name,
  amount: z.number(),
  currency: z.string().default('EUR'),
  askedAt: RelativeDate,
  /** Hours until the money arrived; null: it has not arrived. */
  hours: z.number().positive().nullable(),
})
export const DemoCasino = z.strictObject({
  ...schemasOf(CASINO_FIELDS),
  ...CASINO_DATES,
  payoutTests: z.array(DemoPayout).default([]),
  createdAt,
})
export type DemoCasino = z.output<typeof DemoCasino>

const { casinoId: _casinoId, ...OWN_BONUS_FIELDS } = schemasOf(BONUS_FIELDS)
export const DemoBonus = z.strictObject({ ...OWN_BONUS_FIELDS, casino: Name, validUntil: date, createdAt })
export type DemoBonus = z.output<typeof DemoBonus>

const { availableAt: _availableAt, ...OWN_GAME_FIELDS } = schemasOf(GAME_FIELDS)
export const DemoGame = z.strictObject({ ...OWN_GAME_FIELDS, casinos: z.array(Name), createdAt })
export type DemoGame = z.output<typeof DemoGame>

const { relatedCasinos: _casinos, relatedGames: _games, ...OWN_POST_FIELDS } = schemasOf(POST_FIELDS)
export const DemoArticle = z.strictObject({
  ...OWN_POST_FIELDS,
  casinos: z.array(Name).default([]),
  games: z.array(Name).default([]),
  publishedAt: date,
  publishAt: date,
  createdAt,
})
export type DemoArticle = z.output<typeof DemoArticle>

/** The earlier value of a term or fact, under its name in the public history. */
export const DemoChange = z.strictObject({
  casino: Name,
  bonus: Name.optional(),
  field: Name,
  before: z.unknown(),
  at: RelativeDate,
  by: z.enum(CHANGE_MAKERS).nullable(),
  source: Name,
})
export type DemoChange = z.output<typeof DemoChange>

const REVIEW_FIELDS = {
  isVerified: z.boolean().default(false),
  helpfulVotes: z.int().min(0).default(0),
  createdAt,
  /** Present when the review waits for staff, with the signs that its text does not show. */
  waits: z
    .strictObject({
      reviewsFromAddressInHour: z.int().min(0).default(0),
      /** True when it resembles another review. */
      isSimilar: z.boolean().default(false),
    })
    .optional(),
}

/** Overall rating, pros and cons are derived as for any review where they are left out. */
const DemoCasinoReview = NewCasinoReview.omit({
  casinoId: true,
  overallRating: true,
  id: true,
  isPublished: true,
}).extend({
  ...REVIEW_FIELDS,
  casino: Name,
  pros: z.array(z.string()).optional(),
  cons: z.array(z.string()).optional(),
})
const DemoBonusReview = NewBonusReview.omit({
  bonusId: true,
  casinoId: true,
  id: true,
  isPublished: true,
}).extend({ ...REVIEW_FIELDS, casino: Name, bonus: Name })
const DemoGameReview = NewGameReview.omit({ gameId: true, id: true, isPublished: true }).extend({
  ...REVIEW_FIELDS,
  game: Name,
})
export type DemoCasinoReview = z.output<typeof DemoCasinoReview>
export type DemoBonusReview = z.output<typeof DemoBonusReview>
export type DemoGameReview = z.output<typeof DemoGameReview>
export type DemoReview = DemoCasinoReview | DemoBonusReview | DemoGameReview

export function reviewSchemaOf(line: unknown): z.ZodType<DemoReview> {
  const fields = typeof line === 'object' && line !== null ? line : {}
  if ('game' in fields) return DemoGameReview
  return 'bonus' in fields ? DemoBonusReview : DemoCasinoReview
}
