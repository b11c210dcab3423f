/** The tables as Kysely sees them. `migrations/` is what they really are. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InterestMeasure } from '#contract/analytics/interest.ts'
import type { SafetyPart } from '#contract/casinos/safety.ts'
import type {
  ImportColumnsTable,
  ImportPicturesTable,
  ImportRowsTable,
  ImportsTable,
  PictureSourcesTable,
} from './import-tables.ts'
import type { Rejection } from '#contract/reviews/moderation.ts'
import type { MailQueueTable, SubscribersTable } from './newsletter-tables.ts'
import type {
  AuditLogTable,
  DraftsTable,
  MediaTable,
  ReviewDecisionItemsTable,
  ReviewDecisionsTable,
  RevisionsTable,
  TrashTable,
} from './staff-tables.ts'

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

export interface CasinosTable {
  id: Id
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

export interface PostsTable {
  id: Id
  title: string
  slug: string
  content: string
  excerpt: string
  author: string
  category: string
  tags: Generated<string[]>
  featured_image: string | null
  meta_title: string | null
  meta_description: Generated<string>
  read_time: Generated<number>
  published_at: Date | null
  /** When a draft publishes itself. */
  publish_at: Date | null
  created_at: Generated<Date>
  is_published: Generated<boolean>
  is_featured: Generated<boolean>
  /** It came with the demo catalogue and nobody has saved it since. */
  is_demo: Generated<boolean>
  version: Generated<number>
  /** What the admin tables search: lowercase, without accents, the name on the first line. */
  admin_text: GeneratedAlways<string>
}

export interface PostMediaTable {
  post_id: number
  position: number
  type: 'image' | 'youtube'
  url: string
  caption: string | null
  alt: string | null
  video_id: string | null
}

export interface ReviewsTable {
  id: Id
  casino_id: number | null
  bonus_id: number | null
  game_id: number | null
  user_name: string
  title: string
  content: string
  overall_rating: number
  bonuses_rating: number | null
  design_rating: number | null
  payouts_rating: number | null
  customer_support_rating: number | null
  game_selection_rating: number | null
  mobile_experience_rating: number | null
  pros: Generated<string[]>
  cons: Generated<string[]>
  is_verified: Generated<boolean>
  is_published: Generated<boolean>
  held_for: Generated<string[]>
  /** The answer of the site. */
  answer: string | null
  answered_at: Date | null
  /** Staff looked at it and refused it. */
  rejected_at: Date | null
  rejection: Rejection | null
  rejection_note: string | null
  rejected_by: string | null
  verified_by: string | null
  verified_because: string | null
  verified_at: Date | null
  /** Ids of reviews that say nearly the same; null for those written before they were kept. */
  similar_to: number[] | null
  helpful_votes: Generated<number>
  created_at: Generated<Date>
  address_hash: string | null
}

export interface Tables {
  revisions: RevisionsTable
  trash: TrashTable
  drafts: DraftsTable
  audit_log: AuditLogTable
  media: MediaTable
  review_decisions: ReviewDecisionsTable
  review_decision_items: ReviewDecisionItemsTable
  casinos: CasinosTable
  expert_reviews: ExpertReviewsTable
  bonuses: BonusesTable
  games: GamesTable
  game_casinos: { game_id: number; casino_id: number }
  posts: PostsTable
  post_media: PostMediaTable
  post_casinos: { post_id: number; casino_id: number }
  post_games: { post_id: number; game_id: number }
  reviews: ReviewsTable
  helpful_votes: { review_id: number; address_hash: string; voted_on: string }
  admins: {
    id: Id
    username: string
    password_hash: string
    role: 'owner' | 'admin'
    created_at: Generated<Date>
    disabled_at: Date | null
  }
  sessions: {
    token_hash: string
    admin_id: number
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
  known_devices: {
    token_hash: string
    admin_id: number
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
  login_pauses: { account_hash: string; window_start: Date; failures: number; open_at: Date }
  subscribers: SubscribersTable
  subscriber_tokens: {
    token_hash: string
    subscriber_id: number
    purpose: 'confirm' | 'unsubscribe'
    created_at: Generated<Date>
  }
  mail_queue: MailQueueTable
  interactions: {
    id: Id
    session_id: string | null
    interaction_type: string
    target_id: string | null
    target_type: string | null
    created_at: Generated<Date>
  }
  interest: { day: string; measure: InterestMeasure; target_id: number; visitors: number }
  interest_today: {
    day: string
    visitor: string
    measure: InterestMeasure
    slot: number
    target_id: number
  }
  /** `public_id` is the one that leaves the house. */
  comparisons: { id: Id; public_id: Generated<number>; user_id: string | null; created_at: Generated<Date> }
  comparison_casinos: { comparison_id: number; casino_id: number; position: number }
  rate_limits: { key: string; window_start: Date; count: number }
  idempotency_keys: {
    key: string
    body_hash: string
    status: number | null
    answer: unknown
    created_at: Generated<Date>
  }
  imports: ImportsTable
  import_rows: ImportRowsTable
  import_columns: ImportColumnsTable
  import_pictures: ImportPicturesTable
  picture_sources: PictureSourcesTable
  job_runs: { name: string; started_at: Date }
  search_words: { word: string }
  site_settings: { name: string; value: string }
  changes: { id: Id; transaction: GeneratedAlways<string>; tags: string[]; created_at: Generated<Date> }
}
