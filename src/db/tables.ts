/** The tables as Kysely sees them, printed from the migrated database: UPDATE_TABLES=1 vitest run src/db/tables.test.ts */
import type { Generated, GeneratedAlways } from 'kysely'
import type { InterestMeasure } from '#contract/analytics/interest.ts'
import type { CheckedKind, CheckedPart } from '#contract/changes/fact-checks.ts'
import type { ChangedKind, ChangeMaker } from '#contract/changes/fact-changes.ts'
import type { Block, ClickClass, ClickSignal, Device } from '#contract/clicks/click-words.ts'
import type {
  ConversionKind,
  Deal,
  PostbackNames,
  PostbackOutcome,
} from '#contract/earnings/earnings.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { LandingList, LandingQuestion } from '#contract/landing/fields.ts'
import type { OfferTerms } from '#contract/offers/terms.ts'
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import type { Rejection } from '#contract/reviews/moderation.ts'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import type { Role } from '#contract/staff/permissions.ts'
import type { ImportRowResult, ImportState } from '#contract/transfer/imports.schema.ts'
import type {
  AuditedItems,
  ConfirmedAt,
  Json,
  KeptMarks,
  NullableDay,
  NullableJson,
  NullableNumeric,
  Slug,
  TrashedRows,
} from './column-types.ts'

