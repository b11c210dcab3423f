/** What happens to every request of the table, in this order: guard, id, query, body, limit, handler, answer. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { answerOnce } from '#operations/app/answer-once.ts'
import type { Answered } from '#operations/app/answer-once.ts'
import { usernameOf } from '#operations/app/actor.ts'
import { checkRateLimit } from '#operations/app/check-rate-limit.ts'
import { actorOf, addressOf } from './api-env.ts'
import type { ApiEnv } from './api-env.ts'
import { asksForEvents, eventStream } from './event-stream.ts'
import { pickFields } from './fields.ts'
import { invalid, parseInput } from './input.ts'
import { cutPage } from './pages.ts'
import { NoQuery } from './query-schemas.ts'
import { guard } from './guard.ts'
import { readBody, readBytes, readLongFile } from './read-body.ts'
import { readId } from './read-id.ts'
import { readQuery } from './read-query.ts'
import { sendPieces } from './send-pieces.ts'
import { staffCookies } from './staff-cookies.ts'
import { problem } from './refusals.ts'
import type { Call, Route } from './route.ts'

type Asked = Omit<Call<unknown, unknown>, 'app'> & { fields: readonly string[] }

/** Answers one request. Throws refusals; the router turns them into answers. */
export async function answerRoute(app: App, route: Route, c: Context<ApiEnv>): Promise<Response> {
  c.set('errorIsMessage', route.errorIsMessage === true)
  c.set('route', route)
  const token = await guard(app, route, c)
  const id = readId(c, route)
  const { query, page, fields } = readQuery(new URL(c.req.url).searchParams, route)
  if (route.takesLongFile !== true)
    return answerAsked(app, route, c, { token, id, query, page, fields, ...(await bodyOf(c, route)) })
  const file = await readLongFile(c, route)
  const told = { token, id, query, page, fields, text: '', body: file }
  const answer = await answerAsked(app, route, c, told, file.close).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  // Of an answer in pieces the file is still being read.
  if (route.stream === undefined) await file.close()
  return answer
}

type Told = Pick<Asked, 'id' | 'query' | 'page' | 'fields' | 'token' | 'body'> & { text: string }

/** `onEnd` is called when an answer in pieces has ended. */
async function answerAsked(
  app: App,
  route: Route,
  c: Context<ApiEnv>,
  { token, id, query, page, fields, text, body }: Told,
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
  const answered = await answerOnce(app, { key, scope, body: text }, (inside) =>
    handle(inside, route, asked, c),
  )
  if (answered === undefined)
    return problem(c, 422, 'idempotency_key_reused', 'This Idempotency-Key was used with another body.')
  return send(c, route, answered)
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

async function handle(app: App, route: Route, asked: Asked, c: Context<ApiEnv>): Promise<Answered> {
  if (isPublicReading(c, route)) tellShown(c, route, asked)
  const result = cutPage(c, await route.handle({ app, ...asked }), asked.page)
  if (result === undefined && route.noun !== undefined)
    throw new Refusal('not_found', `${route.noun} not found`)
  return { status: route.status ?? 200, answer: pickFields(route.answer.parse(result), asked.fields) }
}

function isPublicReading(c: Context<ApiEnv>, { method, access }: Route): boolean {
  return method === 'GET' && access === 'public' && c.get('staff') === undefined
}

function tellShown(c: Context<ApiEnv>, { shows }: Route, asked: Asked): void {
  if (shows !== undefined) c.env?.shown?.add(...(typeof shows === 'function' ? shows(asked) : shows))
}

function cacheControl(c: Context<ApiEnv>, route: Route): string {
  if (!isPublicReading(c, route)) return 'no-store'
  const { privateSeconds } = route
  return privateSeconds === undefined
    ? 'public, max-age=0, must-revalidate'
    : `private, max-age=${privateSeconds}`
}

function send(c: Context<ApiEnv>, route: Route, { status, answer }: Answered): Response {
  c.header('Cache-Control', cacheControl(c, route))
  if (route.method === 'GET' && route.access === 'public') c.header('Vary', 'Authorization', { append: true })
  if (route.events !== undefined && asksForEvents(c.req.header('accept'))) {
    c.header('Content-Type', 'text/event-stream')
    return c.newResponse(eventStream(route.events(answer)), status)
  }
  c.header('Content-Type', route.htmlPolicy === undefined ? 'application/json' : 'text/html; charset=utf-8')
  if (route.htmlPolicy !== undefined) c.header('Content-Security-Policy', route.htmlPolicy)
  // As bytes: the web platform encodes a long text several times more slowly.
  const body = Buffer.from(route.htmlPolicy === undefined ? JSON.stringify(answer) : String(answer))
  // Without it a short answer would be compressed as well, which costs more than all the rest of a click.
  c.header('Content-Length', String(body.byteLength))
  c.status(status)
  return c.newResponse(body)
}
