import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface InteractionRow {
  sessionId: string
  interactionType: string
  targetId: string | null
  targetType: string | null
  at: Date
}

/** Stores any number of interactions with one statement. */
export async function insertInteractions(db: Kysely<Tables>, rows: readonly InteractionRow[]): Promise<void> {
  await sql`
    insert into interactions (session_id, interaction_type, target_id, target_type, created_at)
    select * from unnest(
      ${rows.map((row) => row.sessionId)}::text[], ${rows.map((row) => row.interactionType)}::text[],
      ${rows.map((row) => row.targetId)}::text[], ${rows.map((row) => row.targetType)}::text[],
      ${rows.map((row) => row.at)}::timestamptz[])`.execute(db)
}
