/** The type of a line in the route table. Router, limits, OpenAPI document and generated tests use it. */
import { z } from 'zod'
import { Refusal, type RefusalCode } from '#contract/shared/refusal.ts'
import type { Tag } from '#contract/site/tags.ts'
import type { Access } from '#contract/staff/permissions.ts'
import type { Paged } from '#db/queries/sql/page.ts'
import type { Actor, Staff } from '#operations/app/actor.ts'
import type { App } from '#operations/app/app.ts'
import type { LimitName } from '#operations/app/check-rate-limit.ts'
import type { ServerEvent } from './event-stream.ts'
import type { StaffCookies } from './staff-cookies.ts'

/** A request that passed every check possible without the database. */
export interface Call<Query, Body> {
  app: App
  actor: Actor
  /** The caller's network address, an IPv6 address cut to its /64. */
  address: string
  /** ISO 3166-1, from the trusted proxy; undefined without one. */
  country: string | undefined
  /** The User-Agent header; empty without one. */
  userAgent: string
  /** Headers that name the host of the request; empty without them. */
  hosts: { host: string; forwardedHost: string }
  /** The id in the path; 0 when the path has none. */
  id: number
  query: Query
  body: Body
  page: PageRequest | undefined
  /** The token sent along. For staff calls the guard has verified it. */
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
  /** Who may call it. The operation checks any further requirements. */
  access: Access
  /**
   * Refused with password_needed when a browser's session confirmed the password more than half an hour ago, so that an
   * unattended browser does not give away accounts, data or settings.
   */
  needsPassword?: boolean
  /** The item of the id; impossible ids are refused with "{noun} not found". */
  noun?: Noun
  /** Strict. Lists may repeat a parameter or join its values with commas; everything else takes one value. */
  query?: z.ZodType<Query>
  /** Strict. A POST without a schema takes no body. */
  body?: z.ZodType<Body>
  /** Bytes; 256 KB by default. */
  bodyLimit?: number
  /** The body is a file of any type. The handler gets its bytes. */
  takesFile?: boolean
  /** The body is a file that may be too long for memory. The handler gets a `SentFile`, which is closed afterwards. */
  takesLongFile?: boolean
  /** Content types besides application/json. */
  alsoAccepts?: readonly string[]
  /** The schema of the response. Fields that it does not name are not sent. */
  response: z.ZodType<Result>
  /** 200 by default. */
  status?: 200 | 201
  limit?: LimitName
  /** The tags of everything that would change a public response. Without them it is not cached. */
  shows?: readonly Tag[] | ((call: Pick<Call<Query, Body>, 'id'>) => readonly Tag[])
  /** Seconds for which the visitor's own browser may reuse the response. Shared caches may not. */
  privateSeconds?: number
  /** A list that can be requested in pages (decision D-73). */
  isList?: boolean
  /** A list whose items' fields can be selected with `fields`. */
  hasFields?: boolean
  /** The response is an HTML page with this content security policy. */
  htmlPolicy?: string
  /** The response is streamed with this type, or this call's own, and a file name when it is a download. */
  stream?: {
    type: string
    typeOf?(call: Call<Query, Body>): string
    fileName?(call: Call<Query, Body>): string
  }
  /** The response for clients that accept text/event-stream. */
  events?(result: Result): Iterable<ServerEvent>
  /** Repeating it changes nothing, so an Idempotency-Key is ignored: nothing is stored, and no transaction is held. */
  isRepeatable?: boolean
  /**
   * It waits for more than the database (a picture, a password hash, another server), so no transaction is held for a
   * request with an Idempotency-Key; the key is claimed instead.
   */
  waitsOutside?: boolean
  /** The security events of these refusals, where they differ from the defaults (`refusals.ts`). */
  refusalEvents?: Partial<Record<RefusalCode, SecurityEvent>>
  /** The largest possible id; 2,147,483,647 by default. */
  maxId?: number
  /** The `error` of a refusal is its message instead of its code (decision D-61). */
  errorIsMessage?: boolean
  handle(call: Call<Query, Body>): Promise<Result | PageOf<Result>> | Result
}

export type SecurityEvent = Parameters<App['security']['record']>[0]

/** The pieces of a streamed response. Errors before the first piece become refusals. */
export type Pieces = AsyncIterable<string | Uint8Array>
export const PIECES = z.custom<Pieces>()

/** The signed-in person, for calls that are limited to staff. */
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
/** Either a page cut by the query, or a whole list that the API cuts. */
type PageOf<Result> = Result extends readonly (infer Item)[] ? Paged<Item> : never

/** Declares a route: the handler's types must match the schemas. */
export function route<Query, Body, Result>(line: Route<Query, Body, Result>): Route {
  return line
}
