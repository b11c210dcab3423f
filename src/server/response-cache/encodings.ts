/** Compresses responses once, in one piece. */
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'
/** Bytes that Node and the web platform's Response both accept without a copy. */
export type Body = Buffer<ArrayBuffer>

/** Compressing smaller responses gains nothing. */
const WORTH_IT = 1_000
/** Fast levels: 126 kB become 24 in 0.3 ms with zstd, 23 in 1 ms with brotli, 26 in 1 ms with gzip. */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const GZIP = { level: 4 }
const brotliOptions = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

export function encodingFor(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  return (['zstd', 'br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? 'identity'
}

/** True unless a list of encodings leaves this one out or refuses it with a weight of 0. */
export function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  return at !== -1 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length))
}

export function isWorthCompressing(body: Buffer, contentType: string): boolean {
  return (
    body.byteLength >= WORTH_IT &&
    /^(?:text\/|application\/(?:json|xml|[a-z]+\+(?:json|xml))|image\/svg)/.test(contentType)
  )
}

/** Compresses a body. The result holds no more memory than its length. */
export async function encode(body: Body, encoding: Encoding): Promise<Body> {
  if (encoding === 'zstd') return trimmed(zlib.zstdCompressSync(body, ZSTD))
  if (encoding === 'br')
    return trimmed(await promisify(zlib.brotliCompress)(body, brotliOptions(body.byteLength)))
  return encoding === 'gzip' ? trimmed(await promisify(zlib.gzip)(body, GZIP)) : body
}

export async function decode(body: Body, encoding: Encoding): Promise<Body> {
  if (encoding === 'zstd') return trimmed(zlib.zstdDecompressSync(body))
  if (encoding === 'br') return trimmed(await promisify(zlib.brotliDecompress)(body))
  return encoding === 'gzip' ? trimmed(await promisify(zlib.gunzip)(body)) : body
}

/** zlib returns a view of a 64 KB block, and a stored body of 10 KB would keep all of it. */
function trimmed(body: Body): Body {
  if (body.buffer.byteLength === body.byteLength) return body
  const copy = Buffer.allocUnsafeSlow(body.byteLength)
  body.copy(copy)
  return copy
}
