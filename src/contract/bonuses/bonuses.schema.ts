/** Answers about bonuses. Screens take the types only. */
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
  /** One of the option list, with underscores; anything else is shown as it is. */
  type: z.string(),
  /** Free text, such as "100% up to €300". */
  amount: z.string(),
  /** Null: not stated, which is not the same as none (decision D-77). */
  wageringRequirement: z.string().nullable(),
  minDeposit: z.string().nullable(),
  maxWin: z.string().nullable(),
  validUntil: isoDate.nullable(),
  /** It never ends; false beside a null `validUntil`: the end is not stated. */
  noEndDate: z.boolean(),
  code: z.string().nullable(),
  /** It needs no code; false beside a null `code`: not stated. */
  noCodeNeeded: z.boolean(),
  terms: z.string().nullable(),
  /** The same as data, null where nothing is stated. */
  offerTerms: OfferTerms.nullable(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  /** The chance to finish the wagering, 0 to 1; null where its terms leave something open, or it is not worked out yet. */
  chance: z.number().nullable(),
  /** What playing to the end costs on average, as a share of the deposit; null likewise. */
  cost: z.number().nullable(),
  /** What changed last for better or worse within 30 days; null: nothing did. */
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
/** As its page has it: its terms as data come as HTML. */
export type ShownBonus = Omit<Bonus, 'offerTerms'>

/** Zeros without reviews (decision D-61). */
export const BonusRatings = z.object({ userReviewsAverage: z.number(), totalReviews: z.int() })
export type BonusRatings = z.infer<typeof BonusRatings>
