/** Landing pages as visitors and search engines get them. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { listSlugHolders } from '#db/queries/items/slugs.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
beforeAll(async () => {
  await loadDemo(db, NOW)
  await app.siteSettings.load()
})

const metaOf = async (path: string, named: string) =>
  (await getPage(site, path)).attributes('meta').find(({ name }) => name === named)?.content

test('a landing page holds its texts, the facts of the catalogue, its list and its questions', async () => {
  const page = await getPage(site, '/casinos/bitcoin')
  expect(page.status).toBe(200)
  expect(page.texts('h1')).toEqual(['Bitcoin casinos'])
  const { items } = await listOf('/api/casinos?paymentMethods=Bitcoin')
  expect(page.html).toContain(`${items.length} casinos take Bitcoin.`)
  expect(page.html).toContain('A Bitcoin payment cannot be reversed.')
  expect(page.html).toContain('Is a Bitcoin withdrawal always faster?')
  for (const type of ['ItemList', 'FAQPage', 'BreadcrumbList'])
    expect(page.html).toContain(`"@type":"${type}"`)
  const canonical = page.attributes('link').find(({ rel }) => rel === 'canonical')?.href
  expect(canonical).toBe(`${ORIGIN}/casinos/bitcoin`)
})

async function listOf(path: string): Promise<{ items: unknown[] }> {
  const response = await site.fetch(new Request(ORIGIN + path), '192.0.2.1')
  const body = (await response.json()) as unknown[]
  return { items: body }
}

test('the answer of a list of casinos is its first three, with what editors put first', async () => {
  const answerOf = async (path: string) =>
    /id="landing-picks"[\s\S]*?<\/section>/.exec((await getPage(site, path)).html)?.[0] ?? ''
  const answer = await answerOf('/casinos/bitcoin')
  expect(answer).toContain('Three to start with')
  expect(answer.match(/The median of all casinos is/g)).toHaveLength(3)
  const { id, slug } = await db
    .selectFrom('casinos')
    .select(['id', 'slug'])
    .where('is_listed', '=', true)
    .where('safety_index', '<', '7')
    .where(sql<boolean>`payment_methods @> '{Bitcoin}'`)
    .executeTakeFirstOrThrow()
  const pin = (pinned: number[]) =>
    db.updateTable('landing_pages').set({ pinned }).where('slug', '=', 'bitcoin').execute()
  await pin([id])
  const links = [...(await answerOf('/casinos/bitcoin')).matchAll(/href="\/casino\/([^"]+)"/g)]
  expect(links).toHaveLength(3)
  expect(links[0]?.[1]).toBe(slug)
  await pin([])
})

test.each(['/bonuses/no-deposit', '/games/copper-finch', '/casinos/germany', '/casinos/paypal'])(
  '%s has a list',
  async (path) => {
    const page = await getPage(site, path)
    expect(page.status).toBe(200)
    expect(page.html.match(/"@type":"ListItem"/g)?.length ?? 0).toBeGreaterThan(7)
  },
)

test('what comes first is chosen; the others follow in the order of the list', async () => {
  const slugsOn = async () =>
    [...(await getPage(site, '/casinos/paypal')).html.matchAll(/href="\/casino\/([a-z\d-]+)"/g)].map(
      ([, slug]) => slug,
    )
  const last = (await slugsOn()).at(-1) ?? ''
  const { id } = await db
    .selectFrom('casinos')
    .select('id')
    .where('slug', '=', last)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('landing_pages')
    .set({ pinned: [id] })
    .where('slug', '=', 'paypal')
    .execute()
  expect((await slugsOn())[0]).toBe(last)
})

test('case and pages beyond the last one redirect; what is no page is not found', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await getPage(site, path)
    return [status, headers.get('location')]
  }
  expect(await ask('/casinos/Bitcoin')).toEqual([301, '/casinos/bitcoin'])
  expect(await ask('/casinos/germany?page=99')).toEqual([302, '/casinos/germany?page=3'])
  expect(await ask('/casinos/aldermoon')).toEqual([301, '/casino/aldermoon'])
  for (const path of ['/casinos/no-such-page', '/games/bitcoin', '/casinos/%00'])
    expect((await ask(path))[0]).toBe(404)
})

test.each([
  ['/casinos?paymentMethods=Bitcoin', '/casinos/bitcoin'],
  ['/casinos?paymentMethods=bitcoin&page=2', '/casinos/bitcoin'],
  ['/casinos?country=DE', '/casinos/germany'],
  ['/bonuses?type=no_deposit', '/bonuses/no-deposit'],
])('%s stays a list, names its landing page as the canonical one and links to it', async (path, landing) => {
  const page = await getPage(site, path)
  expect(page.status).toBe(200)
  const canonical = page.attributes('link').find(({ rel }) => rel === 'canonical')?.href
  expect(canonical).toBe(ORIGIN + landing)
  expect(page.attributes('a').map(({ href }) => href)).toContain(landing)
})

test.each([
  '/casinos?paymentMethods=Bitcoin,PayPal',
  '/casinos?paymentMethods=Bitcoin&country=DE',
  '/casinos?paymentMethods=Bitcoin&minSafetyIndex=8',
])('%s is no landing page', async (path) => {
  const page = await getPage(site, path)
  expect(page.texts('h1')).toEqual(['Top Online Casinos 2025'])
  const canonical = page.attributes('link').find(({ rel }) => rel === 'canonical')?.href
  expect(canonical).not.toBe(`${ORIGIN}/casinos/bitcoin`)
})

test('narrowing the list in the browser stays on it', async () => {
  const response = await site.fetch(
    new Request(`${ORIGIN}/casinos.data?paymentMethods=Bitcoin`, { headers: { accept: '*/*' } }),
    '192.0.2.1',
  )
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('/casinos/bitcoin')
})

