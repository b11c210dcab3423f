/** Who is asking, by the bearer token, and whether they may. The server decides, for every call. */
import type { Context } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { authorise } from '#operations/app/authorise.ts'
import { findSignedIn } from '#operations/staff/find-signed-in.ts'
import { SESSION } from '#contract/shared/limits.ts'
import type { ApiEnv } from './api-env.ts'
import type { Route } from './route.ts'

/**
 * Lets a request through or refuses it with unauthenticated, forbidden or password_needed, before anything else
 * about it is looked at. A public call is answered in any case; a valid token shows it what staff may see. The answer
 * is the token, when it is valid.
 */
export async function guard(app: App, route: Route, c: Context<ApiEnv>): Promise<string | undefined> {
  const token = bearerOf(c)
  const signedIn =
    token === undefined ? undefined : await findSignedIn(app, { token, cookies: c.req.header('cookie') })
  const staff = signedIn?.staff
  if (staff !== undefined) c.set('staff', staff)
  if (route.access !== 'public' && staff === undefined) {
    c.header('WWW-Authenticate', 'Bearer')
    throw new Refusal('unauthenticated', 'Your session has ended. Please sign in again.')
  }
  if (staff !== undefined) authorise(app, staff, route.access)
  if (route.needsPassword === true && signedIn?.passwordAt !== undefined) {
    const age = app.now().getTime() - signedIn.passwordAt.getTime()
    if (age >= SESSION.passwordMs)
      throw new Refusal('password_needed', 'Please enter your password again to do this.')
  }
  return staff === undefined ? undefined : token
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer (\w+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
