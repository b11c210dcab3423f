import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { BODY } from '#contract/limits.ts'
import { aPicture } from '#test/pictures.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import type { App } from './app.ts'
import { fetchPicture } from './fetch-picture.ts'

const { db, reset } = await testDatabase()
const PNG = await aPicture('png')
const STAFF = { username: 'milena' }
let answer: RequestListener
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const port = (server.address() as AddressInfo).port
const origin = `http://127.0.0.1:${port}`
afterAll(() => server.close())

const app: App = testApp(db).app
const allowed: App = {
  ...app,
  settings: { ...app.settings, privatePictureHosts: [`127.0.0.1:${port}`] },
}
beforeEach(async () => {
  await reset()
  asked.length = 0
  answer = (_request, response) => response.end(PNG)
})
const library = () => db.selectFrom('media').select(['name', 'alt', 'username']).execute()

test('a fetched picture is in the library, under its own name and with its text', async () => {
  const address = await fetchPicture(allowed, STAFF, {
    address: `${origin}/a/My%20logo.png?x=1`,
    alt: 'A logo',
  })
  expect(address).toMatch(/^\/media\/[0-9a-f]{24}-400x300\.webp$/)
  expect(await library()).toEqual([{ name: 'My logo.png', alt: 'A logo', username: 'milena' }])
})

test('the same address is asked for once, until the picture is deleted', async () => {
  const address = `${origin}/logo.png`
  const first = await fetchPicture(allowed, STAFF, { address })
  expect(await fetchPicture(allowed, STAFF, { address })).toBe(first)
  expect(asked).toEqual(['/logo.png'])
  await db.deleteFrom('media').execute()
  expect(await fetchPicture(allowed, STAFF, { address })).not.toBe(first)
})

test('a picture of another site of this kind keeps its address', async () => {
  const moved = '/media/0123456789abcdef01234567-400x300.webp'
  expect(await fetchPicture(allowed, STAFF, { address: origin + moved })).toBe(moved)
  expect(await fetchPicture(allowed, STAFF, { address: `${origin}${moved}?again` })).toBe(moved)
  expect(asked).toEqual([moved])
})

describe('nothing is fetched', () => {
  test.each([
    `http://127.0.0.1:${port}/a.png`,
    `http://localhost:${port}/a.png`,
    `http://[::1]:${port}/a.png`,
    `http://[::ffff:127.0.0.1]:${port}/a.png`,
    `http://2130706433:${port}/a.png`,
    `http://0.0.0.0:${port}/a.png`,
  ])('from a private address: %s', async (address) => {
    await expect(fetchPicture(app, STAFF, { address })).rejects.toThrow('It is not on the public internet')
    expect(asked).toEqual([])
  })

  test('from a private address that an allowed host redirects to', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://localhost:${port}/b.png` }).end()
    await expect(fetchPicture(allowed, STAFF, { address: `${origin}/a.png` })).rejects.toThrow(
      'It is not on the public internet',
    )
    expect(asked).toEqual(['/a.png'])
  })

  test('after three redirects', async () => {
    answer = (_request, response) => response.writeHead(301, { location: '/next.png' }).end()
    await expect(fetchPicture(allowed, STAFF, { address: `${origin}/a.png` })).rejects.toThrow(
      'It redirects too often',
    )
    expect(asked).toHaveLength(4)
  })

  test.each([
    ['a missing file', 'The other site answered with 404', (_, response) => response.writeHead(404).end()],
    ['a page', 'This file is not a picture we can use', (_, response) => response.end('<html>')],
    [
      'an endless file',
      'It is larger than 8 MB',
      (_, response) => response.end(Buffer.alloc(BODY.upload + 1)),
    ],
    ['a broken connection', 'The other site could not be reached', (request) => request.destroy()],
  ] satisfies [string, string, RequestListener][])('of %s', async (_, reason, listener) => {
    answer = listener
    await expect(fetchPicture(allowed, STAFF, { address: `${origin}/a.png` })).rejects.toThrow(reason)
    expect(await library()).toEqual([])
  })
})
