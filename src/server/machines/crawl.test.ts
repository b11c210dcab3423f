/** What a crawler sees that follows every link of every page that may be indexed. */
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
const listed = new Set<string>()
const fetched = new Set<string>()
/** Title by address of every page that may be indexed. */
const indexable = new Map<string, string>()
const descriptions = new Map<string, string>()
const broken: string[] = []
const ALIKE = /^\/(?:(?:casino|bonus|game|blog)\/[^/?]|compare\?)/
const PAGES_OF_A_KIND = 4

/** Pages of one kind of item with the same query parameters are alike, and four are read. Undefined for other pages. */
function kindOf(path: string): string | undefined {
  if (!ALIKE.test(path)) return undefined
  const { pathname, searchParams } = new URL(path, ORIGIN)
  return [pathname.split('/')[1], searchParams.get('type'), ...searchParams.keys()].join(' ')
}

async function locations(path: string): Promise<string[]> {
  const { html } = await getPage(site, path)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(ORIGIN, ''),
  )
}

beforeAll(async () => {
  await loadDemo(db, NOW)
  for (const table of ['casinos', 'bonuses', 'games', 'posts', 'landing_pages', 'fact_changes'] as const)
    await db.updateTable(table).set({ is_demo: false }).execute()
  // A small catalogue: that of the demo has thousands of pages.
  await db.updateTable('casinos').set({ is_active: false }).where('id', '>', 12).execute()
  await db.updateTable('games').set({ is_active: false }).where('id', '>', 12).execute()
  await app.siteSettings.load()
  for (const file of await locations('/sitemap.xml'))
    for (const address of await locations(file)) listed.add(address)
  const seen = new Set<string>()
  const ofKind = new Map<string, number>()
  const waiting = ['/', ...listed]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const kind = kindOf(path)
    if (kind !== undefined) {
      const asked = ofKind.get(kind) ?? 0
      if (asked >= PAGES_OF_A_KIND) continue
      ofKind.set(kind, asked + 1)
    }
    fetched.add(path)
    const page = await getPage(site, path)
    if (page.status >= 400) broken.push(`${page.status} ${path}`)
    if (page.status !== 200 || !(page.headers.get('content-type') ?? '').startsWith('text/html')) continue
    const isKeptOut = page
      .attributes('meta')
      .some(({ name, content = '' }) => name === 'robots' && content.includes('noindex'))
    const canonical = page.attributes('link').find(({ rel }) => rel === 'canonical')?.href
    if (isKeptOut || canonical !== ORIGIN + path) continue
    indexable.set(path, page.texts('title')[0] ?? '')
    descriptions.set(path, page.attributes('meta').find(({ name }) => name === 'description')?.content ?? '')
    // A list of one value leads to thousands of two.
    if (path.includes('?')) continue
    for (const { href = '' } of page.attributes('a'))
      if (href.startsWith('/')) waiting.push(href.replace(/#.*/, ''))
  }
}, 300_000)

test('every page that may be indexed is in a sitemap, and the sitemaps hold no other', () => {
  expect([...indexable.keys()].filter((path) => !listed.has(path))).toEqual([])
  expect([...listed].filter((path) => fetched.has(path) && !indexable.has(path))).toEqual([])
  expect(indexable.size).toBeGreaterThan(30)
})

test('no two pages that may be indexed have the same title', () => {
  const pathsOf = Map.groupBy(indexable.keys(), (path) => indexable.get(path) ?? '')
  expect([...pathsOf].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('no link leads to a missing page', () => {
  expect(broken).toEqual([])
})

test('titles and descriptions say what is on the page, each its own', () => {
  const shared = (texts: ReadonlyMap<string, string>) =>
    [...Map.groupBy(texts, ([, text]) => text)]
      .filter(([, pages]) => pages.length > 1)
      .map(([text, pages]) => [text, pages.map(([path]) => path)])
  const beyond = (texts: ReadonlyMap<string, string>, least: number, most: number) =>
    [...texts].filter(([, { length }]) => length < least || length > most)
  expect(shared(descriptions)).toEqual([])
  expect(shared(indexable)).toEqual([])
  expect(beyond(indexable, 25, 120)).toEqual([])
  expect(beyond(descriptions, 50, 320)).toEqual([])
})
