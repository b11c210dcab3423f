/** Reads files from untrusted addresses: within limits, and never from a private network. */
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { readWebAddress } from '#contract/shared/web-address.ts'
import { isPublicAddress } from './is-public-address.ts'

export interface PublicFetchLimits {
  /** The largest body in bytes. */
  maxBytes: number
  /** For everything together: name lookup, redirects, and the body. */
  timeoutMs: number
  /** Private hosts that are allowed nevertheless, with a port where it is not the default. */
  allowedHosts: readonly string[]
}

/** Why nothing was fetched, as a sentence for staff. */
export class PublicFetchError extends Error {
  override name = 'PublicFetchError'
}

/**
 * The body at an http or https address. Follows at most three redirects and checks each hop like the first: default
 * ports only, and the connection goes to the very IP address that was checked, so that a name cannot lead elsewhere in
 * between.
 * @throws PublicFetchError with the reason
 */
export function fetchPublic(address: string, limits: PublicFetchLimits): Promise<Uint8Array> {
  return within(limits, async (signal) => {
    const { response } = await follow(address, 'GET', limits, signal)
    const { statusCode: status = 0 } = response
    if (status === 200) return await bodyOf(response, limits.maxBytes)
    response.destroy()
    throw new PublicFetchError(`The server answered with status ${status}.`)
  })
}

/**
 * The status of an address after redirects, and the final address; no body is read. Uses HEAD, and GET where a server
 * does not accept that.
 * @throws PublicFetchError with the reason; its cause is the error of the connection, such as an invalid certificate
 */
export function lookAtPublic(
  address: string,
  limits: Omit<PublicFetchLimits, 'maxBytes'>,
): Promise<{ status: number; url: string }> {
  return within(limits, async (signal) => {
    for (const method of ['HEAD', 'GET'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the second is asked only where the first is not taken
      const { response, url } = await follow(address, method, limits, signal)
      const { statusCode: status = 0 } = response
      response.destroy()
      if (status < 400 || method === 'GET') return { status, url }
    }
    throw new PublicFetchError('The server could not be reached.')
  })
}

/** Applies the time limit and turns errors into sentences. */
async function within<Result>(
  { timeoutMs }: Pick<PublicFetchLimits, 'timeoutMs'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await work(signal)
  } catch (error) {
    if (error instanceof PublicFetchError) throw error
    if (signal.aborted)
      throw new PublicFetchError(`The server took longer than ${timeoutMs / 1000} seconds.`, { cause: error })
    throw new PublicFetchError('The server could not be reached.', { cause: error })
  }
}

async function follow(
  address: string,
  method: 'GET' | 'HEAD',
  limits: Omit<PublicFetchLimits, 'maxBytes'>,
  signal: AbortSignal,
): Promise<{ response: IncomingMessage; url: string }> {
  let next = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop says where the next one is
    const response = await ask(checked(next, limits), method, limits, signal)
    const { statusCode: status = 0, headers } = response
    if (status < 300 || status >= 400 || headers.location === undefined) return { response, url: next }
    response.destroy()
    next = URL.parse(headers.location, next)?.href ?? ''
  }
  throw new PublicFetchError('The address redirects too often.')
}

const MAX_REDIRECTS = 3
const PRIVATE = 'The address leads to a private network.'

function checked(address: string, { allowedHosts }: Pick<PublicFetchLimits, 'allowedHosts'>): URL {
  const read = readWebAddress(address)
  if (read === undefined) throw new PublicFetchError('This is no web address.')
  const url = new URL(read)
  if (allowedHosts.includes(url.host)) return url
  if (url.port !== '') throw new PublicFetchError('Addresses with a port of their own are not fetched.')
  // An IP address is not looked up, so the check of names below does not apply to it.
  const bare = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new PublicFetchError(PRIVATE)
  return url
}

function ask(
  url: URL,
  method: 'GET' | 'HEAD',
  { allowedHosts }: Pick<PublicFetchLimits, 'allowedHosts'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        signal,
        // Connections are not reused, because another check may have allowed them.
        agent: false,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Evenhand' },
        ...(!allowedHosts.includes(url.host) && { lookup: lookupPublic }),
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** Like `dns.lookup`, but refuses a name with any private address. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error !== null) return callback(error, [])
    const [first] = found
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address)))
      return callback(new PublicFetchError(PRIVATE), [])
    if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new PublicFetchError(`The file is larger than ${maxBytes / 1024 / 1024} MB.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    // Leaving the loop destroys the connection.
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
