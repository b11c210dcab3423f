import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { createSite } from '#server/site.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { robotsText } from './robots.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
app.settings.publicUrl = 'https://evenhand.example'
const site = createSite(app, async (c) => c.text('No such page.', 404))
const get = (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(`http://localhost${path}`, init), '192.0.2.1')
const addresses = async (path: string) =>
  [...(await (await get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')

beforeAll(async () => {
  await loadDemo(db, NOW)
})

beforeEach(async () => {
  for (const table of ['casinos', 'bonuses', 'games', 'posts'] as const)
    await db.updateTable(table).set({ is_demo: false }).execute()
})

test('the index names the file of fixed pages and one of each kind with its last change', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect([...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
    ['pages', 'casinos-1', 'bonuses-1', 'games-1', 'posts-1'].map(
      (name) => `https://evenhand.example/sitemap-${name}.xml`,
    ),
  )
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(4)
})

test('a file lists every active item with a picture, and nothing of the demo or switched off', async () => {
  const all = await addresses('/sitemap-casinos-1.xml')
  const { length } = await db.selectFrom('casinos').select('id').where('is_active', '=', true).execute()
  expect(all).toHaveLength(length)
  const pictures = (await (await get('/sitemap-casinos-1.xml')).text()).match(/<image:loc>https:/g)
  expect(pictures).toHaveLength(length)
  await db.updateTable('casinos').set({ is_demo: true }).where('id', '=', 1).execute()
  await db.updateTable('casinos').set({ is_active: false }).where('id', '=', 2).execute()
  const fewer = await addresses('/sitemap-casinos-1.xml')
  expect(all.filter((address) => !fewer.includes(address))).toEqual([
    'https://evenhand.example/casino/aldermoon',
    'https://evenhand.example/casino/tidewell',
  ])
  await db.updateTable('casinos').set({ is_active: true }).where('id', '=', 2).execute()
})

test('a save moves the last change of its page and of the file', async () => {
  const saved = { version: 50, form: '{}', action: 'changed', username: null } as const
  await db
    .insertInto('revisions')
    .values({ ...saved, kind: 'game', item_id: 3, saved_at: new Date('2031-05-06T07:08:09.010Z') })
    .execute()
  const file = await (await get('/sitemap-games-1.xml')).text()
  const { slug } = await db.selectFrom('games').select('slug').where('id', '=', 3).executeTakeFirstOrThrow()
  expect(file).toContain(`/game/${slug}</loc><lastmod>2031-05-06T07:08:09.010Z<`)
  expect(await (await get('/sitemap.xml')).text()).toContain(
    'sitemap-games-1.xml</loc><lastmod>2031-05-06T07:08:09.010Z<',
  )
})

test('ids beyond 50,000 are in the next file, and an empty file is not found', async () => {
  expect((await get('/sitemap-games-2.xml')).status).toBe(404)
  await sql`select setval(pg_get_serial_sequence('games', 'id'), 50000)`.execute(db)
  await db.insertInto('games').values({ name: 'Far', provider: 'Far', type: 'slot' }).execute()
  expect(await addresses('/sitemap-games-2.xml')).toEqual(['https://evenhand.example/game/far'])
  expect(await addresses('/sitemap-games-1.xml')).not.toContain('https://evenhand.example/game/far')
  expect(await addresses('/sitemap.xml')).toContain('https://evenhand.example/sitemap-games-2.xml')
})

test.each(['/sitemap-games-0.xml', '/sitemap-cats-1.xml', '/sitemap-games-99999.xml'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('crawlers find the sitemap in robots.txt, and may read everything but what is for staff and programs', async () => {
  const text = await (await get('/robots.txt')).text()
  expect(text).toContain('Sitemap: https://evenhand.example/sitemap.xml')
  expect(text).toContain('Disallow: /admin')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('a site that does not know its public address asks not to be crawled', async () => {
  const local = testApp(db).app
  const response = await createSite(local, async (c) => c.text('', 404)).fetch(
    new Request('http://localhost/robots.txt'),
  )
  expect(await response.text()).toBe('User-agent: *\nDisallow: /\n')
})

test('the key of IndexNow has a file, which is not there without it', async () => {
  expect((await get('/abcdef0123456789.txt')).status).toBe(404)
  app.settings.indexNowKey = 'abcdef0123456789'
  expect(await (await get('/abcdef0123456789.txt')).text()).toBe('abcdef0123456789')
  expect((await get('/other-key.txt')).status).toBe(404)
  app.settings.indexNowKey = undefined
})

test('crawlers of language models are kept out by what they read for', () => {
  const of = (aiCrawlers: Parameters<typeof robotsText>[0]['aiCrawlers']) =>
    robotsText({ publicUrl: 'https://www.site.test', aiCrawlers })
  expect(of(['training', 'search', 'users'])).toMatch(/^User-agent: \*\n/)
  const searchOnly = of(['search'])
  expect(searchOnly).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)+Disallow: \/\n\nUser-agent: \*/)
  expect(searchOnly).toContain('User-agent: ChatGPT-User')
  expect(searchOnly).not.toContain('OAI-SearchBot')
})

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-casinos-1.xml'])('%s can only be read', async (path) => {
  const posted = await get(path, { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
