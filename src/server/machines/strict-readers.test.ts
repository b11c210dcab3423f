/** What machines read is read by strict parsers, whatever staff and visitors wrote. */
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { createSite } from '#server/site.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const HOSTILE = [
  'cut \uFFFF and \uFFFE',
  'control \u0001 \u000B \u001F \u007F',
  'end ]]> and <![CDATA[ begin',
  '<b title="x">&nbsp; &#0; &#xFFFF; &amp;</b>',
  '<!-- a -- b --> <?xml version="2.0"?> <!DOCTYPE x>',
  'family 👩\u200D👩\u200D👧 می\u200Cخواهم',
  '"quoted" \'single\' \\ back\u2028line\u2029',
  'astral \u{1FFFE}\u{10FFFF}\uFDD0',
]

const { db } = await testDatabase()
const { app } = testApp(db)
app.settings.publicUrl = 'https://evenhand.example'
const site = createSite(app, async (c) => c.text('No such page.', 404))
const textOf = async (path: string) =>
  (await site.fetch(new Request(`http://localhost${path}`), '192.0.2.1')).text()

beforeAll(async () => {
  await loadDemo(db, NOW)
  for (const [index, text] of HOSTILE.entries()) {
    const id = index + 1
    // Not through the API, which takes much of this out: rows may be older than its rules.
    await db
      .updateTable('posts')
      .set({ title: text, excerpt: text, author: text, is_demo: false, is_published: true })
      .where('id', '=', id)
      .execute()
    await db.updateTable('casinos').set({ description: text, is_demo: false }).where('id', '=', id).execute()
    await db
      .updateTable('bonuses')
      .set({ title: text, description: text, amount: text, is_demo: false })
      .where('id', '=', id)
      .execute()
    await db.updateTable('games').set({ description: text, is_demo: false }).where('id', '=', id).execute()
  }
})

test.each([
  ...['/blog', '/bonuses', '/changes'].flatMap((page) => [`${page}/feed.xml`, `${page}/rss.xml`]),
  '/sitemap.xml',
  ...['pages', 'casinos-1', 'bonuses-1', 'games-1', 'posts-1'].map((name) => `/sitemap-${name}.xml`),
])('%s is XML without a mistake', async (path) => {
  const text = await textOf(path)
  const parser = new SaxesParser({ xmlns: true })
  let elements = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => (elements += 1))
  parser.write(text).close()
  expect(elements).toBeGreaterThan(3)
})

test.each([
  '/blog/feed.json',
  '/bonuses/feed.json',
  '/changes/feed.json',
  ...['casinos', 'bonuses', 'games', 'licences'].map((kind) => `/data/${kind}.json`),
  '/manifest.webmanifest',
])('%s is JSON', async (path) => {
  expect(typeof JSON.parse(await textOf(path))).toBe('object')
})

test('an entry keeps its id when the address of its page changes', async () => {
  const ids = async () =>
    (JSON.parse(await textOf('/blog/feed.json')) as { items: { id: string }[] }).items.map(({ id }) => id)
  const before = await ids()
  await db.updateTable('posts').set({ slug: 'another-address' }).where('id', '=', 1).execute()
  expect(await ids()).toEqual(before)
  expect(new Set(before).size).toBe(before.length)
})
