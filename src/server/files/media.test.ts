import { expect, test } from 'vitest'
import { pino } from 'pino'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createMedia } from './media.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const media = createMedia(app)
const NAME = '0123456789abcdef01234567-320.webp'
const BYTES = new Uint8Array([82, 73, 70, 70])
await app.media.put(NAME, BYTES)
const get = (path: string, init: RequestInit = {}) => media.request(`http://localhost/${path}`, init)

test('a file is a picture and nothing else, and may be kept for good', async () => {
  const response = await get(NAME)
  expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, BYTES])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '4',
    'content-disposition': `inline; filename="${NAME}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('HEAD answers the same without the bytes', async () => {
  const response = await get(NAME, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '4',
    '',
  ])
})

test('who has it already gets 304', async () => {
  const etag = (await get(NAME)).headers.get('etag') ?? ''
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await get(NAME, { headers: { 'if-none-match': sent } })).status).toBe(304)
  expect((await get(NAME, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test.each([
  '',
  '0123456789abcdef01234567-640.webp',
  '..',
  '../../../package.json',
  '..%2Fpackage.json',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5Cpackage.json',
  `%2F${NAME}`,
  `${NAME}%00`,
  `${NAME}%00.png`,
  `${NAME}%0a`,
  `${NAME}/`,
  `x/${NAME}`,
  `${NAME}.webp`,
  NAME.toUpperCase(),
  NAME.replace('webp', 'svg'),
  '%ff',
  '%',
  '__proto__',
])('%j is not found', async (path) => {
  const response = await get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, null])
})

test('a store that does not answer is 503, not a missing picture', async () => {
  const broken = createMedia({
    media: { ...app.media, get: () => Promise.reject(new Error('The bucket is away.')) },
    log: pino({ level: 'silent' }),
  })
  const response = await broken.request(`http://localhost/${NAME}`)
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '5',
    'This picture cannot be read at the moment.',
  ])
})
