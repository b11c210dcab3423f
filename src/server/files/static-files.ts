import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { accepts } from '../response-cache/encodings.ts'

interface StaticFile {
  type: string
  etag: string
  /** Files with a hash in their name never change. */
  immutable: boolean
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Loads a built folder into memory and serves it; undefined for files that are not in it. The build has compressed
 * copies (.br, .gz) beside each file, so nothing is compressed per request.
 */
export async function loadStaticFiles(folder: string): Promise<(request: Request) => Response | undefined> {
  const files = new Map<string, StaticFile>()
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    names
      .filter((entry) => entry.isFile() && Object.hasOwn(TYPES, extname(entry.name)))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        files.set(`/${relative(folder, path).split(sep).join('/')}`, await readStaticFile(path))
      }),
  )
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const file = files.get(new URL(request.url).pathname)
    return file && answer(file, request)
  }
}

async function readStaticFile(path: string): Promise<StaticFile> {
  const plain = await readBytes(path)
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable: path.includes(`${sep}assets${sep}`),
    plain,
    br: await readBytes(`${path}.br`).catch(() => undefined),
    gzip: await readBytes(`${path}.gz`).catch(() => undefined),
  }
}

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

function answer(file: StaticFile, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => file[one] && accepts(accepted, one))
  const body = encoding === undefined ? file.plain : file[encoding]
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? CACHE_CONTROL.forever : CACHE_CONTROL.hour,
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // Other sites may embed our pictures; scripts, styles and fonts are for our own pages.
    'cross-origin-resource-policy': file.type.startsWith('image/') ? 'cross-origin' : 'same-origin',
    ...(file.type === TYPES['.svg'] ? { 'content-security-policy': "default-src 'none'; sandbox" } : {}),
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body?.byteLength ?? 0))
  return new Response(request.method === 'HEAD' ? null : (body ?? null), { headers })
}