export interface Tables {
  admins: {
    id: GeneratedAlways<number>
    username: string
    password_hash: string
    role: Role
    created_at: Generated<Date>
    disabled_at: Date | null
    display_name: string | null
  }
  audit_log: {
    id: GeneratedAlways<number>
    created_at: Date
    username: string | null
    action: string
    kind: string | null
    item_id: number | null
    name: Generated<string>
    fields: Generated<string[]>
    items: AuditedItems
  }
  bonuses: {
    id: GeneratedAlways<number>
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
    version: Generated<number>
    review_count: Generated<number>
    overall_sum: Generated<number>
    search_text: GeneratedAlways<string>
    admin_text: GeneratedAlways<string>
    is_demo: Generated<boolean>
    slug: Slug
    no_code_needed: Generated<boolean>
    no_end_date: Generated<boolean>
    offer_terms: OfferTerms | null
    moved: number | null
    moved_on: NullableDay
    chance: number | null
    cost: number | null
    reality: string | null
  }
  casinos: {
    id: GeneratedAlways<number>
    name: string
    description: string
    logo_url: string | null
    established_year: number | null
    safety_index: NullableNumeric
    trust_score: GeneratedAlways<string | null>
    license: string | null
    restricted_countries: Generated<string[]>
    payment_methods: Generated<string[]>
    supported_currencies: Generated<string[]>
    features: Generated<string[]>
    game_providers: Generated<string[]>
    affiliate_url: string | null
    website_url: string
    is_active: Generated<boolean>
    is_featured: Generated<boolean>
    created_at: Generated<Date>
    version: Generated<number>
    expert_rating: NullableNumeric
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
    restrictions_checked: Generated<boolean>
    admin_text: GeneratedAlways<string>
    is_demo: Generated<boolean>
    review: string | null
    review_author: string | null
    tested_on: NullableDay
    checked_on: NullableDay
    safety_reason: string | null
    safety_set_by: string | null
    safety_set_on: NullableDay
    safety_marks: KeptMarks | null
    slug: Slug
    listing: Generated<string>
    listing_reason: string | null
    listing_since: NullableDay
    is_listed: GeneratedAlways<boolean>
    payout_tests: Generated<unknown>
    payout_hours: number | null
    payouts_timed: Generated<number>
    moved: number | null
    moved_on: NullableDay
  }
  changes: {
    id: GeneratedAlways<number>
    transaction: GeneratedAlways<string>
    tags: string[]
    created_at: Generated<Date>
  }
  click_days: {
    day: string
    scope: string
    by: string
    key: string | null
    clicks: number
    first_clicks: number
    other_clicks: number
  }
  click_salts: { day: string; salt: string }
  clicks: {
    id: string
    at: Date
    casino_id: number
    page: string | null
    block: Block | null
    position: number | null
    country: string | null
    device: Device
    visitor: string
    signals: ClickSignal[]
    class: ClickClass
    reason: string | null
    is_first: Generated<boolean>
  }
  comparison_casinos: { comparison_id: number; casino_id: number; position: number }
  comparisons: {
    id: GeneratedAlways<number>
    user_id: string | null
    created_at: Generated<Date>
    public_id: Generated<number>
  }
  conversions: {
    id: GeneratedAlways<number>
    program_id: number
    kind: ConversionKind
    event_id: string
    click_id: string | null
    amount: number | null
    currency: string | null
    occurred_at: Date
    received_at: Date
    clicked_at: Date | null
    casino_id: number | null
    page: string | null
    block: string | null
    position: number | null
    country: string | null
    device: string | null
    click_ref: string | null
    taken_back: Generated<number>
    counts: Generated<boolean>
  }
  drafts: {
    admin_id: number
    id: number
    kind: WrittenKind
    item_id: number | null
    base_version: number | null
    name: string
    values: Json<Record<string, unknown>>
    state: string
    updated_at: Date
  }
  expert_reviews: {
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
  fact_changes: {
    id: GeneratedAlways<number>
    kind: ChangedKind
    item_id: number
    casino_id: number
    name: string
    casino_name: string
    field: string
    before: NullableJson
    after: NullableJson
    direction: number
    at: Date
    made_by: ChangeMaker | null
    source: string | null
    username: string | null
    is_demo: Generated<boolean>
    removed_reason: string | null
  }
  fact_checks: {
    kind: CheckedKind
    item_id: number
    part: CheckedPart
    source: string | null
    checked_on: string
    checked_by: string | null
  }
  findings: {
    kind: WrittenKind
    item_id: number
    code: string
    field: string
    excerpt: string
    is_blocking: boolean
    found_at: Date
    excused: string | null
    excused_by: string | null
  }
  game_casinos: { game_id: number; casino_id: number }
  games: {
    id: GeneratedAlways<number>
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
    version: Generated<number>
    review_count: Generated<number>
    overall_sum: Generated<number>
    search_text: GeneratedAlways<string>
    admin_text: GeneratedAlways<string>
    is_demo: Generated<boolean>
    slug: Slug
  }
  helpful_votes: { review_id: number; address_hash: string; voted_on: string }
  idempotency_keys: {
    key: string
    body_hash: string
    status: number | null
    answer: unknown
    created_at: Generated<Date>
  }
  import_columns: { kind: WrittenKind; title: string; column_name: string | null }
  import_pictures: {
    import_id: number
    number: number
    row: number
    name: string
    field: string
    address: string
    is_wanted: boolean
    result: Generated<'waiting' | 'fetched' | 'failed'>
    taken: string | null
    reason: string | null
  }
  import_rows: {
    import_id: number
    row: number
    name: string
    item_id: number | null
    version: number | null
    fields: NullableJson
    cleaned: NullableJson
    result: Generated<ImportRowResult>
    saved_version: number | null
    problems: NullableJson
  }
  import_values: { kind: string; field: string; value: string; meaning: string | null }
  imports: {
    id: GeneratedAlways<number>
    kind: WrittenKind
    file_name: Generated<string>
    username: string | null
    undone_by: string | null
    state: ImportState
    created_at: Date
    ended_at: Date | null
    planned: Generated<number>
    created: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    refused: Generated<number>
    restored: Generated<number>
    removed: Generated<number>
    left_alone: Generated<number>
    newest_item: Generated<number>
    holder: string | null
    lease_until: Date | null
    failures: Generated<number>
  }
  interactions: {
    id: GeneratedAlways<number>
    session_id: string | null
    interaction_type: string
    target_id: string | null
    target_type: string | null
    created_at: Generated<Date>
  }
  interest: { day: string; measure: InterestMeasure; target_id: number; visitors: number }
  interest_today: { day: string; visitor: string; measure: InterestMeasure; slot: number; target_id: number }
  job_runs: { name: string; started_at: Date }
  jobs: {
    id: GeneratedAlways<number>
    kind: string
    payload: Json<unknown>
    unique_key: string | null
    state: Generated<'waiting' | 'running' | 'failed'>
    run_at: Date
    holder: string | null
    attempts: Generated<number>
    last_error: string | null
    failed_at: Date | null
    created_at: Generated<Date>
  }
  known_devices: {
    token_hash: string
    admin_id: number
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
  landing_pages: {
    id: GeneratedAlways<number>
    list: LandingList
    facet: string
    value: string
    slug: string
    title: string
    meta_title: string
    meta_description: string
    intro: string
    questions: Json<LandingQuestion[]>
    pinned: Generated<number[]>
    is_published: Generated<boolean>
    is_demo: Generated<boolean>
    updated_at: Date
    version: Generated<number>
  }
  login_pauses: { account_hash: string; window_start: Date; failures: number; open_at: Date }
  mail_queue: {
    id: GeneratedAlways<number>
    recipient: string
    subject: string
    text: string
    html: string
    headers: Json<Record<string, string>>
    created_at: Generated<Date>
    attempts: Generated<number>
    last_error: string | null
    sent_at: Date | null
  }
  media: {
    id: GeneratedAlways<number>
    key: string
    name: string
    alt: Generated<string>
    width: number
    height: number
    bytes: number
    username: string | null
    created_at: Date
  }
  missing_addresses: {
    id: GeneratedAlways<number>
    address: string
    hits: number
    first_seen_at: Date
    last_seen_at: Date
    referrer: string | null
  }
  old_slugs: { kind: WrittenKind; slug: string; item_id: number; freed_at: Generated<Date> }
  picture_sources: { address: string; picture_id: number }
  post_casinos: { post_id: number; casino_id: number }
  post_games: { post_id: number; game_id: number }
  post_media: {
    post_id: number
    position: number
    type: 'image' | 'youtube'
    url: string
    caption: string | null
    alt: string | null
    video_id: string | null
  }
  postback_calls: {
    id: GeneratedAlways<number>
    program_id: number
    at: Date
    sent: string
    outcome: PostbackOutcome
    message: string | null
    conversion_id: number | null
  }
  posts: {
    id: GeneratedAlways<number>
    title: string
    slug: string
    content: string
    excerpt: string
    author: string
    category: string
    tags: Generated<string[]>
    featured_image: string | null
    meta_description: Generated<string>
    read_time: Generated<number>
    published_at: Date | null
    created_at: Generated<Date>
    is_published: Generated<boolean>
    is_featured: Generated<boolean>
    version: Generated<number>
    publish_at: Date | null
    is_demo: Generated<boolean>
    meta_title: string | null
    admin_text: GeneratedAlways<string>
  }
  program_casinos: { casino_id: number; program_id: number }
  programs: {
    id: GeneratedAlways<number>
    name: string
    network: string | null
    contact: string | null
    deal: Deal | null
    notes: string | null
    currency: string | null
    click_parameter: string | null
    postback_key: string
    postback_secret: string | null
    postback_addresses: Generated<string[]>
    postback_names: Json<PostbackNames>
    version: Generated<number>
    created_at: Date
    updated_at: Date
    former_postback_key: string | null
    former_key_ends_at: Date | null
  }
  rate_limits: { key: string; window_start: Date; count: number }
  realities: { hash: string; result: Json<unknown>; made_at: Date }
  redirect_uses: { redirect_id: number; hits: number; last_used_at: Date }
  redirects: {
    id: GeneratedAlways<number>
    kind: RedirectKind
    source: string
    source_key: string
    target: string
    target_key: string | null
    created_at: Generated<Date>
    created_by: string | null
  }
  review_decision_items: {
    decision_id: number
    review_id: number
    was_published: boolean
    was_rejected_at: Date | null
    was_rejection: Rejection | null
    was_rejection_note: string | null
    was_rejected_by: string | null
  }
  review_decisions: {
    id: GeneratedAlways<number>
    action: 'publish' | 'reject' | 'hold'
    username: string | null
    decided_at: Date
    undone_at: Date | null
  }
  reviews: {
    id: GeneratedAlways<number>
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
    helpful_votes: Generated<number>
    created_at: Generated<Date>
    address_hash: string | null
    answer: string | null
    answered_at: Date | null
    rejected_at: Date | null
    rejection: Rejection | null
    rejection_note: string | null
    rejected_by: string | null
    verified_by: string | null
    verified_because: string | null
    verified_at: Date | null
    similar_to: number[] | null
  }
  revisions: {
    id: GeneratedAlways<number>
    kind: WrittenKind
    item_id: number
    version: number
    form: Json<unknown>
    action: 'kept' | 'created' | 'changed' | 'restored' | 'imported'
    username: string | null
    saved_at: Date
  }
  search_words: { word: string }
  sessions: {
    token_hash: string
    admin_id: number
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
    cookie_hash: string | null
    password_at: Generated<Date>
  }
  setting_versions: {
    group_name: SettingGroup
    version: number
    value: NullableJson
    saved_at: Date
    saved_by: string | null
  }
  site_settings: { name: string; value: string }
  subscriber_tokens: {
    token_hash: string
    subscriber_id: number
    purpose: 'confirm' | 'unsubscribe'
    created_at: Generated<Date>
  }
  subscribers: {
    id: GeneratedAlways<number>
    email: string
    created_at: Generated<Date>
    confirmed_at: ConfirmedAt
    unsubscribed_at: Date | null
  }
  trash: {
    id: GeneratedAlways<number>
    kind: WrittenKind
    item_id: number
    name: string
    rows: Json<TrashedRows>
    username: string | null
    deleted_at: Date
    import_id: number | null
  }
}
