/** The steps of every request to the table: guard, id, query, body, limit, handler, response. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { MAX_PAGE_SIZE } from '#contract/shared/limits.ts'
import { SESSION } from '#contract/staff/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import type { App } from '#operations/app/app.ts'
import { runOnce, runOnceOutside, type Outcome } from '#operations/app/run-once.ts'
import { usernameOf } from '#operations/app/actor.ts'
import { authorise } from '#operations/app/authorise.ts'
import { checkRateLimit } from '#operations/app/check-rate-limit.ts'
import { findSignedIn } from '#operations/staff/find-signed-in.ts'
import { actorOf, addressOf, type ApiEnv } from './api-env.ts'
import { asksForEvents, eventStream } from './event-stream.ts'
import { fieldsOf, pickFields, readFields } from './fields.ts'
import { invalid, parseInput } from './input.ts'
import { cutPage } from './pages.ts'
import { paramOf } from './paths.ts'
import { NoQuery, PageQuery } from './query-schemas.ts'
import { readBody, readBytes, readLongFile } from './read-body.ts'
import { staffCookies } from './staff-cookies.ts'
import { problem } from './refusals.ts'
import type { Call, PageRequest, Pieces, Route } from './route.ts'

const MAX_ID = 2_147_483_647

type Asked = Omit<Call<unknown, unknown>, 'app'> & { fields: readonly string[] }

/** Handles one request. Throws refusals, which the router turns into responses. */
export async function handleRoute(app: App, route: Route, c: Context<ApiEnv>): Promise<Response> {
  c.set('errorIsMessage', route.errorIsMessage === true)
  c.set('route', route)
  const token = await guard(app, route, c)
  const id = readId(c, route)
  const { query, page, fields } = readQuery(new URL(c.req.url).searchParams, route)
  if (route.takesLongFile !== true)
    return respond(app, route, c, { token, id, query, page, fields, ...(await bodyOf(c, route)) })
  const file = await readLongFile(c, route)
  const request = { token, id, query, page, fields, text: '', body: file }
  const response = await respond(app, route, c, request, file.close).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  // A streamed response is still reading the file.
  if (route.stream === undefined) await file.close()
  return response
}

type ReadRequest = Pick<Asked, 'id' | 'query' | 'page' | 'fields' | 'token' | 'body'> & { text: string }

/** `onEnd` is called when a streamed response has ended. */
async function respond(
  app: App,
  route: Route,
  c: Context<ApiEnv>,
  { token, id, query, page, fields, text, body }: ReadRequest,
  onEnd: () => Promise<void> = () => Promise.resolve(),
): Promise<Response> {
  const userAgent = c.req.header('user-agent') ?? ''
  const hosts = { host: c.req.header('host') ?? '', forwardedHost: c.req.header('x-forwarded-host') ?? '' }
  const asked = {
    actor: actorOf(c),
    address: addressOf(c),
    country: c.get('country'),
    userAgent,
    hosts,
    id,
    query,
    body,
    page,
    fields,
    token,
    cookies: staffCookies(c, app.settings.publicUrl),
  }
  const key = readIdempotencyKey(c, route)
  if (route.stream !== undefined) return sendPieces(c, route, { app, ...asked }, onEnd)
  if (route.limit !== undefined) await checkRateLimit(app, route.limit, addressOf(c))
  if (key === undefined || route.isRepeatable === true)
    return send(c, route, await handle(app, route, asked, c))
  const scope = `${asked.actor.role === 'visitor' ? addressOf(c) : `admin ${usernameOf(asked.actor)}`}\n${c.req.path}`
  const once = route.waitsOutside === true ? runOnceOutside : runOnce
  const outcome = await once(app, { key, scope, body: text }, (inside) => handle(inside, route, asked, c))
  if (outcome === undefined)
    return problem(c, 422, 'idempotency_key_reused', 'This Idempotency-Key was used with another body.')
  return send(c, route, outcome)
}

