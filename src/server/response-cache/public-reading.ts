/** Which requests read what is public, and what of them may reach the page that all callers share. */
import { sharedParameters } from '#contract/shared/page-parameters.ts'
import { pageKey } from './page-key.ts'

interface Reading {
  method: string | undefined
  /** Path and query. */
  address: string
  authorization: string | null | undefined
}

/** The cache key of a request; undefined when it writes, or may be answered to its caller alone. */
export function publicReadingKey({ method, address, authorization }: Reading): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Pages ask no one who they are, and on the api only a whole token identifies someone (src/api/handle-route.ts).
  if (authorization && address.startsWith('/api') && TOKEN.test(authorization)) return undefined
  return address.includes('?') ? rememberedKey(address) : pageKey(address, sharedParameters)
}

/** To read a query takes as long as to send a page from memory, and popular addresses come again. */
function rememberedKey(address: string): string | undefined {
  const known = keys.get(address)
  if (known !== undefined) return known
  const key = pageKey(address, sharedParameters)
  if (keys.size >= MOST_KEYS) keys.clear()
  if (key !== undefined) keys.set(address, key)
  return key
}

const keys = new Map<string, string>()
const MOST_KEYS = 1_000

const TOKEN = /^Bearer [0-9a-f]{64}$/i

/**
 * The request that is rendered for all callers of `key`. It carries nothing of the first one: no header, no cookie,
 * not the host that it named, so that none of them can influence what the others get.
 */
export function sharedRequest(key: string, publicUrl: string): Request {
  // Joined, not resolved: a path that begins with two slashes would name another host.
  return new Request(new URL(publicUrl).origin + key)
}
