import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FORM } from '#contract/items/limits.ts'
import { aPicture } from '#test/pictures.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token } = await staffSite()
const PNG = await aPicture('png')
const server = createServer((request, response) =>
  response.end(request.url === '/a/slika%20%C4%8D.png' ? PNG : 'no'),
)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(async () => {
  Object.assign(site.app.settings, { fetchHosts: [host] })
})

async function fetchPicture(address: unknown, authorization = `Bearer ${token}`) {
  const response = await site.post('/api/admin/media/fetch', { address }, { headers: { authorization } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('a picture of another site is added to the library under its own name', async () => {
  const { status, body } = await fetchPicture(`http://${host}/a/slika%20%C4%8D.png`)
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      address: expect.stringMatching(/^\/media\/[0-9a-f]{24}gffaa00-400x300\.webp$/),
      name: 'slika č.png',
      username: 'admin',
    }),
  ])
})

test.each([
  [
    'what is no picture',
    () => `http://${host}/page`,
    'This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.',
  ],
  ['a private address', () => 'http://127.0.0.1/a.png', 'The address leads to a private network.'],
  ['what is no address', () => 'a.png', 'Address must be an http or https address'],
  ['nothing', () => '', 'Address must have at least 1 characters'],
  [
    'too long an address',
    () => `https://a.example/${'x'.repeat(FORM.url)}`,
    `Address may have at most ${FORM.url} characters`,
  ],
])('%s is refused with the reason, and nothing is stored', async (_what, address, message) => {
  const { status, body } = await fetchPicture(address())
  expect([status, body['message']]).toEqual([400, message])
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
})

test('only staff may have pictures fetched', async () => {
  expect((await fetchPicture(`http://${host}/a/slika%20%C4%8D.png`, '')).status).toBe(401)
})
