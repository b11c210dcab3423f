/** Where each kind of suggestion is looked for, what is shown of it and in which order. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isoInstant } from '../sql/sql-pieces.ts'

export type SuggestionKind = 'casinos' | 'bonuses' | 'games'

export interface SuggestionSource {
  table: RawBuilder<unknown>
  /** What is joined to the table. */
  join: RawBuilder<unknown>
  visible: RawBuilder<unknown>
  /** The lowercase text that is matched and ranked, written as its indexes are. */
  name: RawBuilder<string>
  /** A second lowercase text that may match instead. */
  other?: RawBuilder<string>
  /** What is shown, in the contract's shape. */
  item: RawBuilder<unknown>
  /** The order among equals, written as its index is. */
  next: RawBuilder<unknown>
  /** The offers of this kind can end, and then stand behind all that still run. */
  canEnd: boolean
}

export const SUGGESTION_SOURCES: Readonly<Record<SuggestionKind, SuggestionSource>> = {
  casinos: {
    table: sql`casinos`,
    join: sql``,
    visible: sql`casinos.is_active`,
    name: sql`casinos.name_text`,
    item: sql`json_build_object('id', casinos.id, 'name', casinos.name, 'logoUrl', casinos.logo_url,
      'license', casinos.license, 'safetyIndex', casinos.safety_index::text)`,
    next: sql`casinos.safety_index desc nulls last, casinos.id`,
    canEnd: false,
  },
  bonuses: {
    table: sql`bonuses`,
    join: sql`join casinos on casinos.id = bonuses.casino_id`,
    visible: sql`bonuses.is_active and casinos.is_active`,
    name: sql`lower(bonuses.title)`,
    other: sql`casinos.name_text`,
    item: sql`json_build_object('id', bonuses.id, 'title', bonuses.title, 'amount', bonuses.amount,
      'wageringRequirement', bonuses.wagering_requirement, 'minDeposit', bonuses.min_deposit,
      'validUntil', ${isoInstant('bonuses.valid_until')}, 'casinoName', casinos.name, 'casinoLogoUrl', casinos.logo_url)`,
    next: sql`bonuses.created_at desc, bonuses.id desc`,
    canEnd: true,
  },
  games: {
    table: sql`games`,
    join: sql``,
    visible: sql`games.is_active`,
    name: sql`lower(games.name)`,
    other: sql`lower(games.provider)`,
    item: sql`json_build_object('id', games.id, 'name', games.name, 'provider', games.provider,
      'type', games.type, 'imageUrl', games.image_url, 'rtp', games.rtp)`,
    next: sql`games.name, games.id`,
    canEnd: false,
  },
}
