/** Converts the site's responses for the cache, and back. */
import { createHash } from 'node:crypto'
import type { Tag } from '#contract/site/tags.ts'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { encode, isWorthCompressing, type Encoding } from './encodings.ts'
import type { CachedResponse } from './page-cache.ts'
import type { Uncached } from './uncached.ts'

const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'x-request-id', 'etag', 'vary', 'date'])
/** Headers about freshness, which an outdated copy must not have. */
const FRESHNESS_HEADERS = new Set(['cache-control', 'expires', 'last-modified'])
/** RFC 9211. Others must not store a copy that may be outdated. */
const STALE_HEADERS = ['cache-control', CACHE_CONTROL.never, 'cache-status', 'Evenhand; hit; detail=stale']

/** Makes a cache entry from an uncompressed response, with a body in the first caller's encoding. */
export async function cachedResponse(
  rendered: Response,
  { tags, encoding, expiresAt }: { tags: ReadonlySet<Tag>; encoding: Encoding; expiresAt: number },
): Promise<CachedResponse> {
  const plain = Buffer.from(await rendered.arrayBuffer())
  const isCompressed = isWorthCompressing(plain, rendered.headers.get('content-type') ?? '')
  // A large uncompressed body is derived from the compressed one when needed.
  const stored = isCompressed ? (encoding === 'identity' ? 'gzip' : encoding) : 'identity'
  const headers = [...rendered.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  return {
    headers: [...headers, 'vary', varyOf(rendered.headers)],
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isCompressed,
    bodies: new Map([[stored, await encode(plain, stored)]]),
    tags,
    expiresAt,
  }
}

/** A response that is not cached, compressed for its caller. */
export async function encodedResponse(
  { status, headers, body }: Uncached,
  encoding: Encoding,
): Promise<Response> {
  if (body === null || !isWorthCompressing(body, headers.get('content-type') ?? ''))
    return new Response(body, { status, headers })
  const own = new Headers(headers)
  own.set('vary', varyOf(headers))
  if (encoding !== 'identity') own.set('content-encoding', encoding)
  own.delete('content-length')
  return new Response(await encode(body, encoding), { status, headers: own })
}

/**
 * The copy to send when no fresh response is available: marked as stale, not to be stored, and without an ETag, because
 * a 304 would confirm outdated content.
 */
export function asStale({ headers, ...response }: CachedResponse): CachedResponse {
  const lasting = headers.flatMap((name, index) =>
    index % 2 === 0 && !FRESHNESS_HEADERS.has(name) ? [name, headers[index + 1] ?? ''] : [],
  )
  return { ...response, headers: [...lasting, ...STALE_HEADERS], etag: '' }
}

/** The encoding of the response; small bodies and pictures have a single one. */
export function offered({ isCompressed }: CachedResponse, wanted: Encoding): Encoding {
  return isCompressed ? wanted : 'identity'
}

/** True when the caller has this response already. */
export function isUnchanged({ etag }: CachedResponse, ifNoneMatch: string | null | undefined): boolean {
  return (
    etag !== '' &&
    ifNoneMatch !== undefined &&
    ifNoneMatch !== null &&
    (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)))
  )
}

/** Names and values alternating, the fastest form for Node. `bytes` is the length of the body. */
export function responseHeaders(
  { headers, etag }: CachedResponse,
  encoding: Encoding,
  { id, bytes, unchanged }: { id: string; bytes: number; unchanged: boolean },
): string[] {
  const own = ['x-request-id', id]
  if (etag !== '') own.push('etag', etag)
  if (!unchanged) own.push('content-length', String(bytes))
  if (!unchanged && encoding !== 'identity') own.push('content-encoding', encoding)
  return [...headers, ...own]
}

export function pairs(headers: readonly string[]): [string, string][] {
  const names = headers.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => [name, headers[index * 2 + 1] ?? ''])
}

function varyOf(headers: Headers): string {
  const others = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(['accept-encoding', ...others])].filter((name) => name !== '').join(', ')
}
