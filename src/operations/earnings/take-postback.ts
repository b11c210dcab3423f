/** What an affiliate programme reports, one call at a time. docs/decisions/0047. */
import { timingSafeEqual } from 'node:crypto'
import { PROGRAM } from '#contract/shared/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { insertConversion, insertPostbackCall } from '#db/queries/earnings/conversion-writes.ts'
import { findPostbackProgram } from '#db/queries/earnings/programs.ts'
import type { PostbackProgram } from '#db/queries/earnings/programs.ts'
import { readPostback } from '#domain/earnings/read-postback.ts'
import { keyedHash } from '#platform/hash.ts'
import type { App } from '../app/app.ts'
import { countThisMinute } from '../app/check-rate-limit.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { mayCall } from './postback-addresses.ts'
import { readSent } from './read-sent.ts'

export interface PostbackRequest {
  /** The last part of the address. */
  key: string
  /** The query or the body as it came. */
  sent: string
  /** The network address of the caller. */
  address: string
  /** The headers that sign it; null without one. */
  signature: string | null
  timestamp: string | null
}

/**
 * Stores the event of a call, once. Answers whether it is new. Refuses with not_found for a key of nobody, rate_limited,
 * forbidden for an address, unauthenticated for a signature, and invalid_input with the parameter. What a programme of
 * ours sends is kept with its outcome, also when it is refused.
 */
export async function takePostback(app: App, request: PostbackRequest): Promise<'stored' | 'known'> {
  const program = KEY.test(request.key) ? await findPostbackProgram(app.db, request.key) : undefined
  if (program === undefined) throw new Refusal('not_found', 'There is no programme with this key.')
  await checkRate(app, program)
  const at = app.now()
  const call = { programId: program.id, at, sent: keptText(request.sent) }
  try {
    checkCaller(program, request, at)
    const { event, problem } = readPostback(readSent(request.sent), { ...program, now: at })
    if (event === undefined) throw new Refusal('invalid_input', problem ?? 'The call could not be read')
    return await inTransaction(app, async ({ db }) => {
      const outcome = (await insertConversion(db, program.id, event, at)) ? 'stored' : 'known'
      await insertPostbackCall(db, { ...call, outcome, message: null })
      return outcome
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await insertPostbackCall(app.db, { ...call, outcome: 'refused', message: error.message })
    throw error
  }
}

const KEY = /^[\da-f]{64}$/

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

/** `X-Signature` is the HMAC-SHA256 of `X-Timestamp`, a point and what was sent, in hexadecimal digits. */
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
