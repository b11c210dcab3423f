/** What the dashboard shows. Screens take the types only. */
import { z } from 'zod'
import { CasinoRow } from '../items/admin-rows.schema.ts'
import { isoDate } from '../shared/common.schema.ts'

/** A day in UTC, such as "2026-03-14". */
const day = z.string()
const shown = z.object({ total: z.int(), active: z.int() })

/**
 * What visitors did. Clicks lead out to a casino, from its own buttons (casino_click) or from one of its bonuses
 * (bonus_click). Views are the pages of casinos and bonuses (casino_details_view, bonus_details_view); no other page
 * is counted. Either counts once for a visitor's address, target and day. Searches are all that were run, not the
 * suggestions while typing. Crawlers, other programs and staff count nowhere.
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

/** A text that was searched for and that nothing a visitor can see contains now. */
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
  /** When all of this was so. */
  at: isoDate,
  /** How many days it looks back, and ahead for what ends. */
  days: z.int(),
  counts: z.object({
    casinos: shown,
    bonuses: shown,
    games: shown,
    posts: z.object({ total: z.int(), drafts: z.int(), scheduled: z.int() }),
  }),
  /** How many of each kind lack a fact, hidden ones and drafts included. */
  missingFacts: z.object({ casino: z.int(), bonus: z.int(), game: z.int(), post: z.int() }),
  traffic: z.object({
    /** Today, which is not over, and the days before it; oldest first, none left out. */
    days: z.array(TrafficDay),
    total: Traffic,
    /**
     * The same stretch as many days earlier, up to this time of the day: of the clicks and views of its last day as large a
     * share as has passed of today. Null when counting began later than that.
     */
    before: Traffic.nullable(),
  }),
  clickedCasinos: z.array(ClickedCasino),
  zeroResultSearches: z.array(ZeroResultSearch),
  waitingReviews: z.object({ total: z.int(), newest: z.array(WaitingReview) }),
  expiringBonuses: z.object({ total: z.int(), next: z.array(ExpiringBonus) }),
  /** The first published articles that link to casinos which were deleted, or show their cards. */
  deadLinks: z.array(z.object({ id: z.int(), title: z.string() })),
  latestCasinos: z.array(CasinoRow),
})
export type Overview = z.infer<typeof Overview>
