/** Recognises requests for public content, and limits what of them reaches the shared rendering. */
import { sharedParameters } from '#contract/shared/page-parameters.ts'
import { pageKey } from './page-key.ts'

interface Reading {
  method: string | undefined
  /** Path and query. */
  address: string
  authorization: string | null | undefined
}

/** The cache key of a request; undefined when it writes, or may get a personal response. */
export function publicReadingKey({ method, address, authorization }: Reading): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Pages do not identify callers, and the API does so only by a complete token (src/api/handle-route.ts).
  if (authorization && address.startsWith('/api') && TOKEN.test(authorization)) return undefined
  return address.includes('?') ? rememberedKey(address) : pageKey(address, sharedParameters)
}

/** Cached, because parsing a query takes as long as sending a page from memory, and popular addresses repeat. */
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
 * The request that is rendered for all callers of `key`. It contains nothing of the first caller's request, neither
 * headers nor cookies nor host, so that no caller can influence the response of others.
 */
export function sharedRequest(key: string, publicUrl: string): Request {
  // Concatenated, not resolved, because a path that begins with two slashes would name another host.
  return new Request(new URL(publicUrl).origin + key)
}
