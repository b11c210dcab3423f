import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aCasino, aGame } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { lintAll } from '../lint/lint-items.ts'
import { checkLinks } from './check-links.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  if (request.url === '/moved-home') return response.writeHead(301, { location: '/' }).end()
  // It does not know HEAD.
  if (request.url === '/get-only') return response.writeHead(request.method === 'HEAD' ? 405 : 200).end()
  const status = { '/gone': 410, '/refused': 403, '/broken': 503 }[request.url ?? ''] ?? 200
  return response.writeHead(status).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

const { db, reset } = await testDatabase()
const { app, request } = testApp(db)
beforeEach(async () => {
  await reset()
  asked.length = 0
  app.settings.fetchHosts = [host]
})

const at = (path: string) => `http://${host}${path}`
const findings = () =>
  db
    .selectFrom('findings')
    .select(['kind', 'item_id', 'code', 'field', 'excerpt'])
    .orderBy('item_id')
    .execute()

test('what does not work is listed for staff with its reason, and the rest is not', async () => {
  const dead = await aCasino(db, { name: 'Dead', website_url: at('/gone'), affiliate_url: at('/fine') })
  const home = await aCasino(db, { name: 'Home', website_url: at('/'), affiliate_url: at('/moved-home') })
  await aCasino(db, { name: 'Well', website_url: at('/get-only'), affiliate_url: at('/refused') })
  await aCasino(db, { name: 'In trouble', website_url: at('/broken'), affiliate_url: null })
  await aCasino(db, { name: 'Of a demo', website_url: 'https://www.demo.example/', affiliate_url: null })
  await aCasino(db, { name: 'Hidden', website_url: at('/gone'), affiliate_url: null, is_active: false })
  const inside = await aCasino(db, { name: 'Inside', website_url: 'http://10.0.0.1/', affiliate_url: null })
  const game = await aGame(db, { demo_url: at('/gone') })
  await checkLinks(app)
  expect(await findings()).toEqual(
    expect.arrayContaining([
      {
        kind: 'casino',
        item_id: dead,
        code: 'link-dead',
        field: 'websiteUrl',
        excerpt: `${at('/gone')}: status 410`,
      },
      {
        kind: 'casino',
        item_id: home,
        code: 'link-home',
        field: 'affiliateUrl',
        excerpt: `${at('/moved-home')} leads to ${at('/')}`,
      },
      {
        kind: 'casino',
        item_id: inside,
        code: 'link-dead',
        field: 'websiteUrl',
        excerpt: 'http://10.0.0.1/: The address leads to a private network.',
      },
      {
        kind: 'game',
        item_id: game,
        code: 'link-dead',
        field: 'demoUrl',
        excerpt: `${at('/gone')}: status 410`,
      },
    ]),
  )
  expect(await findings()).toHaveLength(4)
  expect(asked).toContain('GET /get-only')
  expect(asked).not.toContain('GET /fine')
  const headers = { authorization: `Bearer ${await aStaffToken(db, 'owner')}`, host: 'localhost' }
  expect(await (await request('/api/admin/findings?search=link-home', { headers })).json()).toMatchObject([
    { name: 'Home', words: 'The link leads to a home page instead of its own page.' },
  ])
  expect(await (await request('/api/admin/notices', { headers })).json()).toMatchObject([
    { fault: '4 outbound links do not work.' },
  ])
})

test('a link that works again is taken off, and the rules about texts leave links alone', async () => {
  const casino = await aCasino(db, { website_url: at('/gone'), affiliate_url: null })
  await checkLinks(app)
  await lintAll(app)
  expect((await findings()).map(({ code }) => code)).toContain('link-dead')
  await db
    .updateTable('casinos')
    .set({ website_url: at('/fine') })
    .where('id', '=', casino)
    .execute()
  await checkLinks(app)
  expect((await findings()).filter(({ code }) => code.startsWith('link-'))).toEqual([])
})