test('lists, facts and the end of every page link to landing pages, whose cards say why they are there', async () => {
  const hrefs = async (path: string) => (await getPage(site, path)).attributes('a').map(({ href }) => href)
  expect(await hrefs('/faq')).toEqual(expect.arrayContaining(['/casinos/bitcoin', '/bonuses/no-deposit']))
  const { slug } = await db
    .selectFrom('casinos')
    .select('slug')
    .where(sql<boolean>`'PayPal' = any(payment_methods) and is_listed`)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { html } = await getPage(site, `/casino/${slug}`)
  expect(html).toMatch(/<a class="tag tag--link" href="\/casinos\/paypal"[^>]*>PayPal<\/a>/)
  const page = await getPage(site, '/casinos/paypal')
  expect(page.html).toContain('Matches: </span>PayPal')
  const levels = [...page.html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1)
})

test('a page that is not published is not found', async () => {
  await db.updateTable('landing_pages').set({ is_published: false }).where('slug', '=', 'germany').execute()
  expect((await getPage(site, '/casinos/germany')).status).toBe(404)
})

test('it is indexed and in the sitemap unless it is of the demo or has fewer than five items', async () => {
  const inSitemap = async () =>
    (await getPage(site, '/sitemap-pages.xml')).html.includes(`${ORIGIN}/casinos/malta-gaming-authority<`)
  const path = '/casinos/malta-gaming-authority'
  expect([await metaOf(path, 'robots'), await inSitemap()]).toEqual(['noindex,follow', false])
  await db.updateTable('landing_pages').set({ is_demo: false }).execute()
  // It still lists rows of the demo alone.
  expect([await metaOf(path, 'robots'), await inSitemap()]).toEqual(['noindex,follow', false])
  await db.updateTable('casinos').set({ is_demo: false }).execute()
  expect([await metaOf(path, 'robots'), await inSitemap()]).toEqual([undefined, true])
  await db
    .updateTable('landing_pages')
    .set({ value: 'Nobody' })
    .where('list', '=', 'casinos')
    .where('slug', '=', 'malta-gaming-authority')
    .execute()
  expect([await metaOf(path, 'robots'), await inSitemap()]).toEqual(['noindex,follow', false])
})

test('no landing page takes the address of an item, and no item that of a landing page', async () => {
  const copy = db.updateTable('landing_pages').where('slug', '=', 'bitcoin')
  await expect(copy.set({ slug: 'aldermoon' }).execute()).rejects.toMatchObject({ code: '23505' })
  const { slug } = await db
    .updateTable('casinos')
    .set({ slug: 'former-name' })
    .where('id', '=', 2)
    .returning('slug')
    .executeTakeFirstOrThrow()
  expect(slug).toBe('former-name')
  const former = await db
    .selectFrom('old_slugs')
    .select('slug')
    .where('item_id', '=', 2)
    .executeTakeFirstOrThrow()
  await expect(copy.set({ slug: former.slug }).execute()).rejects.toMatchObject({ code: '23505' })
  const { taken } = await sql<{ taken: boolean }>`select is_slug_taken('casino', 'bitcoin', 0) as taken`
    .execute(db)
    .then(({ rows: [row] }) => row ?? { taken: false })
  expect(taken).toBe(true)
  // What the forms of items ask before they save.
  expect(await listSlugHolders(db, 'casino', ['bitcoin'])).toEqual([
    { slug: 'bitcoin', itemId: null, isPresent: true },
  ])
  expect(await listSlugHolders(db, 'game', ['bitcoin'])).toEqual([])
})

test('the intro of the demo pages is clean as it is', async () => {
  for (const { intro } of await db.selectFrom('landing_pages').select('intro').execute())
    expect(sanitiseContent(intro)).toBe(intro)
})

test('each change is noted for the processes that keep the page', async () => {
  const noted = async () =>
    (await db.selectFrom('changes').select('tags').execute()).filter(({ tags }) => tags.includes('landings'))
      .length
  const before = await noted()
  await db
    .updateTable('landing_pages')
    .set({ title: 'Casinos with Bitcoin' })
    .where('slug', '=', 'bitcoin')
    .execute()
  expect(await noted()).toBe(before + 1)
})
