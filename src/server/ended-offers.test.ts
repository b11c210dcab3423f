/** An offer that has ended is on its own page and folded on the page of its casino, and in no list, search or file (decision D-90). */
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
app.settings.publicUrl = 'https://evenhand.example'
const site = await builtSite(app)
const ask = async (path: string) => (await site.fetch(new Request(ORIGIN + path), '192.0.2.1')).text()

const TITLE = 'Spring reload'
let page: string
beforeAll(async () => {
  const casino = await aCasino(db, { name: 'Tidewell', slug: 'tidewell' })
  const id = await aBonus(db, {
    casino_id: casino,
    title: TITLE,
    amount: '40% up to €80',
    is_featured: true,
    valid_until: new Date(NOW.getTime() - DAY_MS),
  })
  await aBonus(db, { casino_id: casino, title: 'Long welcome', is_featured: true })
  const { slug } = await db
    .selectFrom('bonuses')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  page = `/bonus/${slug}`
})

test('its own page stays, is not indexed and offers no way to claim it', async () => {
  const { status, html } = await getPage(site, page)
  expect(status).toBe(200)
  expect(html).toContain(TITLE)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toContain('Claim Bonus</')
})

test('the page of its casino names it in a fold, and in the row only what runs', async () => {
  const { html } = await getPage(site, '/casino/tidewell')
  const [, row = '', fold = ''] =
    /Available Bonuses<\/h2>(.*?)<details class="ended-offers[^"]*">(.*?)<\/details>/s.exec(html) ?? []
  expect(row).toContain('Long welcome')
  expect(row).not.toContain(TITLE)
  expect(fold).toContain('Ended offers')
  expect(fold).toContain(`href="${page}"`)
  expect(fold).not.toContain('Long welcome')
})

test.each([
  '/',
  '/bonuses',
  '/bonuses?sort=expiring',
  '/bonuses?search=reload',
  '/search?q=spring+reload',
  '/casinos',
  '/compare?type=bonuses',
  '/api/bonuses',
  '/api/bonuses?casinoId=1',
  '/api/bonuses/featured',
  '/bonuses/feed.xml',
  '/sitemap-bonuses-1.xml',
])('%s leaves it out', async (path) => {
  const text = await ask(path)
  expect(text.length).toBeGreaterThan(100)
  expect(text).not.toContain(`>${TITLE}<`)
  expect(text).not.toContain(`"${TITLE}"`)
  expect(text).not.toContain(`${page}"`)
  expect(text).not.toContain(`${page}<`)
})
