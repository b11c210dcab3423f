/** What the server hands to the api with each request. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Shown } from '#contract/site/tags.ts'
import type { Actor, Staff } from '#operations/app/actor.ts'
import type { Route } from './route.ts'

export interface ApiEnv {
  Bindings: {
    /** Collects the tags of what a public response shows, where responses are cached. */
    shown?: Shown | undefined
    /** The request has waited too long for the database: it is refused without asking anything. */
    isLate?: true
  }
  Variables: {
    /** The visitor's address, already cut to what limits count by. */
    address?: string
    /** The visitor's country as the trusted proxy names it. */
    country?: string | undefined
    requestId?: string
    /** Set by a route whose refusals carry their message as `error`. */
    errorIsMessage?: boolean
    /** The line of the route table that answers. */
    route?: Route
    /** Set when a valid staff token came along. */
    staff?: Staff
  }
}

/** One for each request, also when no server has set it. */
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
