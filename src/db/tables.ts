/** The tables as Kysely sees them. `migrations/` is what they really are. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { InterestMeasure } from '#contract/analytics/interest.ts'
import type { Role } from '#contract/staff/permissions.ts'
import type { BonusesTable, CasinosTable, ExpertReviewsTable, GamesTable } from './catalogue-tables.ts'
import type {
  ImportColumnsTable,
  ImportPicturesTable,
  ImportRowsTable,
  ImportsTable,
  PictureSourcesTable,
} from './import-tables.ts'
import type { JobsTable } from './job-tables.ts'
import type { MailQueueTable, SubscribersTable } from './newsletter-tables.ts'
import type { MissingAddressesTable, RedirectsTable, RedirectUsesTable } from './redirect-tables.ts'
import type { PostMediaTable, PostsTable } from './post-tables.ts'
import type { ReviewsTable } from './review-tables.ts'
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
  /** Slugs that items had before, and those of items that were deleted. */
  old_slugs: { kind: 'casino' | 'bonus' | 'game'; slug: string; item_id: number; freed_at: Generated<Date> }
  post_media: PostMediaTable
  post_casinos: { post_id: number; casino_id: number }
  post_games: { post_id: number; game_id: number }
  reviews: ReviewsTable
  helpful_votes: { review_id: number; address_hash: string; voted_on: string }
  admins: {
    id: Id
    username: string
    password_hash: string
    role: Role
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
  jobs: JobsTable
  redirects: RedirectsTable
  redirect_uses: RedirectUsesTable
  missing_addresses: MissingAddressesTable
  /** Written by versions before the table `jobs`. */
  job_runs: { name: string; started_at: Date }
  search_words: { word: string }
  site_settings: { name: string; value: string }
  changes: { id: Id; transaction: GeneratedAlways<string>; tags: string[]; created_at: Generated<Date> }
}
