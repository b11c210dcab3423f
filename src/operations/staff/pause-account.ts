import { SESSION } from '#contract/staff/limits.ts'
import { lockLoginPause, updateLoginPause } from '#db/queries/staff/login-pause-writes.ts'
import { loginPauseMs } from '#domain/staff/login-pause.ts'
import { sha256 } from '#platform/hash.ts'
import type { App } from '../app/app.ts'

export type PausedAttempt =
  | { isAllowed: false; openAt: Date }
  | { isAllowed: true; takeBack: () => Promise<void> }

/**
 * Allows one attempt at an account, counted as a failure until it is uncounted. After `LIMIT_LOGINS` failures within
 * the window, attempts must wait 1, 2, 4 … 60 seconds. An attempt that comes too early is refused and does not lengthen
 * the pause.
 */
export async function pauseAccount(app: App, username: string): Promise<PausedAttempt> {
  const account = sha256(username.toLowerCase())
  const now = app.now()
  const limit = app.settings.limits.logins
  return app.db.transaction().execute(async (db) => {
    const before = await lockLoginPause(db, account, now, SESSION.failuresWithinMs)
    const { windowStart, openAt } = before
    if (before.failures >= limit && openAt > now) return { isAllowed: false, openAt }
    const failures = before.failures + 1
    const after = { windowStart, failures, openAt: new Date(now.getTime() + loginPauseMs(failures, limit)) }
    await updateLoginPause(db, account, after)
    return {
      isAllowed: true,
      takeBack: () =>
        app.db.transaction().execute(async (inside) => {
          const present = await lockLoginPause(inside, account, app.now(), SESSION.failuresWithinMs)
          if (present.windowStart.getTime() !== windowStart.getTime()) return
          // Another attempt may have started a longer pause meanwhile, which stays.
          const isOurs = present.openAt.getTime() === after.openAt.getTime()
          await updateLoginPause(inside, account, {
            windowStart,
            failures: Math.max(0, present.failures - 1),
            openAt: isOurs ? openAt : present.openAt,
          })
        }),
    }
  })
}
