/** Who is asking, by the bearer token, and whether they may. The server decides, for every call. */
import type { Context } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { authorise } from '#operations/app/authorise.ts'
import { findStaff } from '#operations/staff/find-staff.ts'
import type { ApiEnv } from './api-env.ts'
import type { Route } from './route.ts'

/**
 * Lets a request through or refuses it with unauthenticated or forbidden, before anything else about it is
 * looked at. A public call is answered in any case; a valid token shows it what staff may see. The answer is
 * the token, when it is valid.
 */
export async function guard(app: App, route: Route, c: Context<ApiEnv>): Promise<string | undefined> {
  const token = bearerOf(c)
  const staff = token === undefined ? undefined : await findStaff(app, token)
  if (staff !== undefined) c.set('staff', staff)
  if (route.access !== 'public' && staff === undefined) {
    c.header('WWW-Authenticate', 'Bearer')
    throw new Refusal('unauthenticated', 'Your session has ended. Please sign in again.')
  }
  if (staff !== undefined) authorise(app, staff, route.access)
  return staff === undefined ? undefined : token
}

/** 64 hexadecimal digits, as they are handed out; anything else is no token and asks no database. */
function bearerOf(c: Context): string | undefined {
  return /^Bearer ([0-9a-f]{64})$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
