import { findAdminByName, type KnownAdmin } from '#db/queries/staff/admins.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { countFailures, type Attempt } from '../app/count-failures.ts'

/**
 * The person's account when the password is right; undefined when it is wrong. Refuses with rate_limited after too many
 * failures in this session, so that an unattended screen allows no endless guessing. Failures elsewhere do not count.
 */
export async function checkOwnPassword(
  app: App,
  staff: Staff,
  { tokenHash, password, route }: { tokenHash: string; password: string; route: string },
): Promise<KnownAdmin | undefined> {
  const admin = await findAdminByName(app.db, staff.username)
  const attempt: Attempt = {
    keys: [`password-session:${tokenHash}`],
    refusal: 'Too many wrong passwords. Please try again later.',
  }
  const checked = await countFailures(app, attempt, async () =>
    admin !== undefined && (await app.passwords.isRight(password, admin.passwordHash)) ? admin : undefined,
  )
  if (checked === undefined) app.security.record('password_check_failed', { route })
  return checked
}
