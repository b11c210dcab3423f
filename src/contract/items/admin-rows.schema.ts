/** The rows of the staff tables and the queries for them. Screens import the types only. */
import { z } from 'zod'
import { decimal, isoDate } from '../shared/common.schema.ts'

/**
 * `shown` means active or published; `scheduled` exists for articles only, `ended` for bonuses only. A row has exactly
 * one.
 */
export const ROW_STATUSES = ['all', 'shown', 'hidden', 'scheduled', 'ended'] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

export type RowFilter = 'provider' | 'type' | 'license' | 'casino'

/** The query of a table, in the address of the screen and of the API call. `sort` has the form field-direction. */
export interface RowsQuery {
  search: string
  sort: string | undefined
  status: RowStatus
  /** Only rows that lack this fact, named by its field, or any fact: `ANY_FACT`. */
  missing: string | undefined
  filters: Readonly<Partial<Record<RowFilter, string>>>
}

/** The value of `missing` that stands for any fact. */
export const ANY_FACT = 'true'

/** The fields that are not stated, in the order of the form. */
const missing = z.array(z.string())

/** True: it came with the demo catalogue and was never saved since. */
const isDemo = z.boolean()

export const CasinoRow = z.object({
  id: z.int(),
  version: z.int(),
  isDemo,
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  websiteUrl: z.string(),
  affiliateUrl: z.string().nullable(),
  /** The day of its latest check of facts; null where none is recorded. */
  checkedOn: z.string().nullable(),
  establishedYear: z.int().nullable(),
  trustScore: decimal.nullable(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  missing,
})
export type CasinoRow = z.infer<typeof CasinoRow>

export const BonusRow = z.object({
  id: z.int(),
  version: z.int(),
  isDemo,
  title: z.string(),
  slug: z.string(),
  /** As stored, with underscores. */
  type: z.string(),
  amount: z.string(),
  casinoId: z.int(),
  casinoName: z.string().nullable(),
  /** False: the bonus has no page. */
  isCasinoActive: z.boolean(),
  validUntil: isoDate.nullable(),
  noEndDate: z.boolean(),
  /** True: its end has passed, so it is not active, whatever `isActive` says. */
  hasEnded: z.boolean(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  missing,
})
export type BonusRow = z.infer<typeof BonusRow>

export const GameRow = z.object({
  id: z.int(),
  version: z.int(),
  isDemo,
  name: z.string(),
  slug: z.string(),
  provider: z.string(),
  category: z.array(z.string()),
  /** Percent. */
  rtp: z.number().nullable(),
  volatility: z.string().nullable(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  missing,
})
export type GameRow = z.infer<typeof GameRow>

/** A casino or game to choose by name. */
export const Choice = z.object({
  id: z.int(),
  name: z.string(),
  /** True: visitors see it. */
  isShown: z.boolean(),
})
export type Choice = z.infer<typeof Choice>

export const PostRow = z.object({
  id: z.int(),
  version: z.int(),
  isDemo,
  title: z.string(),
  slug: z.string(),
  author: z.string(),
  category: z.string(),
  publishedAt: isoDate.nullable(),
  /** Set while a draft waits to publish itself. */
  publishAt: isoDate.nullable(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: isoDate,
  missing,
})
export type PostRow = z.infer<typeof PostRow>
