import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { notePassword } from '#db/queries/staff/session-writes.ts'
import { sha256 } from '#platform/hash.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { checkOwnPassword } from './check-own-password.ts'

/**
 * Records that the session's password was confirmed. Refuses with invalid_input when it is wrong, and with rate_limited
 * after too many failures in this session.
 */
export async function givePassword(
  app: App,
  staff: Staff,
  { token, password }: { token: string; password: string },
): Promise<Done> {
  const tokenHash = sha256(token)
  const route = 'POST /api/auth/password'
  if ((await checkOwnPassword(app, staff, { tokenHash, password, route })) === undefined) {
    const message = 'The password is not right'
    throw new Refusal('invalid_input', message, { problems: [{ path: 'password', message }] })
  }
  await notePassword(app.db, tokenHash, app.now())
  return { success: true, message: 'Password accepted' }
}
