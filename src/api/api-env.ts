/** The variables that the server sets for each API request. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Shown } from '#contract/site/tags.ts'
import type { Actor, Staff } from '#operations/app/actor.ts'
import type { Route } from './route.ts'

export interface ApiEnv {
  Bindings: {
    /** Collects the tags of a public response, where responses are cached. */
    shown?: Shown | undefined
    /** The request has waited too long for the database, so it is refused without a query. */
    isLate?: true
  }
  Variables: {
    /** The visitor's address, cut to the part that limits count by. */
    address?: string
    /** The visitor's country from the trusted proxy. */
    country?: string | undefined
    requestId?: string
    /** Set by routes whose refusals carry their message as `error`. */
    errorIsMessage?: boolean
    route?: Route
    /** Set when a valid staff token was sent. */
    staff?: Staff
  }
}

/** Every request has an id, even when no server has set one. */
export function requestIdOf(c: Context<ApiEnv>): string {
  const known = c.get('requestId') ?? randomUUID()
  c.set('requestId', known)
  return known
}

export function addressOf(c: Context<ApiEnv>): string {
  return c.get('address') ?? 'unknown'
}

export function actorOf(c: Context<ApiEnv>): Actor {
  return c.get('staff') ?? { role: 'visitor', address: addressOf(c) }
}
