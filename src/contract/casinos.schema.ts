/** Bodies and answers about casinos. Screens take the types only. */
import { z } from 'zod'
import { decimal, isoDate } from './common.schema.ts'

export const Casino = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Null: the generated logo is shown. */
  logoUrl: z.string().nullable(),
  establishedYear: z.int(),
  safetyIndex: decimal,
  /** Mirrors safetyIndex (decision D-37). */
  trustScore: decimal,
  license: z.string(),
  restrictedCountries: z.array(z.string()),
  paymentMethods: z.array(z.string()),
  supportedCurrencies: z.array(z.string()),
  features: z.array(z.string()),
  gameProviders: z.array(z.string()),
  affiliateUrl: z.string().nullable(),
  websiteUrl: z.string(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  /** The expert review's overall rating; null without a review. */
  expertRating: decimal.nullable(),
  /** The mean of the published visitor reviews; null without any. */
  userRating: decimal.nullable(),
  /** The same mean unrounded: bands are told from this one. */
  userAverage: z.number().nullable(),
  totalReviews: z.int(),
})
export type Casino = z.infer<typeof Casino>

/** What a casino card or row shows. */
export type CasinoCardData = Pick<
  Casino,
  | 'id'
  | 'name'
  | 'logoUrl'
  | 'establishedYear'
  | 'safetyIndex'
  | 'license'
  | 'paymentMethods'
  | 'features'
  | 'affiliateUrl'
  | 'websiteUrl'
  | 'expertRating'
  | 'userRating'
  | 'userAverage'
  | 'totalReviews'
> & {
  /** How many payment methods there are beside the listed ones; absent where all are listed. */
  otherPaymentMethods?: number
}

/** The means of the published visitor reviews by category, unrounded; null without reviews. */
export const CategoryAverages = z.object({
  bonusesRating: z.number(),
  designRating: z.number(),
  payoutsRating: z.number(),
  customerSupportRating: z.number(),
  gameSelectionRating: z.number(),
  mobileExperienceRating: z.number(),
})
export type CategoryAverages = z.infer<typeof CategoryAverages>

export const CasinoDetail = Casino.extend({ userCategoryAverages: CategoryAverages.nullable() })
export type CasinoDetail = z.infer<typeof CasinoDetail>

export const FacetCount = z.object({ value: z.string(), count: z.int() })
export type FacetCount = z.infer<typeof FacetCount>

/** For every facet and value: how many casinos the search would find with that value chosen. */
export const CasinoFacetCounts = z.object({
  filter: z.array(FacetCount),
  minSafetyIndex: z.array(FacetCount),
  minExpertRating: z.array(FacetCount),
  minUserRating: z.array(FacetCount),
  license: z.array(FacetCount),
  paymentMethods: z.array(FacetCount),
  features: z.array(FacetCount),
  gameProviders: z.array(FacetCount),
  bonusType: z.array(FacetCount),
  /** One entry a year that casinos were established in: casinos of that year or later. */
  establishedYear: z.array(FacetCount),
  country: z.array(FacetCount),
})
export type CasinoFacetCounts = z.infer<typeof CasinoFacetCounts>

const explanation = z.string().nullable()
export const ExpertReview = z.object({
  casinoId: z.int(),
  bonusesRating: decimal,
  designRating: decimal,
  payoutsRating: decimal,
  customerSupportRating: decimal,
  gameSelectionRating: decimal,
  mobileExperienceRating: decimal,
  overallRating: decimal,
  bonusesExplanation: explanation,
  designExplanation: explanation,
  payoutsExplanation: explanation,
  customerSupportExplanation: explanation,
  gameSelectionExplanation: explanation,
  mobileExperienceExplanation: explanation,
  summary: z.string().nullable(),
})
export type ExpertReview = z.infer<typeof ExpertReview>
