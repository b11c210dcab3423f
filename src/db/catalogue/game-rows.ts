/** The games in the index, read with one statement. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { meanOf } from '../queries/sql/sql-pieces.ts'
import { among, microseconds } from './read-rows.ts'

export interface GameRow {
  id: number
  /** In lowercase. */
  name: string
  provider: string
  type: string
  volatility: string | null
  /** Percent; null where not stated. */
  rtp: number | null
  isActive: boolean
  /** Microseconds since 1970. */
  createdAt: number
  /** Unrounded; null without reviews. */
  userAverage: number | null
  reviewCount: number
}

export async function readGameRows(db: Kysely<Tables>, ids?: readonly number[]): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select id, lower(name) as name, provider, type, volatility, rtp, is_active as "isActive",
      ${microseconds('created_at')} as "createdAt", ${meanOf('overall_sum', 'review_count')} as "userAverage", review_count as "reviewCount"
    from games where ${among('id', ids)}`.execute(db)
  return rows
}
