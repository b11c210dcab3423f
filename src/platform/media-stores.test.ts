import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderMediaStore } from './folder-media-store.ts'
import { createS3MediaStore } from './s3-media-store.ts'

const NAME = '0123456789abcdef01234567-320.webp'
const OTHER = '0123456789abcdef01234567-400x300.webp'
const BYTES = new Uint8Array([1, 2, 3, 250])
const FOREIGN = [
  '../secret',
  '..',
  '',
  'a/b',
  `../${NAME}`,
  `${NAME}\0`,
  '%2e%2e%2fx',
  '/etc/passwd',
  `${NAME}/..`,
]

const folder = await mkdtemp(join(tmpdir(), 'evenhand-stores-'))
const bucket = await startBucket()
afterAll(() => rm(folder, { recursive: true, force: true }))
const S3 = {
  endpoint: bucket.url,
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKey: 'AKTEST',
  secretKey: 'not a secret',
}

const STORES = [
  ['a folder', createFolderMediaStore(join(folder, 'media'))],
  ['a bucket', createS3MediaStore(S3)],
] as const

describe.each(STORES)('%s', (_what, store) => {
  test('gives back what it was given, and nothing else', async () => {
    expect(await store.get(NAME)).toBeUndefined()
    await store.put(NAME, BYTES)
    expect(await store.get(NAME)).toEqual(BYTES)
    expect(await store.get(OTHER)).toBeUndefined()
  })

  test('forgets what was removed, and does not mind removing it twice', async () => {
    await store.put(NAME, BYTES)
    await store.remove(NAME)
    await store.remove(NAME)
    expect(await store.get(NAME)).toBeUndefined()
  })

  test.each(FOREIGN)('refuses the name %j', async (name) => {
    await expect(store.put(name, BYTES)).rejects.toThrow('Not the name of a media file')
    await expect(store.get(name)).rejects.toThrow('Not the name of a media file')
    await expect(store.remove(name)).rejects.toThrow('Not the name of a media file')
  })
})

describe('a folder', () => {
  test('holds no half files after writing many times at once', async () => {
    const store = createFolderMediaStore(join(folder, 'busy'))
    await Promise.all(Array.from({ length: 20 }, () => store.put(NAME, BYTES)))
    expect(await readdir(join(folder, 'busy'))).toEqual([NAME])
  })

  test('that cannot be written says so', async () => {
    const blocked = createFolderMediaStore('/dev/null/media')
    await expect(blocked.put(NAME, BYTES)).rejects.toThrow('ENOTDIR')
    await expect(blocked.get(NAME)).rejects.toThrow('ENOTDIR')
  })
})

describe('a bucket', () => {
  beforeEach(() => bucket.answerAs(undefined))

  test('is asked by path, signed, with the sum of what is sent', async () => {
    const [, store] = STORES[1]
    await store.put(NAME, BYTES)
    expect(bucket.last()).toMatchObject({
      method: 'PUT',
      url: `/pictures/media/${NAME}`,
      headers: {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(BYTES).digest('hex'),
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKTEST\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=\S*x-amz-content-sha256\S*, Signature=[0-9a-f]{64}$/,
        ),
      },
    })
  })

  test('that refuses, moves away or is silent is a failure, and its key is not told', async () => {
    const [, store] = STORES[1]
    for (const status of [403, 500, 302]) {
      bucket.answerAs(status)
      // One after the other: one that failed while another is waited for would be no one's.
      for (const attempt of [() => store.put(NAME, BYTES), () => store.get(NAME), () => store.remove(NAME)]) {
        const error: unknown = await attempt().catch((thrown: unknown) => thrown)
        expect([status, error]).toEqual([status, expect.any(Error)])
        expect(String(error)).not.toContain('not a secret')
      }
    }
    bucket.answerAs('never')
    await expect(createS3MediaStore(S3, { timeoutMs: 50 }).get(NAME)).rejects.toThrow(/timeout|aborted/i)
  })
})

/** Keeps objects in memory and turns away who did not sign. */
async function startBucket() {
  const objects = new Map<string, Buffer>()
  let last: IncomingMessage | undefined
  let fixed: number | 'never' | undefined
  const server = createServer((request, response) => {
    last = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = request.url ?? ''
      const found = objects.get(url)
      if (fixed === 'never') return
      if (fixed !== undefined) {
        response.writeHead(fixed, { location: 'http://127.0.0.1:1/' }).end('no')
      } else if (!/^AWS4-HMAC-SHA256 .*Signature=[0-9a-f]{64}$/.test(request.headers.authorization ?? '')) {
        response.writeHead(403).end()
      } else if (request.method === 'PUT') {
        objects.set(url, Buffer.concat(chunks))
        response.writeHead(200).end()
      } else if (request.method === 'DELETE') {
        objects.delete(url)
        response.writeHead(204).end()
      } else response.writeHead(found ? 200 : 404).end(found ?? '<Error/>')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => ({ method: last?.method, url: last?.url, headers: last?.headers }),
    answerAs: (status: number | 'never' | undefined) => {
      fixed = status
    },
  }
}
