/** What a line of the route table says. Router, limits, OpenAPI document and generated tests all read it. */
import { z } from 'zod'
import { Refusal } from '#contract/shared/refusal.ts'
import type { RefusalCode } from '#contract/shared/refusal.ts'
import type { Tag } from '#contract/site/tags.ts'
import type { Access } from '#contract/staff/permissions.ts'
import type { Paged } from '#db/queries/sql/page.ts'
import type { Actor, Staff } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'
import type { LimitName } from '#operations/app/check-rate-limit.ts'
import type { ServerEvent } from './event-stream.ts'
import type { StaffCookies } from './staff-cookies.ts'

/** A request after everything that can be said about it without the database has been checked. */
export interface Call<Query, Body> {
  app: App
  actor: Actor
  /** The network address of who asks, an IPv6 one cut to its /64. */
  address: string
  /** ISO 3166-1, as the trusted proxy names it; undefined where none does. */
  country: string | undefined
  /** The User-Agent header; empty without one. */
  userAgent: string
  /** The headers that name the host of the request; empty without them. */
  hosts: { host: string; forwardedHost: string }
  /** The id in the path; 0 when the path has none. */
  id: number
  query: Query
  body: Body
  /** How much of a list was asked for; undefined means all of it. */
  page: PageRequest | undefined
  /** The token that came along; only who shows a valid one gets past the guard of a staff call. */
  token: string | undefined
  cookies: StaffCookies
}

export interface PageRequest {
  /** From 1. */
  number: number
  size: number
}

export interface Route<Query = unknown, Body = unknown, Result = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With at most one id, such as `/api/casinos/{id}`. */
  path: `/api/${string}`
  summary: string
  /** Who may call it. What the operation needs beyond this it checks itself. */
  access: Access
  /**
   * Refused with password_needed when the password of a browser's session was last given more than half an hour ago:
   * an unattended browser must not give away accounts, data or settings.
   */
  needsPassword?: boolean
  /** What the id names; an id that cannot exist is refused with "{noun} not found". */
  noun?: Noun
  /** Strict. Lists take their parameter more than once or joined with commas; everything else takes one value. */
  query?: z.ZodType<Query>
  /** Strict. A POST without one takes no body. */
  body?: z.ZodType<Body>
  /** Bytes; 256 KB by default. */
  bodyLimit?: number
  /** The body is taken as it comes, whatever its type says: a file. The handler gets its bytes. */
  takesFile?: boolean
  /** The same for a file that may be too long for memory. The handler gets a `SentFile`, which is closed afterwards. */
  takesLongFile?: boolean
  /** Content types beside application/json. */
  alsoAccepts?: readonly string[]
  /** The schema of the response: a field that it does not name is not sent. */
  response: z.ZodType<Result>
  /** 200 by default. */
  status?: 200 | 201
  limit?: LimitName
  /** What would change the response of a public reading. Without it the response is made for each request. */
  shows?: readonly Tag[] | ((call: Pick<Call<Query, Body>, 'id'>) => readonly Tag[])
  /** Seconds for which the visitor's own browser may reuse the response, which no one else gets. */
  privateSeconds?: number
  /** A list that can be asked for in pages (decision D-73). */
  isList?: boolean
  /** A list of objects whose fields can be chosen with `fields`. */
  hasFields?: boolean
  /** The response is a page of HTML with this content security policy. */
  htmlPolicy?: string
  /** The response is sent piece by piece as this type, or the one of this call, under this name when it is to be saved. */
  stream?: {
    type: string
    typeOf?(call: Call<Query, Body>): string
    fileName?(call: Call<Query, Body>): string
  }
  /** How the response is sent to clients that accept text/event-stream. */
  events?(result: Result): Iterable<ServerEvent>
  /** Doing it twice changes nothing, so an Idempotency-Key is read and ignored: nothing is kept, no transaction is held. */
  isRepeatable?: boolean
  /**
   * It waits for more than the database (a picture, a password that is hashed, another server), so that no transaction is
   * held for a request with an Idempotency-Key: the key is claimed instead.
   */
  waitsOutside?: boolean
  /** What these refusals are as security events, where it is not what they mostly are (`refusals.ts`). */
  refusalEvents?: Partial<Record<RefusalCode, SecurityEvent>>
  /** The largest id that there may be; 2,147,483,647 by default. */
  maxId?: number
  /** The `error` of a refusal is its message instead of its code (decision D-61). */
  errorIsMessage?: boolean
  handle(call: Call<Query, Body>): Promise<Result | PageOf<Result>> | Result
}

export type SecurityEvent = Parameters<App['security']['record']>[0]

/** The texts of a streamed response. What fails before the first of them is refused like anything else. */
export type Pieces = AsyncIterable<string | Uint8Array>
export const PIECES = z.custom<Pieces>()

/** Who is signed in, where the guard has let only staff through. */
export function staffOf({ actor }: Pick<Call<unknown, unknown>, 'actor'>): Staff {
  if ('adminId' in actor) return actor
  throw new Refusal('unauthenticated', 'Please sign in.')
}

export type Noun =
  | 'Casino'
  | 'Entry'
  | 'Expert review'
  | 'Bonus'
  | 'Game'
  | 'Article'
  | 'Review'
  | 'Decision'
  | 'Comparison'
  | 'Admin'
  | 'Subscriber'
  | 'Programme'
  | 'Call'
  | 'Picture'
  | 'Deleted item'
  | 'Draft'
  | 'Import'
  | 'Job'
  | 'Redirect'
  | 'Landing page'
  | 'Missing address'
/** The page alone, cut by the query; a list that comes whole is cut by the door. */
type PageOf<Result> = Result extends readonly (infer Item)[] ? Paged<Item> : never

/** Checks one line of the table: the handler gets what the schemas give and returns what the schema says. */
export function route<Query, Body, Result>(line: Route<Query, Body, Result>): Route {
  return line
}
