import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createBackupBucket } from './backup-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'evenhand-bucket-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Of a service that speaks S3: what was put, two keys a page of a list. */
const held = new Map<string, Buffer>()
let status: number | undefined
const problems: string[] = []
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    const url = new URL(request.url ?? '', 'http://service')
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKTEST/') !== true)
      problems.push('not signed')
    if (status !== undefined) return void response.writeHead(status).end()
    const name = url.pathname.slice('/site-backups/'.length)
    if (request.method === 'PUT') {
      const sum = createHash('sha256').update(body).digest('hex')
      if (request.headers['x-amz-content-sha256'] !== sum) problems.push(`another sum for ${name}`)
      held.set(name, body)
      return void response.end()
    }
    if (request.method === 'DELETE') {
      held.delete(name)
      return void response.writeHead(204).end()
    }
    if (url.searchParams.get('list-type') === '2') {
      const from = Number(url.searchParams.get('continuation-token')?.slice('at & '.length) ?? 0)
      const keys = [...held.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? ''))
      const page = keys.slice(from, from + 2)
      const rest = from + 2 < keys.length
      return void response.end(
        `<?xml version="1.0"?><ListBucketResult>${page
          .map(
            (key) =>
              `<Contents><Key>${key}</Key><ETag>x</ETag><Size>${held.get(key)?.length}</Size></Contents>`,
          )
          .join(
            '\n',
          )}${rest ? `<NextContinuationToken>at &amp; ${from + 2}</NextContinuationToken>` : ''}</ListBucketResult>`,
      )
    }
    const found = held.get(name)
    response.writeHead(found === undefined ? 404 : 200).end(found)
  })
})
await new Promise<void>((resolve) => {
  service.listen(0, '127.0.0.1', resolve)
})
afterAll(() => service.close())
const bucket = createBackupBucket({
  endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  bucket: 'site-backups',
  region: 'eu-central-1',
  accessKey: 'AKTEST',
  secretKey: 'not a secret',
})

beforeEach(() => {
  held.clear()
  status = undefined
  problems.length = 0
})

test('a file of several pieces goes in with its sum and comes back as it was', async () => {
  const path = join(folder, 'made')
  const bytes = Buffer.alloc(3_000_000, 'evenhand ')
  await writeFile(path, bytes)
  await bucket.take(path, 'evenhand-20261123-030000.tar.gz')
  await bucket.give('evenhand-20261123-030000.tar.gz', join(folder, 'back'))
  expect((await readFile(join(folder, 'back'))).equals(bytes)).toBe(true)
  expect([...held.keys()]).toEqual(['backups/evenhand-20261123-030000.tar.gz'])
  expect(problems).toEqual([])
})

test('all files are listed over several pages, read, and removed', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await bucket.write(name, name.repeat(3))
  held.set('media/other.webp', Buffer.from('x'))
  expect(await bucket.list()).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, bytes: 3 })))
  expect([await bucket.read('b'), await bucket.read('missing')]).toEqual(['bbb', undefined])
  await bucket.remove('b')
  await bucket.remove('b')
  expect((await bucket.list()).map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e'])
  expect(problems).toEqual([])
})

test.each([403, 500, 302])('a response of %d is a failure that names no key', async (response) => {
  status = response
  const attempts = [
    () => bucket.list(),
    () => bucket.write('a', 'x'),
    () => bucket.give('a', join(folder, 'no')),
  ]
  for (const attempt of attempts) {
    const error: unknown = await attempt().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('not a secret')
  }
})
