import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { createSite } from '#server/site.ts'
import { PUBLIC_PAGES } from '#test/public-pages.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const built = await builtSite(testApp(db).app)
beforeAll(async () => {
  await loadDemo(db, NOW)
})

const siteWith = (limits = {}) =>
  createSite(testApp(db, limits).app, async (c) => c.text('No such page.', 404))
const site = siteWith()
const get = (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(ORIGIN + path, init), '192.0.2.1')

test.each([...PUBLIC_PAGES, '/newsletter'])(
  '%s names a picture of the current version: PNG, 1200 × 630, at most 100 kB',
  async (path) => {
    const tags = (await getPage(built, path)).attributes('meta')
    const [picture] = tags.filter(({ property }) => property === 'og:image')
    const texts = Object.fromEntries(tags.map(({ property, content }) => [property, content]))
    expect(texts).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:site_name': 'Evenhand',
    })
    expect(texts).toMatchObject({ 'twitter:card': 'summary_large_image', 'twitter:image': picture?.content })
    expect(texts['og:image:alt']).toMatch(/./)
    const address = new URL(picture?.content ?? '')
    expect(address.origin).toBe(ORIGIN)
    const response = await get(address.pathname)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.byteLength).toBeLessThanOrEqual(100_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  },
)

test('another version answers with the current picture and is not stored for good', async () => {
  const response = await get('/share/casino/aldermoon-000000000.png')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
})

test('a picture that the caller has is not sent again, and HEAD sends none', async () => {
  const address = '/share/page/faq-000000000.png'
  const etag = (await get(address)).headers.get('etag') ?? ''
  const again = await get(address, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get(address, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  '/share/casino/nobody-000000000.png',
  '/share/casino/%00-000000000.png',
  '/share/article/%00-000000000.png',
  '/share/article/nothing-000000000.png',
  '/share/page/__proto__-000000000.png',
  '/share/page/admin-000000000.png',
  '/share/compare/casinos.1-000000000.png',
  '/share/compare/casinos.1.99999999-000000000.png',
  '/share/dog/aldermoon-000000000.png',
  '/share/casino/aldermoon.png',
  '/share/casino/aldermoon-000000000.svg',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a visitor who wants too many new pictures waits; what is in memory is still sent', async () => {
  const limited = siteWith({ sharePictures: 1 })
  const ask = (path: string) => limited.fetch(new Request(ORIGIN + path), '192.0.2.77')
  expect((await ask('/share/page/faq-000000000.png')).status).toBe(200)
  const refused = await ask('/share/page/terms-000000000.png')
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('/share/page/faq-000000000.png')).status).toBe(200)
})
