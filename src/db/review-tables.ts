/** What visitors write about casinos, bonuses and games. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { Rejection } from '#contract/reviews/moderation.ts'

export interface ReviewsTable {
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
