/** Reads the body of a request as JSON, within its limits. */
import type { Context } from 'hono'
import { BODY } from '#contract/shared/limits.ts'
import { fileOf, receiveFile, type SentFile } from '#operations/app/sent-file.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { ClientGone, isBrokenOff } from './client-gone.ts'
import { invalid } from './input.ts'
import type { Route } from './route.ts'

/**
 * The text and the parsed value; '' and undefined for an absent body. Refuses a wrong content type, any content
 * encoding, more bytes than the route allows (counted on arrival, whatever Content-Length says), invalid UTF-8 and
 * invalid JSON.
 */
export async function readBody(c: Context, route: Route): Promise<{ text: string; value: unknown }> {
  refuseEncoding(c)
  const limit = route.bodyLimit ?? BODY.json
  const text = decode(await collect(c.req.raw, limit, () => refuseOtherTypes(c, route)))
  if (text === '') return { text, value: undefined }
  return { text, value: parseJson(text) }
}

function refuseEncoding(c: Context): void {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (encoding !== 'identity')
    throw new Refusal('unsupported_media_type', 'Send the body without Content-Encoding.')
}

/** A body must be declared as JSON; an absent one needs no type. */
function refuseOtherTypes(c: Context, route: Route): void {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const isKnown = type === 'application/json' || route.alsoAccepts?.includes(type) === true
  if (isKnown && parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter))) return
  throw new Refusal('unsupported_media_type', 'Send the body as application/json.')
}

/** The bytes of a file, within the route's limit. Refuses an encoded and an empty body. */
export async function readBytes(c: Context, route: Route): Promise<Uint8Array> {
  refuseEncoding(c)
  const bytes = await collect(c.req.raw, route.bodyLimit ?? BODY.json, () => undefined)
  if (bytes.byteLength === 0) throw invalid([{ path: 'body', message: 'The file is empty.' }])
  return bytes
}

/** The same for a file that may be too long for memory. The caller must close it. */
export async function readLongFile(c: Context, route: Route): Promise<SentFile> {
  refuseEncoding(c)
  const limit = route.bodyLimit ?? BODY.json
  const within = (size: number) => {
    if (size > limit) throw tooLarge(limit)
  }
  within(Number(c.req.raw.headers.get('content-length') ?? 0))
  const file = await receiveFile(c.req.raw.body ?? fileOf(new Uint8Array()).pieces(), within).catch(
    (error: unknown) => {
      throw isBrokenOff(error) ? new ClientGone('The request broke off.', { cause: error }) : error
    },
  )
  if (file.size === 0) throw invalid([{ path: 'body', message: 'The file is empty.' }])
  return file
}

/** Throws ClientGone when the body ends early. */
async function collect(request: Request, limit: number, onFirst: () => void): Promise<Uint8Array> {
  try {
    return await collectAll(request, limit, onFirst)
  } catch (error) {
    throw isBrokenOff(error) ? new ClientGone('The request broke off.', { cause: error }) : error
  }
}

async function collectAll(request: Request, limit: number, onFirst: () => void): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw tooLarge(limit)
  if (announced > 0) {
    onFirst()
    // The HTTP parser accepts no more than was announced. Reading at once costs a third of reading a stream.
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > limit) throw tooLarge(limit)
    return bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    if (size === 0) onFirst()
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(limit: number): Refusal {
  return new Refusal('payload_too_large', `The body may have at most ${limit / 1024} KB.`)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed()
  }
}

/** JSON nested deep enough to exhaust the stack is malformed too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepSafe)
  } catch (error) {
    throw error instanceof Refusal ? error : malformed()
  }
}

/** Drops keys that could reach a prototype, and refuses text that the database cannot store. */
function keepSafe(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) {
    throw invalid([{ path: key, message: 'This text contains characters that cannot be stored' }])
  }
  return value
}

function malformed(): Refusal {
  return new Refusal('invalid_input', 'The body is not valid JSON.', {
    problems: [{ path: 'body', message: 'The body is not valid JSON.' }],
  })
}
