/** A site with the demo catalogue says so, and search engines find nothing of it (decision D-88). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { findNotices } from '#operations/maintenance/find-notices.ts'
import { removeDemo } from '#operations/items/remove-demo.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite } from '#test/test-site.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
const textOf = async (path: string) =>
  (await site.fetch(new Request(`http://localhost${path}`), '192.0.2.1')).text()
const isIndexable = async (path: string) => !/<meta name="robots" content="noindex/.test(await textOf(path))
const sitemap = async () =>
  [...(await textOf('/sitemap-pages.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
const LINE = 'Demo content: the casinos, bonuses and games of the demo catalogue are invented.'
const OF_ROWS = ['/', '/casinos', '/bonuses', '/games', '/blog', '/reviews', '/compare', '/warned']
const TABLES = ['casinos', 'bonuses', 'games', 'posts'] as const
const setDemo = async (isDemo: boolean) => {
  for (const table of TABLES) await db.updateTable(table).set({ is_demo: isDemo }).execute()
  await app.siteSettings.load()
}

beforeAll(async () => {
  await loadDemo(db, NOW)
})
beforeEach(() => setDemo(true))

test.each([...OF_ROWS, '/faq', '/casino/aldermoon', '/no/such/page'])(
  '%s tells visitors so',
  async (path) => {
    expect(await textOf(path)).toContain(LINE)
  },
)

test.each([...OF_ROWS, '/casinos?paymentMethods=Skrill', '/compare?type=games'])(
  '%s is not for search engines while it shows demo rows alone',
  async (path) => {
    expect(await isIndexable(path)).toBe(false)
  },
)

test('sitemaps name pages without items alone, and staff are told', async () => {
  expect(await sitemap()).toEqual(
    expect.arrayContaining(['/faq', '/terms', '/privacy', '/how-we-rate', '/newsletter']),
  )
  expect(
    (await sitemap()).filter((path) =>
      /^\/(?:$|casinos|bonuses|games|blog|reviews(?:\?|$)|compare)/.test(path),
    ),
  ).toEqual([])
  expect(await findNotices(app, { host: 'localhost', forwardedHost: '' })).toContainEqual(
    expect.objectContaining({ fault: 'Demo content is on the site.' }),
  )
})

test('one item of its own makes a list one for search engines, and a filter without it not', async () => {
  await db.updateTable('casinos').set({ is_demo: false }).where('slug', '=', 'aldermoon').execute()
  expect(await Promise.all(['/', '/casinos', '/compare', '/bonuses'].map(isIndexable))).toEqual([
    true,
    true,
    true,
    false,
  ])
  const { payment_methods: methods } = await db
    .selectFrom('casinos')
    .select('payment_methods')
    .where('slug', '=', 'aldermoon')
    .executeTakeFirstOrThrow()
  const listed = await sitemap()
  expect(listed).toContain('/casinos')
  expect(listed).not.toContain('/bonuses')
  const others = listed.filter((path) => path.startsWith('/casinos?paymentMethods='))
  expect(others.length).toBeGreaterThan(0)
  for (const path of others)
    expect(methods).toContain(new URLSearchParams(path.split('?')[1]).get('paymentMethods'))
})

test('beside items of its own, the site marks those of the demo catalogue', async () => {
  await db.updateTable('casinos').set({ is_demo: false }).where('slug', '=', 'aldermoon').execute()
  await app.siteSettings.load()
  const wordsOf = async (path: string) => (await textOf(path)).replaceAll(/<!--.*?-->/g, '')
  expect(await wordsOf('/faq')).toContain('Demo content: the entries marked Demo are invented.')
  expect(await wordsOf('/faq')).not.toContain(LINE)
  const cards = (await wordsOf('/casinos')).split('<article').slice(1)
  const own = cards.filter((card) => card.includes('href="/casino/aldermoon"'))
  expect(own.length).toBeGreaterThan(0)
  for (const card of cards) expect(card.includes(' · Demo<')).toBe(!own.includes(card))
  expect(await wordsOf('/casino/aldermoon')).not.toMatch(/<h1[^<]*Aldermoon<.{0,400} · Demo</s)
  const marked = await Promise.all(
    [
      '/casino/tidewell',
      '/bonuses',
      '/games',
      '/blog',
      '/search?q=tidewell',
      '/compare?type=casinos&ids=1,2',
    ].map(async (path) => (await wordsOf(path)).includes(' · Demo<')),
  )
  expect(marked).toEqual([true, true, true, true, true, true])
  // The first item of its own and the last of the demo change every page.
  await db.updateTable('casinos').set({ is_demo: true }).execute()
  expect(await app.siteSettings.apply(['casinos'])).toEqual(['all'])
  expect(await app.siteSettings.apply(['casinos'])).toEqual(['casinos'])
  expect(await wordsOf('/casinos')).not.toContain(' · Demo<')
})

test('without demo rows every page is as it was', async () => {
  await setDemo(false)
  await db.updateTable('landing_pages').set({ is_demo: false }).execute()
  await app.siteSettings.load()
  expect(await textOf('/faq')).not.toContain('Demo content')
  expect(await Promise.all(['/', '/casinos', '/reviews'].map(isIndexable))).toEqual([true, true, true])
  expect(await sitemap()).toEqual(
    expect.arrayContaining(['/', '/casinos', '/bonuses', '/reviews', '/compare']),
  )
  await db.updateTable('landing_pages').set({ is_demo: true }).execute()
})

test('a landing page of the site itself over demo rows alone is for no search engine; one row of its own makes it one', async () => {
  await db.updateTable('landing_pages').set({ is_demo: false }).execute()
  const pages = (
    await db.selectFrom('landing_pages').select(['list', 'slug']).where('list', '=', 'casinos').execute()
  ).map(({ list, slug }) => `/${list}/${slug}`)
  const listed = async () => (await sitemap()).filter((path) => pages.includes(path))
  expect(await listed()).toEqual([])
  expect((await Promise.all(pages.map(isIndexable))).includes(true)).toBe(false)
  await db.updateTable('casinos').set({ is_demo: false }).execute()
  expect((await listed()).length).toBeGreaterThan(0)
  expect(await isIndexable((await listed())[0] ?? '')).toBe(true)
  await db.updateTable('landing_pages').set({ is_demo: true }).execute()
})

test('a removal tells every process', async () => {
  await removeDemo(app, { role: 'system' })
  const { tags } = await db
    .selectFrom('changes')
    .select('tags')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(tags).toEqual(['site'])
  await app.siteSettings.apply(['site'])
  expect(await textOf('/faq')).not.toContain('Demo content')
})
