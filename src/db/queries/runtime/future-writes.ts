/** What was written while the clock of a machine was wrong. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/**
 * Ends the sessions that began after `now`, and drops the sums of clicks that reach beyond it, which would hide the
 * clicks of every day until then; they are summed again. Returns how many there were of each.
 */
export async function endFuture(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ sessions: number; clickParts: number }> {
  const sessions = await db.deleteFrom('sessions').where('created_at', '>', now).executeTakeFirst()
  const parts = await sql`
    update click_parts set state = 'dropped' where state <> 'dropped' and ends > ${now}`.execute(db)
  return {
    sessions: Number(sessions.numDeletedRows),
    clickParts: Number(parts.numAffectedRows ?? 0n),
  }
}
