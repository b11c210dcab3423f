/** Processes postbacks of affiliate programmes. docs/decisions/0047. */
import { timingSafeEqual } from 'node:crypto'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  findEventCurrency,
  insertConversion,
  insertPostbackCall,
  lockConversions,
  updateConversion,
} from '#db/queries/earnings/conversion-writes.ts'
import { findPostbackProgram, type PostbackProgram } from '#db/queries/earnings/programs.ts'
import { readPostback, type PostbackEvent } from '#domain/earnings/read-postback.ts'
import { settleEvent } from '#domain/earnings/settle-event.ts'
import { keyedHash } from '#platform/hash.ts'
import type { App } from '../app/app.ts'
import { countThisMinute } from '../app/check-rate-limit.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { mayCall } from './postback-addresses.ts'
import { readSent } from './read-sent.ts'

export interface PostbackRequest {
  key: string
  /** The query or body as received. */
  sent: string
  address: string
  /** The signature headers; null without them. */
  signature: string | null
  timestamp: string | null
}

export interface TakenPostback {
  outcome: 'stored' | 'known'
  /** Further explanation; null where the outcome is sufficient. */
  message: string | null
}

/**
 * Stores the event of a call once, and returns whether it is new. Refuses with not_found for an unknown key,
 * rate_limited, forbidden for an address, unauthenticated for a signature, invalid_input with the parameter, and
 * conflict for an amount that does not add up. Calls of known programmes are logged with their outcome, including
 * refused ones.
 */
export async function takePostback(app: App, request: PostbackRequest): Promise<TakenPostback> {
  const program = await programOf(app, request.key)
  const at = app.now()
  const call = { programId: program.id, at, sent: keptText(request.sent) }
  try {
    // Strangers must not use up the programme's rate limit.
    checkCaller(program, request, at)
    await checkRate(app, program)
    const sent = readSent(request.sent)
    const { event, problem } = readPostback(sent, {
      names: program.names,
      currency: await currencyOf(app, program, sent),
      now: at,
    })
    if (event === undefined) throw new Refusal('invalid_input', problem ?? 'The call could not be read')
    return await inTransaction(app, async ({ db }) => {
      const taken = await storeEvent(db, program.id, event, at)
      const { conversionId, ...answer } = taken
      await insertPostbackCall(db, { ...call, ...answer, conversionId })
      return answer
    })
  } catch (error) {
    if (error instanceof Refusal && (await isKept(app, program, error))) {
      const sent = call.sent.slice(0, PROGRAM.refusedSent)
      await insertPostbackCall(app.db, { ...call, sent, outcome: 'refused', message: error.message })
    }
    throw error
  }
}

/** Logs that a programme sent a call that is too large, at most once a minute. */
export async function noteTooLarge(app: App, key: string, message: string): Promise<void> {
  const program = await programOf(app, key)
  if (await isFirstRefused(app, program))
    await insertPostbackCall(app.db, {
      programId: program.id,
      at: app.now(),
      sent: '',
      outcome: 'refused',
      message,
    })
}

const KEY = /^[\da-f]{64}$/

async function programOf(app: App, key: string): Promise<PostbackProgram> {
  const program = KEY.test(key) ? await findPostbackProgram(app.db, { key, now: app.now() }) : undefined
  if (program === undefined) throw new Refusal('not_found', 'There is no programme with this key.')
  return program
}

/** The currency of an amount without one: that of the event, else that of the programme. */
async function currencyOf(
  { db }: App,
  { id, currency, names }: PostbackProgram,
  sent: ReadonlyMap<string, string>,
): Promise<string | null> {
  const eventId = sent.get(names.parameters.eventId)?.trim()
  const isText = eventId !== undefined && !/\p{Cc}/u.test(eventId)
  return (isText ? await findEventCurrency(db, id, eventId) : undefined) ?? currency
}

async function storeEvent(
  db: App['db'],
  programId: number,
  event: PostbackEvent,
  at: Date,
): Promise<TakenPostback & { conversionId: number | undefined }> {
  const settled = settleEvent(event, await lockConversions(db, programId, event))
  if (settled.outcome === 'refused') throw new Refusal(settled.code, settled.message)
  const conversionId =
    settled.insert && (await insertConversion(db, programId, { ...event, ...settled.insert }, at))
  for (const { id, changes } of settled.update) await updateConversion(db, id, changes)
  return { outcome: settled.outcome, message: settled.message, conversionId }
}

/** A flood is logged once a minute. Refused calls of strangers are limited to the programme's own rate. */
async function isKept(app: App, program: PostbackProgram, { code }: Refusal): Promise<boolean> {
  if (code === 'rate_limited') return isFirstRefused(app, program)
  if (code !== 'forbidden' && code !== 'unauthenticated') return true
  const { count } = await countThisMinute(app, `postbacks-strangers:${program.id}`)
  return count <= PROGRAM.callsAMinute
}

async function isFirstRefused(app: App, { id }: PostbackProgram): Promise<boolean> {
  return (await countThisMinute(app, `postbacks-refused:${id}`)).count === 1
}

async function checkRate(app: App, { id }: PostbackProgram): Promise<void> {
  const { count, endsAt } = await countThisMinute(app, `postbacks:${id}`)
  if (count <= PROGRAM.callsAMinute) return
  const retryAfter = Math.max(1, Math.ceil((endsAt - app.now().getTime()) / 1000))
  throw new Refusal('rate_limited', 'Too many calls. Please try again in a minute.', { retryAfter })
}

function checkCaller({ addresses, secret }: PostbackProgram, request: PostbackRequest, now: Date): void {
  if (!mayCall(addresses, request.address))
    throw new Refusal('forbidden', 'Calls from this address are not accepted.')
  if (secret !== null) checkSignature(secret, request, now)
}

/** `X-Signature` is the HMAC-SHA256 of `X-Timestamp`, a point and the sent data, in hexadecimal digits. */
function checkSignature(secret: string, { sent, signature, timestamp }: PostbackRequest, now: Date): void {
  if (signature === null || timestamp === null)
    throw new Refusal('unauthenticated', 'X-Signature and X-Timestamp are required.')
  const away = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{9,11}$/.test(timestamp) || away > PROGRAM.signatureSeconds)
    throw new Refusal(
      'unauthenticated',
      `X-Timestamp must be in seconds since 1970 and within ${PROGRAM.signatureSeconds} seconds of now.`,
    )
  const right = Buffer.from(keyedHash(secret, `${timestamp}.${sent}`))
  const given = Buffer.from(signature.toLowerCase())
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal('unauthenticated', 'X-Signature does not fit what was sent.')
}

function keptText(sent: string): string {
  return sent.replaceAll(/\p{Cc}/gu, ' ').slice(0, PROGRAM.sent)
}
