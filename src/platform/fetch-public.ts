/** Fetches a file whose address somebody else chose: only from the public internet, within bounds. */
import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import http from 'node:http'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { readWebAddress } from '#contract/web-address.ts'
import { isPrivateAddress } from './private-addresses.ts'

export interface FetchLimits {
  maxBytes: number
  /** Milliseconds for all of it, redirects included. */
  withinMs: number
  /** Hosts, with their port where the address has one, that may be asked although they are not public. */
  allowedHosts: readonly string[]
}

/** The message is for people. `isOfHost`: another file of the same host would most likely fail the same way. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly isOfHost: boolean
  constructor(message: string, isOfHost = false) {
    super(message)
    this.isOfHost = isOfHost
  }
}

/**
 * The bytes behind an http or https address. The address that is connected to is the one that was checked, so that a
 * name cannot resolve to a public address first and to a private one afterwards. Follows three redirects, each checked
 * the same way. Throws FetchFailure.
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.withinMs)
  try {
    let next = readWebAddress(address)
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      if (next === undefined) throw new FetchFailure('It leads to an address that cannot be opened')
      const answer = await ask(new URL(next), { signal, ...limits })
      if (typeof answer !== 'string') return answer
      next = readWebAddress(URL.parse(answer, next)?.href ?? '')
    }
    throw new FetchFailure('It redirects too often')
  } catch (error) {
    throw asFailure(error, signal)
  }
}

const MOST_REDIRECTS = 3

/** The bytes, or where the host says they are. */
async function ask(
  url: URL,
  { signal, maxBytes, allowedHosts }: FetchLimits & { signal: AbortSignal },
): Promise<Uint8Array | string> {
  const isAllowed = allowedHosts.includes(url.host)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  // A host that is an address already is never looked up.
  if (!isAllowed && isIP(host) !== 0 && isPrivateAddress(host)) throw notPublic()
  const { request } = url.protocol === 'https:' ? https : http
  const response = await new Promise<IncomingMessage>((answer, fail) => {
    // Without an agent no connection is shared: one that other code has opened was never checked.
    const unshared = { agent: false, signal, headers: HEADERS }
    const options = isAllowed ? unshared : { ...unshared, lookup: lookupPublic }
    request(url, options, answer).on('error', fail).end()
  })
  const { statusCode = 0, headers } = response
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return headers.location
    if (statusCode !== 200) throw new FetchFailure(`The other site answered with ${statusCode}`)
    const pieces: Buffer[] = []
    let size = 0
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.byteLength
      if (size > maxBytes) throw new FetchFailure(`It is larger than ${maxBytes / 1024 / 1024} MB`)
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } finally {
    response.destroy()
  }
}

const HEADERS = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; import)',
}

const lookupPublic: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error === null ? found.filter(({ address }) => !isPrivateAddress(address)) : []
    const [first] = open
    if (first === undefined) answer(error ?? notPublic(), '')
    else if (options.all === true) answer(null, open)
    else answer(null, first.address, first.family)
  })
}

function notPublic(): FetchFailure {
  return new FetchFailure('It is not on the public internet', true)
}

function asFailure(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (signal.aborted) return new FetchFailure('The other site took too long', true)
  return new FetchFailure('The other site could not be reached', true)
}