async function bodyOf(c: Context<ApiEnv>, route: Route): Promise<{ text: string; body: unknown }> {
  if (route.method === 'GET') return { text: '', body: undefined }
  if (route.takesFile === true) {
    const bytes = await readBytes(c, route)
    return { text: createHash('sha256').update(bytes).digest('hex'), body: bytes }
  }
  const { text, value } = await readBody(c, route)
  if (route.body !== undefined) return { text, body: parseInput(route.body, value, 'body') }
  if (value !== undefined) parseInput(NoQuery, value, 'body')
  return { text, body: undefined }
}

function readIdempotencyKey(c: Context, route: Route): string | undefined {
  const key = route.method === 'POST' ? c.req.header('idempotency-key') : undefined
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid([
      { path: 'Idempotency-Key', message: 'Idempotency-Key must have 1 to 200 visible ASCII characters' },
    ])
  }
  return key
}

async function handle(app: App, route: Route, asked: Asked, c: Context<ApiEnv>): Promise<Outcome> {
  if (isPublicReading(c, route)) tellShown(c, route, asked)
  const result = cutPage(c, await route.handle({ app, ...asked }), asked.page)
  if (result === undefined && route.noun !== undefined)
    throw new Refusal('not_found', `${route.noun} not found`)
  return { status: route.status ?? 200, result: pickFields(route.response.parse(result), asked.fields) }
}

function isPublicReading(c: Context<ApiEnv>, { method, access }: Route): boolean {
  return method === 'GET' && access === 'public' && c.get('staff') === undefined
}

function tellShown(c: Context<ApiEnv>, { shows }: Route, asked: Asked): void {
  if (shows !== undefined) c.env?.shown?.add(...(typeof shows === 'function' ? shows(asked) : shows))
}

function cacheControl(c: Context<ApiEnv>, route: Route): string {
  if (!isPublicReading(c, route)) return CACHE_CONTROL.never
  const { privateSeconds } = route
  return privateSeconds === undefined ? CACHE_CONTROL.checked : `private, max-age=${privateSeconds}`
}

function send(c: Context<ApiEnv>, route: Route, { status, result }: Outcome): Response {
  c.header('Cache-Control', cacheControl(c, route))
  if (route.method === 'GET' && route.access === 'public') c.header('Vary', 'Authorization', { append: true })
  if (route.events !== undefined && asksForEvents(c.req.header('accept'))) {
    c.header('Content-Type', 'text/event-stream')
    return c.newResponse(eventStream(route.events(result)), status)
  }
  c.header('Content-Type', route.htmlPolicy === undefined ? 'application/json' : 'text/html; charset=utf-8')
  if (route.htmlPolicy !== undefined) c.header('Content-Security-Policy', route.htmlPolicy)
  // As bytes, because the web platform encodes a long text several times more slowly.
  const body = Buffer.from(route.htmlPolicy === undefined ? JSON.stringify(result) : String(result))
  // Without a length, a short response would be compressed, which costs more than the rest of a click.
  c.header('Content-Length', String(body.byteLength))
  c.status(status)
  return c.newResponse(body)
}

/** The id in the path; 0 for a route without one. Ids that no row can have are not found. */
function readId(c: Context, route: Route): number {
  const param = paramOf(route.path)
  if (param === undefined) return 0
  const text = c.req.param(param) ?? ''
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  if (id >= 1 && id <= (route.maxId ?? MAX_ID)) return id
  throw new Refusal('not_found', `${route.noun ?? 'Address'} not found`)
}

/**
 * Checks the bearer token and refuses with unauthenticated, forbidden or password_needed before anything else is read.
 * A public call always passes; with a valid token it includes what staff may see.
 * @returns the token when it is valid
 */
