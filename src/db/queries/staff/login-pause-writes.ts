/** Failed sign-ins of an account, whatever address they come from, and when the next attempt may follow. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface LoginPause {
  windowStart: Date
  failures: number
  /** Attempts before this moment are refused once there are too many failures. */
  openAt: Date
}

/** The state of an account, locked until the transaction ends. A new window begins when the last one has passed. */
export async function lockLoginPause(
  db: Kysely<Tables>,
  accountHash: string,
  now: Date,
  windowMs: number,
): Promise<LoginPause> {
  await db
    .insertInto('login_pauses')
    .values({ account_hash: accountHash, window_start: now, failures: 0, open_at: now })
    .onConflict((conflict) => conflict.column('account_hash').doNothing())
    .execute()
  const { windowStart, failures, openAt } = await db
    .selectFrom('login_pauses')
    .where('account_hash', '=', accountHash)
    .select(['window_start as windowStart', 'failures', 'open_at as openAt'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  // One in the future was opened while the clock was wrong.
  return Math.abs(now.getTime() - windowStart.getTime()) < windowMs
    ? { windowStart, failures, openAt }
    : { windowStart: now, failures: 0, openAt: now }
}

export async function updateLoginPause(
  db: Kysely<Tables>,
  accountHash: string,
  { windowStart, failures, openAt }: LoginPause,
): Promise<void> {
  await db
    .updateTable('login_pauses')
    .set({ window_start: windowStart, failures, open_at: openAt })
    .where('account_hash', '=', accountHash)
    .execute()
}

/** Deletes the state of windows that began before this. */
export async function deleteLoginPauses(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('login_pauses').where('window_start', '<', before).execute()
}
