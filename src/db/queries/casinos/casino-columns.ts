import { sql } from 'kysely'
import { isoInstant, movedOf } from '../sql/sql-pieces.ts'

/** The visitors' mean as a decimal string, calculated as numeric so that 8.35 becomes 8.4 and not 8.3. */
const userRating = sql<
  string | null
>`round(casinos.overall_sum::numeric / nullif(casinos.review_count, 0), 1)::text`

/** Scores, timed payouts and what moved last, of cards and of whole casinos. */
export const CASINO_SCORES = [
  'casinos.expert_rating as expertRating',
  userRating.as('userRating'),
  'casinos.user_average as userAverage',
  'casinos.review_count as totalReviews',
  'casinos.payout_hours as payoutHours',
  'casinos.payouts_timed as payoutsTimed',
  movedOf('casinos').as('moved'),
] as const

export const CASINO_COLUMNS = [
  'casinos.id',
  'casinos.slug',
  'casinos.name',
  'casinos.description',
  'casinos.logo_url as logoUrl',
  'casinos.established_year as establishedYear',
  'casinos.safety_index as safetyIndex',
  'casinos.trust_score as trustScore',
  'casinos.license',
  'casinos.restricted_countries as restrictedCountries',
  // A list of countries outweighs an older "none are restricted" tick.
  sql<boolean>`(casinos.restrictions_checked and casinos.restricted_countries = '{}')`.as(
    'restrictionsChecked',
  ),
  'casinos.payment_methods as paymentMethods',
  'casinos.supported_currencies as supportedCurrencies',
  'casinos.features',
  'casinos.game_providers as gameProviders',
  // Links to casinos with a warning are withheld.
  sql<string | null>`case when casinos.listing = 'listed' then casinos.affiliate_url end`.as('affiliateUrl'),
  'casinos.website_url as websiteUrl',
  'casinos.is_active as isActive',
  'casinos.is_featured as isFeatured',
  isoInstant('casinos.created_at').as('createdAt'),
  ...CASINO_SCORES,
] as const
