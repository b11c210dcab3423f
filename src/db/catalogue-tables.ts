/** Casinos with their expert reviews, bonuses and games. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { SafetyPart } from '#contract/casinos/safety.ts'

type Id = GeneratedAlways<number>
/** `numeric` arrives as a string, such as "9.2", and may be written as either. */
type NullableNumeric = ColumnType<string | null, string | number | null | undefined, string | number | null>

/** The marks behind a safety index; parts without anything are left out. */
export type KeptMarks = Partial<Record<SafetyPart, KeptMark>>
export interface KeptMark {
  /** 0 to 10 in tenths. */
  mark: number | null
  reason: string | null
  /** A day such as "2026-11-22". */
  on: string | null
}

/** A `date` arrives as a Date at midnight, and is written as "2026-11-22". Read it as text: `sql` with `::text`. */
type Day = ColumnType<Date | null, string | null | undefined, string | null>

/** In the address of its page. Written without one, a new row gets it from its name, and an old one keeps it. */
type Slug = ColumnType<string, string | null | undefined, string | null | undefined>

export interface CasinosTable {
  id: Id
  slug: Slug
  name: string
  description: string
  logo_url: string | null
  established_year: number | null
  safety_index: NullableNumeric
  trust_score: GeneratedAlways<string | null>
  /** Of a total that was set by hand: why, by whom and when. */
  safety_reason: string | null
  safety_set_by: string | null
  safety_set_on: Day
  safety_marks: KeptMarks | null
  license: string | null
  restricted_countries: Generated<string[]>
  /** An editor found that no country is restricted; it counts only while none is listed. */
  restrictions_checked: Generated<boolean>
  payment_methods: Generated<string[]>
  supported_currencies: Generated<string[]>
  features: Generated<string[]>
  game_providers: Generated<string[]>
  affiliate_url: string | null
  website_url: string
  is_active: Generated<boolean>
  is_featured: Generated<boolean>
  created_at: Generated<Date>
  /** It came with the demo catalogue and nobody has saved it since. */
  is_demo: Generated<boolean>
  version: Generated<number>
  expert_rating: NullableNumeric
  /** Sanitised HTML. */
  review: string | null
  review_author: string | null
  tested_on: Day
  checked_on: Day
  review_count: Generated<number>
  overall_sum: Generated<number>
  bonuses_sum: Generated<number>
  design_sum: Generated<number>
  payouts_sum: Generated<number>
  customer_support_sum: Generated<number>
  game_selection_sum: Generated<number>
  mobile_experience_sum: Generated<number>
  user_average: GeneratedAlways<number | null>
  search_text: GeneratedAlways<string>
  name_text: GeneratedAlways<string>
  features_text: GeneratedAlways<string>
  payment_keys: GeneratedAlways<string[]>
  provider_keys: GeneratedAlways<string[]>
  /** What the admin tables search: lowercase, without accents, the name on the first line. */
  admin_text: GeneratedAlways<string>
}

export interface ExpertReviewsTable {
  casino_id: number
  bonuses_rating: NullableNumeric
  design_rating: NullableNumeric
  payouts_rating: NullableNumeric
  customer_support_rating: NullableNumeric
  game_selection_rating: NullableNumeric
  mobile_experience_rating: NullableNumeric
  overall_rating: NullableNumeric
  bonuses_explanation: string | null
  design_explanation: string | null
  payouts_explanation: string | null
  customer_support_explanation: string | null
  game_selection_explanation: string | null
  mobile_experience_explanation: string | null
  summary: string | null
}

export interface BonusesTable {
  id: Id
  slug: Slug
  casino_id: number
  title: string
  description: string
  type: string
  amount: string
  amount_value: number | null
  wagering_requirement: string | null
  min_deposit: string | null
  max_win: string | null
  valid_until: Date | null
  code: string | null
  terms: string | null
  image_url: string | null
  is_active: Generated<boolean>
  is_featured: Generated<boolean>
  created_at: Generated<Date>
  /** It came with the demo catalogue and nobody has saved it since. */
  is_demo: Generated<boolean>
  version: Generated<number>
  review_count: Generated<number>
  overall_sum: Generated<number>
  search_text: GeneratedAlways<string>
  /** What the admin tables search: lowercase, without accents, the name on the first line. */
  admin_text: GeneratedAlways<string>
}

export interface GamesTable {
  id: Id
  slug: Slug
  name: string
  description: Generated<string>
  provider: string
  type: string
  category: Generated<string[]>
  rtp: number | null
  volatility: string | null
  min_bet: NullableNumeric
  max_bet: NullableNumeric
  paylines: number | null
  max_multiplier: number | null
  tags: Generated<string[]>
  image_url: string | null
  demo_url: string | null
  is_active: Generated<boolean>
  is_featured: Generated<boolean>
  created_at: Generated<Date>
  /** It came with the demo catalogue and nobody has saved it since. */
  is_demo: Generated<boolean>
  version: Generated<number>
  review_count: Generated<number>
  overall_sum: Generated<number>
  search_text: GeneratedAlways<string>
  /** What the admin tables search: lowercase, without accents, the name on the first line. */
  admin_text: GeneratedAlways<string>
}