async function guard(app: App, route: Route, c: Context<ApiEnv>): Promise<string | undefined> {
  const token = bearerOf(c)
  const signedIn =
    token === undefined ? undefined : await findSignedIn(app, { token, cookies: c.req.header('cookie') })
  const staff = signedIn?.staff
  if (staff !== undefined) c.set('staff', staff)
  if (route.access !== 'public' && staff === undefined) {
    c.header('WWW-Authenticate', 'Bearer')
    throw new Refusal('unauthenticated', 'Your session has ended. Please sign in again.')
  }
  if (staff !== undefined) authorise(app, staff, route.access)
  if (route.needsPassword === true && signedIn?.passwordAt !== undefined) {
    const age = app.now().getTime() - signedIn.passwordAt.getTime()
    if (age >= SESSION.passwordMs)
      throw new Refusal('password_needed', 'Please enter your password again to do this.')
  }
  return staff === undefined ? undefined : token
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer (\w+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}

/**
 * Streams a download or the progress of long work. Waits for the first piece, so that refusals still get a proper
 * response, and then sends pieces as they come. `onEnd` is called when reading has ended.
 */
async function sendPieces(
  c: Context<ApiEnv>,
  route: Route,
  call: Call<unknown, unknown>,
  onEnd: () => Promise<void>,
): Promise<Response> {
  const pieces = ((await route.handle(call)) as Pieces)[Symbol.asyncIterator]()
  const first = await pieces.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done !== true) return controller.enqueue(bytesOf(first.value))
      controller.close()
      void onEnd()
    },
    async pull(controller) {
      const next = await pieces.next().catch(async (error: unknown) => {
        await onEnd()
        throw error
      })
      if (next.done !== true) return controller.enqueue(bytesOf(next.value))
      controller.close()
      await onEnd()
    },
    async cancel() {
      await pieces.return?.()
      await onEnd()
    },
  })
  const name = route.stream?.fileName?.(call)
  c.header('Cache-Control', CACHE_CONTROL.never)
  c.header('Content-Type', route.stream?.typeOf?.(call) ?? route.stream?.type ?? 'text/plain; charset=utf-8')
  if (name !== undefined) c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.newResponse(body)
}

const encoder = new TextEncoder()

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? encoder.encode(part) : part
}

/**
 * The query as the route's schema returns it. Empty values count as absent, and repeated ones become a list. `page`
 * and `pageSize`, which every list accepts, are read here, and so is `fields` where a list has it. A page size above 100
 * counts as 100.
 */
function readQuery(
  parameters: URLSearchParams,
  route: Route,
): { query: unknown; page: PageRequest | undefined; fields: readonly string[] } {
  const values = valuesOf(parameters)
  const page = route.isList === true ? takePage(values) : undefined
  const fields = takeFields(values, route)
  return { query: parseInput(route.query ?? NoQuery, Object.fromEntries(values), 'query'), page, fields }
}

function valuesOf(parameters: URLSearchParams): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  for (const name of new Set(parameters.keys())) {
    const given = parameters.getAll(name).filter((value) => value.trim() !== '')
    if (name === '__proto__') throw invalid([{ path: 'query', message: 'Unknown field: __proto__' }])
    if ([name, ...given].some((text) => text.includes('\0'))) {
      throw invalid([{ path: 'query', message: 'The query contains characters that cannot be read' }])
    }
    const [first] = given
    if (first !== undefined) values.set(name, given.length === 1 ? first : given)
  }
  return values
}

function takeFields(values: Map<string, string | string[]>, route: Route): readonly string[] {
  const known = fieldsOf(route)
  const given = values.get('fields')
  if (known === undefined || given === undefined) return []
  values.delete('fields')
  return readFields(given, known)
}

function takePage(values: Map<string, string | string[]>): PageRequest | undefined {
  const asked = { page: values.get('page'), pageSize: values.get('pageSize') }
  values.delete('page')
  values.delete('pageSize')
  if (asked.page === undefined && asked.pageSize === undefined) return undefined
  const { page = 1, pageSize = CASINOS_PER_PAGE } = parseInput(PageQuery, asked, 'query')
  return { number: page, size: Math.min(pageSize, MAX_PAGE_SIZE) }
}
