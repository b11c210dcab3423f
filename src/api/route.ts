/** What a line of the route table says. Router, limits, OpenAPI document and generated tests all read it. */
import type { z } from 'zod'
import type { Paged } from '#db/queries/page.ts'
import type { Actor } from '#operations/actor.ts'
import type { App } from '#operations/app.ts'
import type { LimitName } from '#operations/check-rate-limit.ts'
import type { ServerEvent } from './event-stream.ts'

/** A request after everything that can be said about it without the database has been checked. */
export interface Call<Query, Body> {
  app: App
  actor: Actor
  /** The id in the path; 0 when the path has none. */
  id: number
  query: Query
  body: Body
  /** How much of a list was asked for; undefined means all of it. */
  page: PageRequest | undefined
}

export interface PageRequest {
  /** From 1. */
  number: number
  size: number
}

export interface Route<Query = unknown, Body = unknown, Answer = unknown> {
  method: 'GET' | 'POST'
  /** With at most one id, such as `/api/casinos/{id}`. */
  path: `/api/${string}`
  summary: string
  role: 'visitor'
  /** What the id names; an id that cannot exist is refused with "{noun} not found". */
  noun?: Noun
  /** Strict. Lists take their parameter more than once or joined with commas; everything else takes one value. */
  query?: z.ZodType<Query>
  /** Strict. A POST without one takes no body. */
  body?: z.ZodType<Body>
  /** Bytes; 256 KB unless told. */
  bodyLimit?: number
  /** Content types beside application/json. */
  alsoAccepts?: readonly string[]
  /** What leaves the house: a field that is not in here stays private. */
  answer: z.ZodType<Answer>
  /** 200 unless told. */
  status?: 200 | 201
  limit?: LimitName
  /** A list that can be asked for in pages (decision D-73). */
  isList?: boolean
  /** The answer is a page of HTML with this content security policy. */
  htmlPolicy?: string
  /** How the answer goes to whoever accepts text/event-stream. */
  events?(answer: Answer): Iterable<ServerEvent>
  /** Doing it twice changes nothing, so an Idempotency-Key is read and ignored: nothing is kept, no transaction is held. */
  isRepeatable?: boolean
  /** The `error` of a refusal is its message instead of its code (decision D-61). */
  errorIsMessage?: boolean
  handle(call: Call<Query, Body>): Promise<Answer | PageOf<Answer>> | Answer
}

export type Noun = 'Casino' | 'Expert review' | 'Bonus' | 'Game' | 'Article' | 'Review' | 'Comparison'
/** The page alone, cut by the query; a list that comes whole is cut by the door. */
type PageOf<Answer> = Answer extends readonly (infer Item)[] ? Paged<Item> : never

/** Checks one line of the table: the handler gets what the schemas give and answers what the schema says. */
export function route<Query, Body, Answer>(line: Route<Query, Body, Answer>): Route {
  return line
}
