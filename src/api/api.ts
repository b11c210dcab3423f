/** The JSON API under /api: every call of the route table, and nothing else. */
import { Hono, type Context } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { handleRoute } from './handle-route.ts'
import type { ApiEnv } from './api-env.ts'
import { routerPath } from './paths.ts'
import { answerToError } from './refusals.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

/**
 * The API as a router to mount under /api: `site.route('/api', createApi(app))`. Reads the variables `address` and
 * `requestId` that the server sets.
 */
export function createApi(app: App): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
  api.use(async (c, next) => {
    // Without a server, as in tests, there are no bindings.
    if (c.env?.isLate) throw new Refusal('unavailable', 'The service is busy. Please try again shortly.')
    await next()
  })
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    api.all(routerPath(path), (c) => answerPath(app, routes, c))
  }
  api.all('*', refuseUnknownPath)
  api.onError((error, c) => answerToError(app, error, c))
  return api
}

function answerPath(app: App, routes: readonly Route[], c: Context<ApiEnv>): Response | Promise<Response> {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const route = routes.find((line) => line.method === method)
  if (route !== undefined) return handleRoute(app, route, c)
  c.header('Allow', allowedOn(routes).join(', '))
  if (method === 'OPTIONS') return c.body(null, 204)
  throw new Refusal('method_not_allowed', `This address answers ${allowedOn(routes).join(', ')}.`)
}

function allowedOn(routes: readonly Route[]): string[] {
  const methods = routes.map((route) => route.method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}

function refuseUnknownPath(): never {
  throw new Refusal('not_found', 'There is no such address.')
}
