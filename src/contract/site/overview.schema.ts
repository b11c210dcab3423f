/** The contents of the dashboard. Screens import the types only. */
import { z } from 'zod'
import { CasinoRow } from '../items/admin-rows.schema.ts'
import { isoDate } from '../shared/common.schema.ts'

/** A day in UTC, such as "2026-03-14". */
const day = z.string()
const shown = z.object({ total: z.int(), active: z.int() })

/**
 * Visitor activity. Clicks lead out to a casino, from its own buttons (casino_click) or from one of its bonuses
 * (bonus_click). Views are the pages of casinos and bonuses (casino_details_view, bonus_details_view); other pages are
 * not counted. Clicks and views count once per visitor address, target and day. Searches are all completed searches,
 * without suggestions while typing. Crawlers, other programs and staff are not counted.
 */
export const Traffic = z.object({ clicks: z.int(), views: z.int(), searches: z.int() })
export type Traffic = z.infer<typeof Traffic>

export const TrafficDay = Traffic.extend({ day })
export type TrafficDay = z.infer<typeof TrafficDay>

export const ClickedCasino = z.object({
  id: z.int(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  isActive: z.boolean(),
  clicks: z.int(),
})
export type ClickedCasino = z.infer<typeof ClickedCasino>

/** A search text that matches nothing visible now. */
export const ZeroResultSearch = z.object({
  /** Lowercase, with single spaces. */
  text: z.string(),
  count: z.int(),
  lastAt: isoDate,
})
export type ZeroResultSearch = z.infer<typeof ZeroResultSearch>

export const WaitingReview = z.object({
  id: z.int(),
  kind: z.enum(['casino', 'bonus', 'game']),
  targetName: z.string(),
  userName: z.string(),
  title: z.string(),
  heldFor: z.array(z.string()),
  createdAt: isoDate,
})
export type WaitingReview = z.infer<typeof WaitingReview>

export const ExpiringBonus = z.object({
  id: z.int(),
  title: z.string(),
  casinoName: z.string(),
  validUntil: isoDate,
})
export type ExpiringBonus = z.infer<typeof ExpiringBonus>

export const Overview = z.object({
  /** When these figures were computed. */
  at: isoDate,
  /** How many days the dashboard looks back, and ahead for what ends. */
  days: z.int(),
  counts: z.object({
    casinos: shown,
    bonuses: shown,
    games: shown,
    posts: z.object({ total: z.int(), drafts: z.int(), scheduled: z.int() }),
  }),
  /** How many items of each kind lack a fact, including hidden items and drafts. */
  missingFacts: z.object({ casino: z.int(), bonus: z.int(), game: z.int(), post: z.int() }),
  traffic: z.object({
    /** Today, which is not over, and the days before it; oldest first, without gaps. */
    days: z.array(TrafficDay),
    total: Traffic,
    /**
     * The same stretch, as many days earlier and up to the same time of day: the clicks and views of its last day are
     * scaled to the part of today that has passed. Null when counting began later.
     */
    before: Traffic.nullable(),
  }),
  clickedCasinos: z.array(ClickedCasino),
  zeroResultSearches: z.array(ZeroResultSearch),
  waitingReviews: z.object({ total: z.int(), newest: z.array(WaitingReview) }),
  expiringBonuses: z.object({ total: z.int(), next: z.array(ExpiringBonus) }),
  /** The first published articles with links to, or cards of, deleted casinos. */
  deadLinks: z.array(z.object({ id: z.int(), title: z.string() })),
  latestCasinos: z.array(CasinoRow),
})
export type Overview = z.infer<typeof Overview>
