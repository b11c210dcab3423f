/** Request bodies and responses about casinos. Screens import the types only. */
import { z } from 'zod'
import type { Bonus } from '../bonuses/bonuses.schema.ts'
import { MovedNow } from '../changes/fact-changes.schema.ts'
import { forEachCategory } from '../shared/options.ts'
import { decimal, isoDate } from '../shared/common.schema.ts'
import { answersOf } from '../items/field.ts'
import type { CASINO_CARD_FACTS, OFFER_FACTS } from '../items/card-fields.ts'
import { CASINO_FACET_NAMES, type CasinoFacet } from './casino-facets.ts'
import { CASINO_FIELDS } from './fields.ts'
import { SAFETY_PARTS } from './safety.ts'

const PARTS = SAFETY_PARTS.map(({ part }) => part)

export const Casino = z.object({
  id: z.int(),
  /** In the address of its page: /casino/{slug}. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Null: the page shows a generated logo. */
  logoUrl: z.string().nullable(),
  /** Null means "not stated", for this field and the next three. */
  establishedYear: z.int().nullable(),
  safetyIndex: decimal.nullable(),
  /** Mirrors safetyIndex (decision D-37). */
  trustScore: decimal.nullable(),
  license: z.string().nullable(),
  restrictedCountries: z.array(z.string()),
  /** True: an editor checked that no country is restricted. False with an empty list: nobody checked. */
  restrictionsChecked: z.boolean(),
  paymentMethods: z.array(z.string()),
  supportedCurrencies: z.array(z.string()),
  features: z.array(z.string()),
  gameProviders: z.array(z.string()),
  affiliateUrl: z.string().nullable(),
  websiteUrl: z.string(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  /** The expert review's overall rating; null without a review, or without a rating in it. */
  expertRating: decimal.nullable(),
  /** The mean of the published visitor reviews; null without any. */
  userRating: decimal.nullable(),
  /** The same mean unrounded: bands are derived from this one. */
  userAverage: z.number().nullable(),
  totalReviews: z.int(),
  /** The median time in hours of the withdrawals that editors timed; null without any, or where most never arrived. */
  payoutHours: z.number().nullable(),
  payoutsTimed: z.int(),
  /** The latest change of the casino or its offers for better or worse within 30 days; null without one. */
  moved: MovedNow,
})
export type Casino = z.infer<typeof Casino>

export type CasinoCardData = Pick<Casino, (typeof CASINO_CARD_FACTS)[number]> & {
  /** The number of payment methods beyond the listed ones; absent where all are listed. */
  otherPaymentMethods?: number
  welcome?: CardOffer | null
  /** Absent when no filter was set that a card can show. */
  matches?: CasinoMatches
}

/** Why a search found this casino, as its card explains it. */
export interface CasinoMatches {
  /** How many of the card's payment methods and features were searched for. Those come first. */
  paymentMethods: number
  features: number
  gameProviders: readonly string[]
  country?: { code: string; isUnchecked: boolean }
  /** Offers of the bonus types that were searched for. */
  offers: readonly CardOffer[]
  /** True when a payout time was searched for and the casino states none. */
  isPayoutUnknown: boolean
  /** True when a wagering limit was searched for and the casino has no current welcome offer. */
  lacksWelcomeOffer: boolean
}

/** An offer with the conditions that appear beside its amount (decision D-68). */
export type CardOffer = Pick<Bonus, (typeof OFFER_FACTS)[number] | 'type'>

/** The unrounded means of the published visitor reviews by category; null without reviews. */
export const CategoryAverages = z.object({ ...forEachCategory('Rating', () => z.number()) })
export type CategoryAverages = z.infer<typeof CategoryAverages>

/** One part of the safety index; null means "not stated". */
export const SafetyMark = z.object({
  part: z.enum(PARTS),
  /** Its weight in the index, in percent. */
  weight: z.int(),
  mark: decimal.nullable(),
  reason: z.string().nullable(),
  /** A day such as "2026-11-22". */
  markedOn: z.string().nullable(),
})
export type SafetyMark = z.infer<typeof SafetyMark>

/** The origin of a safety index. */
export const SafetySource = z.object({
  /** False: the index is the weighted mean of the marks, or there is none. */
  isSetByHand: z.boolean(),
  /** Reason, person and day of an index that was set by hand; null means "not stated". */
  reason: z.string().nullable(),
  setBy: z.string().nullable(),
  setOn: z.string().nullable(),
  /** All five parts, in their order. */
  marks: z.array(SafetyMark),
})
export type SafetySource = z.infer<typeof SafetySource>

export const CasinoDetail = Casino.extend({
  userCategoryAverages: CategoryAverages.nullable(),
  /** The fields whose entry in the table names the schema of the answer, such as the full review. */
  ...answersOf(CASINO_FIELDS),
  safety: SafetySource,
})
export type CasinoDetail = z.infer<typeof CasinoDetail>

export const FacetCount = z.object({ value: z.string(), count: z.int() })
export type FacetCount = z.infer<typeof FacetCount>

/**
 * For every facet and value: how many casinos the search would find if that value were chosen too. Countries with the
 * most visitors come first. A year counts the casinos founded in that year or later.
 */
export const CasinoFacetCounts = z.object(
  Object.fromEntries(CASINO_FACET_NAMES.map((facet) => [facet, z.array(FacetCount)])) as Record<
    CasinoFacet,
    z.ZodArray<typeof FacetCount>
  >,
)
export type CasinoFacetCounts = z.infer<typeof CasinoFacetCounts>

const explanation = z.string().nullable()
/** A rating is null where the editors did not rate. */
export const ExpertReview = z.object({
  casinoId: z.int(),
  ...forEachCategory('Rating', () => decimal.nullable()),
  overallRating: decimal.nullable(),
  ...forEachCategory('Explanation', () => explanation),
  summary: z.string().nullable(),
})
export type ExpertReview = z.infer<typeof ExpertReview>
