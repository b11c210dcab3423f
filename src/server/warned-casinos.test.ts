/** A casino that we warn about, or that has closed, leads nowhere: not on its page, in no list, feed, file or answer. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
const ask = (path: string, init?: RequestInit) => site.fetch(new Request(ORIGIN + path, init), '192.0.2.1')

const NAME = 'Marrow Bay'
const ADDRESS = 'marrowbay.example'
const REASON = 'Three withdrawals were approved and never paid.'

let warned: number
let listed: number
beforeAll(async () => {
  listed = await aCasino(db, { name: 'Tidewell', website_url: 'https://tidewell.example/' })
  warned = await aCasino(db, {
    name: NAME,
    website_url: `https://www.${ADDRESS}/`,
    affiliate_url: `https://go.${ADDRESS}/?ref=us`,
    safety_index: 9.9,
    is_featured: true,
    listing: 'warned',
    listing_reason: REASON,
    listing_since: '2026-11-02',
  })
  await aBonus(db, { casino_id: warned, title: 'Two hundred percent', is_featured: true })
  await aGame(db, { name: 'Paper Comet' }, [listed, warned])
  const post = await aPost(db, {
    slug: 'where-to-play',
    content: `<p>Once we liked <a href="https://www.${ADDRESS}/">it</a>.</p>`,
  })
  await db.insertInto('post_casinos').values({ post_id: post, casino_id: warned }).execute()
})

describe('its own page', () => {
  test('says why and since when, and links to no address of it', async () => {
    const { status, html, texts } = await getPage(site, '/casino/marrow-bay')
    expect(status).toBe(200)
    expect(html).toContain(REASON)
    expect(html).toContain('dateTime="2026-11-02"')
    expect(texts('title')).toEqual([expect.stringContaining(`We warn about ${NAME}`)])
    expect(hrefs(html)).not.toContainEqual(expect.stringContaining(ADDRESS))
  })

  test('proposes others, and its structured data names no website', async () => {
    const { html } = await getPage(site, '/casino/marrow-bay')
    expect(html).toContain('Safer Alternatives')
    expect(html).toContain('/casino/tidewell')
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(data.map(([, text]) => text).join('')).not.toContain(ADDRESS)
  })

  test('the page of its bonus leads to the warning', async () => {
    const { slug } = await db.selectFrom('bonuses').select('slug').executeTakeFirstOrThrow()
    const response = await ask(`/bonus/${slug}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/casino/marrow-bay'])
  })
})

test.each([
  '/',
  '/casinos',
  '/casinos?paymentMethods=Bitcoin',
  '/find?country=DE&payment=Bitcoin',
  '/bonuses',
  '/games',
  '/game/paper-comet',
  '/blog/where-to-play',
  '/reviews',
  '/how-we-rate',
  '/compare',
  '/bonuses/feed.xml',
  '/bonuses/feed.json',
  '/sitemap-bonuses-1.xml',
  '/api/casinos',
  '/api/casinos?featured=true',
  '/api/bonuses',
  '/api/stats',
])('%s does not lead to it', async (path) => {
  const body = await (await ask(path)).text()
  expect(body).not.toContain(ADDRESS)
  expect(body).not.toContain('Two hundred percent')
})

test('a link in an article leads to the warning instead', async () => {
  const { html } = await getPage(site, '/blog/where-to-play')
  expect(html).toContain('<a href="/casino/marrow-bay">it</a>')
})

test('the link that its buttons had answers 410 with the reason and others', async () => {
  const response = await ask('/go/marrow-bay')
  expect([response.status, response.headers.get('location')]).toEqual([410, null])
  const page = await response.text()
  expect(page).toContain(REASON)
  expect(page).toContain('href="/casino/tidewell"')
  expect(page).not.toContain(ADDRESS)
})

test.each(['/data/casinos.json', '/data/casinos.csv', '/data/bonuses.json'])(
  '%s holds no address and no offer of it',
  async (path) => {
    const body = await (await ask(path)).text()
    expect(body).not.toContain(ADDRESS)
    expect(body).not.toContain('Two hundred percent')
  },
)

test('a comparison leaves it out', async () => {
  const { html } = await getPage(site, `/compare?type=casinos&ids=${listed},${warned}`)
  expect(html).not.toContain(ADDRESS)
})

test('the api answers the warning with the casino, and no affiliate address', async () => {
  expect(await (await ask(`/api/casinos/${warned}`)).json()).toMatchObject({
    listing: 'warned',
    listingReason: REASON,
    listingSince: '2026-11-02',
    affiliateUrl: null,
  })
})

test('who searches its name finds the warning', async () => {
  const { html } = await getPage(site, '/search?q=marrow%20bay')
  expect(html).toContain(`We warn about ${NAME}`)
  expect(html).not.toContain(ADDRESS)
})

test('the assistant warns about it and proposes it to no one', async () => {
  const answerTo = async (message: string) => {
    const response = await ask('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, history: [] }),
    })
    return response.text()
  }
  expect(await answerTo(`Is ${NAME} safe?`)).toContain(REASON)
  expect(await answerTo('Which casino is the safest?')).not.toContain(NAME)
})

test('/warned lists it with the reason, the day and what to do, newest first', async () => {
  await aCasino(db, {
    name: 'Penny Lantern',
    listing: 'closed',
    listing_reason: 'The operator ended its service.',
    listing_since: '2026-11-20',
  })
  const { texts } = await getPage(site, '/warned')
  expect(texts('li').filter((text) => text.includes(' since '))).toEqual([
    expect.stringMatching(
      /^Penny Lantern ?Closed since .*The operator ended its service\..*Follow its closing notice/,
    ),
    expect.stringMatching(/^Marrow Bay ?Warned about since .*never paid\..*Pay nothing in/),
  ])
})

function hrefs(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href)
}
