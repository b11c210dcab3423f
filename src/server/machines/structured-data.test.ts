/** What pages tell programs about themselves. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const site = await builtSite(testApp(db).app)

type Thing = Record<string, unknown> & { '@type': string }

async function thingsOn(path: string): Promise<Thing[]> {
  let page = await getPage(site, path)
  // An address with an id leads to the one with the name.
  if (page.status === 301) page = await getPage(site, page.headers.get('location') ?? '')
  const document = parseDocument(page.html)
  return DomUtils.getElementsByTagName('script', document)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Thing)
}

beforeAll(async () => {
  await loadDemo(db, NOW)
  for (const table of ['casinos', 'bonuses', 'games', 'posts'] as const)
    await db.updateTable(table).set({ is_demo: false }).where('id', '=', 1).execute()
})

/** What search engines require of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  Offer: ['name', 'url', 'offeredBy'],
  VideoGame: ['name', 'url', 'image', 'publisher'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/casinos', ['BreadcrumbList', 'ItemList']],
  ['/casino/aldermoon', ['BreadcrumbList', 'Organization']],
  ['/bonuses', ['BreadcrumbList', 'ItemList']],
  ['/bonus/1', ['BreadcrumbList', 'Offer']],
  ['/games', ['BreadcrumbList', 'ItemList']],
  ['/game/1', ['BreadcrumbList', 'VideoGame']],
  ['/blog/rtp-and-volatility-choosing-a-slot-you-can-afford', ['Article', 'BreadcrumbList']],
  ['/blog', ['BreadcrumbList', 'ItemList']],
  ['/reviews', ['BreadcrumbList', 'ItemList']],
  ['/compare', ['BreadcrumbList']],
  ['/casinos/bitcoin', ['BreadcrumbList', 'FAQPage', 'ItemList']],
  ['/warned', ['BreadcrumbList']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/how-we-rate', ['BreadcrumbList']],
  ['/reviews-policy', ['BreadcrumbList']],
])('%s describes %j with everything that is required of them', async (path, types) => {
  const things = await thingsOn(path)
  expect(things.map((thing) => thing['@type']).toSorted()).toEqual(types)
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org')
    expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(REQUIRED[thing['@type']] ?? [])]))
  }
})

test('breadcrumbs lead from the home page over the list to the page', async () => {
  const crumbs = (await thingsOn('/casino/aldermoon')).find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(crumbs?.['itemListElement']).toMatchObject([
    { position: 1, item: `${ORIGIN}/` },
    { position: 2, item: `${ORIGIN}/casinos` },
    { position: 3, name: 'Aldermoon', item: `${ORIGIN}/casino/aldermoon` },
  ])
})

test('the rating of a casino is that of its published reviews, and the demo has none', async () => {
  const { review_count: count, user_average: average } = await db
    .selectFrom('casinos')
    .select(['review_count', 'user_average'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const casino = (await thingsOn('/casino/aldermoon')).find((thing) => thing['@type'] === 'Organization')
  expect(casino?.['aggregateRating']).toMatchObject({
    ratingCount: count,
    ratingValue: (Math.round((average ?? 0) * 10) / 10).toFixed(1),
  })
  const demo = (await thingsOn('/casino/3')).find((thing) => thing['@type'] === 'Organization')
  expect(demo).not.toHaveProperty('aggregateRating')
})

test('an offer says when it ends and where it is refused, without its amount, and is gone once it has ended', async () => {
  const { casino_id: casino, amount } = await db
    .updateTable('bonuses')
    .set({ valid_until: new Date('2026-04-01T00:00:00Z') })
    .where('id', '=', 1)
    .returning(['casino_id', 'amount'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('casinos')
    .set({ restricted_countries: ['fr', 'US'] })
    .where('id', '=', casino)
    .execute()
  const offer = (await thingsOn('/bonus/1')).find((thing) => thing['@type'] === 'Offer')
  // Its wagering is above what Great Britain allows.
  expect(offer).toMatchObject({
    validThrough: '2026-04-01T00:00:00.000Z',
    ineligibleRegion: ['FR', 'US', 'GB'],
  })
  expect(offer).not.toHaveProperty('price')
  expect(amount).not.toBe('')
  await db.updateTable('bonuses').set({ valid_until: NOW }).where('id', '=', 1).execute()
  expect((await thingsOn('/bonus/1')).map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
})

test('the title of a casino says the year of the clock and its score', async () => {
  await db.updateTable('casinos').set({ name: 'Aldermoon', safety_index: 9.4 }).where('id', '=', 1).execute()
  const page = await getPage(site, '/casino/aldermoon')
  expect(page.texts('title')).toEqual(['Aldermoon review 2026: payouts, bonuses, safety 9.4 · Evenhand'])
})
