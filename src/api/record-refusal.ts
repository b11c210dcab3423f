/** Which refusals are security events. */
import type { Context } from 'hono'
import type { Refusal, RefusalCode } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { addressOf, requestIdOf } from './api-env.ts'
import type { ApiEnv } from './api-env.ts'
import type { SecurityEvent } from './route.ts'

/** Requests beyond a rate limit are recorded where they are counted: pages ask for the same limits. */
const EVENT_OF: Readonly<Partial<Record<RefusalCode, SecurityEvent>>> = {
  unauthenticated: 'session_refused',
  forbidden: 'role_refused',
  payload_too_large: 'oversized_body',
}

/** Records what a refusal amounts to, by the route table's words and nothing of the request itself. */
export function recordRefusal(app: App, { code }: Refusal, c: Context<ApiEnv>): void {
  const route = c.get('route')
  const details = {
    route: route === undefined ? 'unknown' : `${route.method} ${route.path}`,
    requestId: requestIdOf(c),
  }
  if (code === 'invalid_input') app.security.countInvalid(addressOf(c), app.now(), details)
  const event = route?.refusalEvents?.[code] ?? EVENT_OF[code]
  if (event === undefined) return
  const isWithoutToken = event === 'session_refused' && c.req.header('authorization') === undefined
  app.security.record(isWithoutToken ? 'token_missing' : event, details)
}
