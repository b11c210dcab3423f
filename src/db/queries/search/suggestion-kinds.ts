/** What is shown of each kind of suggestion, in the contract's shape. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isoInstant } from '../sql/sql-pieces.ts'

export type SuggestionKind = 'casinos' | 'bonuses' | 'games' | 'posts'

export interface SuggestionSource {
  from: RawBuilder<unknown>
  id: RawBuilder<number>
  item: RawBuilder<unknown>
}

export const SUGGESTION_SOURCES: Readonly<Record<SuggestionKind, SuggestionSource>> = {
  casinos: {
    from: sql`casinos`,
    id: sql`casinos.id`,
    item: sql`json_build_object('id', casinos.id, 'slug', casinos.slug, 'name', casinos.name, 'logoUrl', casinos.logo_url,
      'license', casinos.license, 'safetyIndex', casinos.safety_index::text)`,
  },
  bonuses: {
    from: sql`bonuses join casinos on casinos.id = bonuses.casino_id`,
    id: sql`bonuses.id`,
    item: sql`json_build_object('id', bonuses.id, 'slug', bonuses.slug, 'title', bonuses.title, 'amount', bonuses.amount,
      'wageringRequirement', bonuses.wagering_requirement, 'minDeposit', bonuses.min_deposit,
      'validUntil', ${isoInstant('bonuses.valid_until')}, 'noEndDate', bonuses.no_end_date, 'casinoName', casinos.name, 'casinoLogoUrl', casinos.logo_url)`,
  },
  games: {
    from: sql`games`,
    id: sql`games.id`,
    item: sql`json_build_object('id', games.id, 'slug', games.slug, 'name', games.name, 'provider', games.provider,
      'type', games.type, 'imageUrl', games.image_url, 'rtp', games.rtp)`,
  },
  posts: {
    from: sql`posts`,
    id: sql`posts.id`,
    item: sql`json_build_object('id', posts.id, 'title', posts.title, 'slug', posts.slug,
      'category', posts.category, 'readTime', posts.read_time)`,
  },
}
