import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPicture } from '#test/pictures.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import type { App } from '../app/app.ts'
import { fetchPictureOnce } from './fetch-picture-once.ts'

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
const allowed: App = { ...app, settings: { ...app.settings, fetchHosts: [`127.0.0.1:${port}`] } }
beforeEach(async () => {
  await reset()
  asked.length = 0
  answer = (_request, response) => response.end(PNG)
})
const library = () => db.selectFrom('media').select(['name', 'alt', 'username']).execute()

test('a fetched picture is in the library, under its own name and with its text', async () => {
  const address = await fetchPictureOnce(allowed, STAFF, {
    address: `${origin}/a/My%20logo.png?x=1`,
    alt: 'A logo',
  })
  expect(address).toMatch(/^\/media\/[0-9a-f]{24}gffaa00-400x300\.webp$/)
  expect(await library()).toEqual([{ name: 'My logo.png', alt: 'A logo', username: 'milena' }])
})

test('the same address is asked for once, until the picture is deleted', async () => {
  const address = `${origin}/logo.png`
  const first = await fetchPictureOnce(allowed, STAFF, { address })
  expect(await fetchPictureOnce(allowed, STAFF, { address })).toBe(first)
  expect(asked).toEqual(['/logo.png'])
  await db.deleteFrom('media').execute()
  expect(await fetchPictureOnce(allowed, STAFF, { address })).not.toBe(first)
})

test('a picture of another site of this kind keeps its address', async () => {
  const moved = '/media/0123456789abcdef01234567-400x300.webp'
  expect(await fetchPictureOnce(allowed, STAFF, { address: origin + moved })).toBe(moved)
  expect(await fetchPictureOnce(allowed, STAFF, { address: `${origin}${moved}?again` })).toBe(moved)
  expect(asked).toEqual([moved])
})

test('what is no picture, or not there, leaves nothing behind', async () => {
  answer = (_request, response) => response.end('<html>')
  await expect(fetchPictureOnce(allowed, STAFF, { address: `${origin}/a.png` })).rejects.toThrow(
    'This file is not a picture we can use',
  )
  answer = (_request, response) => response.writeHead(404).end()
  await expect(fetchPictureOnce(allowed, STAFF, { address: `${origin}/a.png` })).rejects.toThrow(
    'The server answered with status 404.',
  )
  expect(await library()).toEqual([])
})

test('a private address is refused unless its host is allowed', async () => {
  await expect(fetchPictureOnce(app, STAFF, { address: 'http://127.0.0.1/a.png' })).rejects.toThrow(
    'The address leads to a private network.',
  )
})
