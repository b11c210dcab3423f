/** Failed sign-ins of an account from any address, and the time of the next allowed attempt. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface LoginPause {
  windowStart: Date
  failures: number
  /** After too many failures, attempts before this time are refused. */
  openAt: Date
}

/** The state of an account, locked until the transaction ends. After the last window has ended, a new one begins. */
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
  // A window in the future was opened while the clock was wrong.
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
