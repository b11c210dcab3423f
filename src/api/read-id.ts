import type { Context } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import { paramOf } from './paths.ts'
import type { Route } from './route.ts'

const MAX_ID = 2_147_483_647

/** The id in the path; 0 for a route without one. Anything that no row can have is not found. */
export function readId(c: Context, route: Route): number {
  const param = paramOf(route.path)
  if (param === undefined) return 0
  const text = c.req.param(param) ?? ''
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  if (id >= 1 && id <= (route.maxId ?? MAX_ID)) return id
  throw new Refusal('not_found', `${route.noun ?? 'Address'} not found`)
}
