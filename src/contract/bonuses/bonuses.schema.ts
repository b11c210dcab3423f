/** API responses about bonuses. Screens import the types only. */
import { z } from 'zod'
import { MovedNow } from '../changes/fact-changes.schema.ts'
import { OfferTerms } from '../offers/terms.ts'
import { decimal, isoDate } from '../shared/common.schema.ts'

export const Bonus = z.object({
  id: z.int(),
  /** In the address of its page: /bonus/{slug}. */
  slug: z.string(),
  casinoId: z.int(),
  title: z.string(),
  description: z.string(),
  /** A type of the option list, with underscores, or any other type as it was typed. */
  type: z.string(),
  /** Free text, such as "100% up to €300". */
  amount: z.string(),
  /** Null: not stated, which is not the same as none (decision D-77). */
  wageringRequirement: z.string().nullable(),
  minDeposit: z.string().nullable(),
  maxWin: z.string().nullable(),
  validUntil: isoDate.nullable(),
  /** True: the offer never ends. False with a null `validUntil`: the end is not stated. */
  noEndDate: z.boolean(),
  code: z.string().nullable(),
  /** True: the offer needs no code. False with a null `code`: not stated. */
  noCodeNeeded: z.boolean(),
  terms: z.string().nullable(),
  /** The terms as data; null where nothing is stated. */
  offerTerms: OfferTerms.nullable(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  /** The chance to finish the wagering, 0 to 1; null where a term is missing or it is not worked out yet. */
  chance: z.number().nullable(),
  /** The average cost of playing to the end, as a share of the deposit; null in the same cases. */
  cost: z.number().nullable(),
  /** The latest change for better or worse within 30 days; null without one. */
  moved: MovedNow,
  casino: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    logoUrl: z.string().nullable(),
    affiliateUrl: z.string().nullable(),
    websiteUrl: z.string(),
    safetyIndex: decimal.nullable(),
    restrictedCountries: z.array(z.string()),
    restrictionsChecked: z.boolean(),
  }),
})
export type Bonus = z.infer<typeof Bonus>
/** A bonus without its terms as data: the page gets them as HTML. */
export type ShownBonus = Omit<Bonus, 'offerTerms'>

/** Both zero without reviews (decision D-61). */
export const BonusRatings = z.object({ userReviewsAverage: z.number(), totalReviews: z.int() })
export type BonusRatings = z.infer<typeof BonusRatings>
