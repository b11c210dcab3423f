import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { createSite } from '#server/site.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
app.settings.publicUrl = 'https://evenhand.example'
const site = createSite(app, async (c) => c.text('No such page.', 404))
const get = (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(`http://localhost${path}`, init), '192.0.2.1')

interface JsonFeed {
  items: { id: string; title: string; summary: string }[]
}
const entriesOf = async (path: string) => ((await (await get(path)).json()) as JsonFeed).items

beforeAll(async () => {
  await loadDemo(db, NOW)
})

test.each([
  ['/blog/feed.xml', 'application/atom+xml', 'entry'],
  ['/blog/rss.xml', 'application/rss+xml', 'item'],
  ['/bonuses/feed.xml', 'application/atom+xml', 'entry'],
  ['/bonuses/rss.xml', 'application/rss+xml', 'item'],
])('%s is a feed that names itself, with an address and a title in every entry', async (path, type, name) => {
  const response = await get(path)
  expect(response.headers.get('content-type')).toContain(type)
  const document = parseDocument(await response.text(), { xmlMode: true })
  const entries = DomUtils.getElementsByTagName(name, document)
  expect(entries.length).toBeGreaterThan(5)
  for (const entry of entries) {
    expect(DomUtils.getElementsByTagName('title', entry)).toHaveLength(1)
    expect(DomUtils.getElementsByTagName('link', entry)).toHaveLength(1)
  }
  const links = ['link', 'atom:link'].flatMap((link) => DomUtils.getElementsByTagName(link, document))
  expect(links.map(({ attribs }) => attribs['href'])).toContain(`https://evenhand.example${path}`)
})

test('an article is in the feed of its category and in no other', async () => {
  const all = await entriesOf('/blog/feed.json')
  const guides = await entriesOf('/blog/feed.json?category=guides')
  const news = await entriesOf('/blog/feed.json?category=news')
  expect(guides.length).toBeGreaterThan(0)
  expect(guides.length).toBeLessThan(all.length)
  expect(guides.filter(({ id }) => news.some((other) => other.id === id))).toEqual([])
})

test('an amount is beside its conditions, and an offer that has ended is left out', async () => {
  const [first] = await entriesOf('/bonuses/feed.json')
  const id = Number(first?.id.split('/').at(-1))
  const conditions = {
    amount: '100% up to €50',
    wagering_requirement: null,
    min_deposit: '€20',
    max_win: null,
  }
  await db
    .updateTable('bonuses')
    .set({ ...conditions, valid_until: new Date('2026-04-01T00:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect((await entriesOf('/bonuses/feed.json'))[0]?.summary).toContain(
    'Wagering not stated, minimum deposit €20, highest win not stated, valid until Apr 1, 2026.',
  )
  await db.updateTable('bonuses').set({ valid_until: NOW }).where('id', '=', id).execute()
  expect((await entriesOf('/bonuses/feed.json')).map((entry) => entry.id)).not.toContain(first?.id)
})

test('offers of casinos that refuse a country are left out for it, whatever the case of the code', async () => {
  const [first] = await entriesOf('/bonuses/feed.json')
  const id = Number(first?.id.split('/').at(-1))
  const { casino_id: casino } = await db
    .selectFrom('bonuses')
    .select('casino_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('casinos')
    .set({ restricted_countries: ['fr', 'DE'] })
    .where('id', '=', casino)
    .execute()
  const idsIn = async (query: string) =>
    (await entriesOf(`/bonuses/feed.json${query}`)).map((entry) => entry.id)
  expect(await idsIn('')).toContain(first?.id)
  expect(await idsIn('?country=FR')).not.toContain(first?.id)
  expect(await idsIn('?country=de')).not.toContain(first?.id)
  expect((await entriesOf('/bonuses/feed.json'))[0]?.summary).toContain('Not available in: France, Germany.')
})

test('entries of the demo catalogue say that they are', async () => {
  const titles = (await entriesOf('/bonuses/feed.json')).map(({ title }) => title)
  expect(titles.every((title) => title.endsWith('(demo entry)'))).toBe(true)
})

test('text that looks like markup stays text', async () => {
  await db
    .updateTable('posts')
    .set({ title: 'A <b> & "c" ]]>', excerpt: '<script>x</script>' })
    .where('id', '=', 1)
    .execute()
  const [atom, json] = [await (await get('/blog/feed.xml')).text(), await entriesOf('/blog/feed.json')]
  expect(atom).not.toContain('<script>')
  expect(json.find(({ summary }) => summary === '<script>x</script>')?.title).toContain('A <b> & "c" ]]>')
})

test.each([
  ['/blog/feed.xml?category=cats', 'category must be one of: reviews, guides, strategies, news.'],
  ['/bonuses/rss.xml?country=Atlantis', 'country must be a two-letter country code.'],
  ['/bonuses/feed.json?type=huge', 'type must be one of: welcome, no_deposit, free_spins, cashback, reload.'],
])('%s is refused by name', async (path, message) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([400, message])
})

test('the address for security problems is published where the owner set one', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(404)
  app.settings.securityContact = 'security@evenhand.example'
  const text = await (await get('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:security@evenhand.example\nExpires: 2026-09-10T00:00:00.000Z\n')
})

test('language models are told what is where', async () => {
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await response.text()).toContain('https://evenhand.example/bonuses/feed.json')
})
