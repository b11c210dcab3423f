/** From an answer of the site to a page that is kept, and back. */
import { createHash } from 'node:crypto'
import type { Tag } from '#contract/tags.ts'
import { encode, isWorthCompressing } from '#platform/encodings.ts'
import type { Encoding } from '#platform/encodings.ts'
import type { KeptPage } from '#platform/page-cache.ts'

/** What every answer gets for itself. */
const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'x-request-id', 'etag', 'vary', 'date'])

/** The page of an uncompressed answer, with a body in the encoding of whoever asked first. */
export async function keptPage(
  made: Response,
  { tags, encoding, expiresAt }: { tags: ReadonlySet<Tag>; encoding: Encoding; expiresAt: number },
): Promise<KeptPage> {
  const plain = Buffer.from(await made.arrayBuffer())
  const compressed = isWorthCompressing(plain, made.headers.get('content-type') ?? '')
  // Plain pages are large and rarely asked for: gzip is kept instead.
  const kept = compressed ? (encoding === 'identity' ? 'gzip' : encoding) : 'identity'
  const headers = [...made.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  return {
    headers: [...headers, 'vary', varyOf(made)],
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: new Map([[kept, await encode(plain, kept)]]),
    tags,
    expiresAt,
  }
}

/** An answer that is not kept, compressed for whoever asked. */
export async function encodedAnswer(made: Response, encoding: Encoding): Promise<Response> {
  const plain = Buffer.from(await made.arrayBuffer())
  const { status, headers } = made
  if (made.body === null || !isWorthCompressing(plain, headers.get('content-type') ?? ''))
    return new Response(made.body === null ? null : plain, { status, headers })
  headers.set('vary', varyOf(made))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(await encode(plain, encoding)), { status, headers })
}

/** The encoding in which a page can be had: small ones and pictures have a single one. */
export function offered({ bodies }: KeptPage, wanted: Encoding): Encoding {
  return bodies.has('identity') ? 'identity' : wanted
}

/** True when whoever asks has this very page already. */
export function isUnchanged({ etag }: KeptPage, ifNoneMatch: string | null | undefined): boolean {
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch !== null &&
    (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)))
  )
}

/** Name and value by turns, as Node writes them fastest. `bytes` is the length of the body. */
export function answerHeaders(
  { headers, etag }: KeptPage,
  encoding: Encoding,
  { id, bytes, unchanged }: { id: string; bytes: number; unchanged: boolean },
): string[] {
  const own = ['etag', etag, 'x-request-id', id]
  if (!unchanged) own.push('content-length', String(bytes))
  if (!unchanged && encoding !== 'identity') own.push('content-encoding', encoding)
  return [...headers, ...own]
}

/** The same for a Response. */
export function pairs(headers: readonly string[]): [string, string][] {
  const names = headers.filter((_, index) => index % 2 === 0)
  return names.map((name, index) => [name, headers[index * 2 + 1] ?? ''])
}

function varyOf({ headers }: Response): string {
  const others = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(['accept-encoding', ...others])].filter((name) => name !== '').join(', ')
}
