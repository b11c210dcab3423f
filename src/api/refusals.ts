/** Turns every reason for a refusal into a response (decision D-61). */
import type { Context } from 'hono'
import { Refusal, type FieldProblem, type RefusalCode } from '#contract/shared/refusal.ts'
import { REFUSAL_STATUS } from '#contract/shared/refusal-status.ts'
import type { Problem } from '#contract/site/site.schema.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'
import { refusalOfDatabaseError } from '#operations/app/refusal-of-database-error.ts'
import { addressOf, requestIdOf, type ApiEnv } from './api-env.ts'
import { CLIENT_GONE_STATUS, ClientGone } from './client-gone.ts'
import type { SecurityEvent } from './route.ts'

type ProblemStatus = (typeof REFUSAL_STATUS)[keyof typeof REFUSAL_STATUS] | 422 | 500

/** The response to anything thrown. Unexpected errors are logged and not revealed. */
export function answerToError(app: App, error: unknown, c: Context<ApiEnv>): Response {
  if (error instanceof ClientGone) return new Response(null, { status: CLIENT_GONE_STATUS })
  const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error)
  if (refusal === undefined || refusal.code === 'unavailable') {
    app.log.error(
      { err: error, requestId: requestIdOf(c), method: c.req.method, path: c.req.path },
      'request failed',
    )
  }
  if (refusal === undefined) return problem(c, 500, 'internal', 'Something went wrong on our side.')
  recordRefusal(app, refusal, c)
  const retryAfter = refusal.retryAfter ?? (refusal.code === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return problem(c, REFUSAL_STATUS[refusal.code], refusal.code, refusal.message, refusal.problems)
}

export function problem(
  c: Context<ApiEnv>,
  status: ProblemStatus,
  error: string,
  message: string,
  errors: readonly FieldProblem[] = [],
): Response {
  const body: Problem = {
    success: false,
    message,
    error: c.get('errorIsMessage') === true ? message : error,
    status,
    requestId: requestIdOf(c),
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  }
  c.header('Content-Type', 'application/problem+json')
  c.header('Cache-Control', CACHE_CONTROL.never)
  return c.newResponse(JSON.stringify(body), status)
}

/** The security events of refusals. Those of rate limits are recorded where requests are counted, for pages as well. */
const EVENT_OF: Readonly<Partial<Record<RefusalCode, SecurityEvent>>> = {
  unauthenticated: 'session_refused',
  forbidden: 'role_refused',
  payload_too_large: 'oversized_body',
}

/** Records the security event of a refusal, with words of the route table and nothing of the request. */
function recordRefusal(app: App, { code }: Refusal, c: Context<ApiEnv>): void {
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
