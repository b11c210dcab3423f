/** What every public page is before any script runs. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { moveToTrash, putBack, takeFromTrash } from '#db/queries/items/trash-writes.ts'
import { lazily } from '#domain/shared/lazily.ts'
import { aCasino } from '#test/builders.ts'
import { MISSING_PAGES, OUTBOUND_PAGES, PUBLIC_PAGES } from '#test/public-pages.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN } from '#test/test-site.ts'

const { db } = await testDatabase()
const site = await builtSite(testApp(db).app)
beforeAll(async () => {
  await loadDemo(db, NOW)
  await db
    .updateTable('casinos')
    .set({ affiliate_url: sql`'https://track.partner.example/in?id=' || id` })
    .execute()
})

describe.each(PUBLIC_PAGES)('%s', (path) => {
  const read = lazily(() => getPage(site, path))
  test('is complete: status, title, description, canonical address, one heading, content', async () => {
    const page = await read()
    expect(page.status).toBe(200)
    expect(page.texts('title')).toEqual([expect.stringMatching(/Evenhand$/)])
    expect(page.texts('h1')).toEqual([expect.stringMatching(/./)])
    expect(page.texts('main')).toEqual([expect.stringMatching(/.{100,}/)])
    const described = page.attributes('meta').filter(({ name }) => name === 'description')
    expect(described.map(({ content }) => content)).toEqual([expect.stringMatching(/.{40,}/)])
    const canonical = page.attributes('link').filter(({ rel }) => rel === 'canonical')
    expect(canonical.map(({ href }) => href)).toEqual([expect.stringContaining(`${ORIGIN}/`)])
  })

  test('names the style sheet of all pages as parts that are loaded later do, so that it is added once', async () => {
    const page = await read()
    const sheets = page.attributes('link').filter(({ rel }) => rel === 'stylesheet')
    const shared = sheets.flatMap(({ href = '' }) => (href.startsWith('/assets/site-') ? [href] : []))
    expect(shared).toEqual([expect.stringMatching(/\.css$/)])
  })

  test('is not painted before its content has been parsed', async () => {
    const { attributes, html } = await read()
    const [expected] = attributes('link').filter(
      ({ rel, blocking }) => rel === 'expect' && blocking === 'render',
    )
    const [, id = 'none'] = expected?.href?.split('#') ?? []
    expect(html.indexOf('</main>')).toBeGreaterThan(0)
    // A browser stops waiting at the start tag of what it expects.
    expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('</main>'))
  })

  test('carries no address of a programme beside its own links', async () => {
    const { html } = await read()
    expect(html.includes('track.partner.example')).toBe(false)
  })

  test('has headers that allow its own scripts and styles and nothing else', async () => {
    const { headers, html } = await read()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('content-security-policy')).toContain("default-src '")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/)
  })

  test('has no role, name or weight that HTML forbids', async () => {
    const page = await read()
    const ofSearch = page.attributes('input').filter(({ type }) => type === 'search')
    expect(ofSearch.filter(({ role }) => role === 'combobox')).toEqual([])
    const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((name) => page.attributes(name))
    expect(headings.filter(({ role }) => role === 'status')).toEqual([])
    const fields = ['input', 'select', 'textarea'].flatMap((name) => page.attributes(name))
    expect(fields.filter(({ name }) => name === '')).toEqual([])
    const weights = page.attributes('text').map((text) => text['font-weight'])
    expect(weights.filter((weight) => weight !== undefined && !weight.endsWith('00'))).toEqual([])
  })
})

test.each(OUTBOUND_PAGES)(
  '%s marks its ways out as paid for, with one line about commission and help before the first',
  async (path) => {
    const { html, attributes } = await getPage(site, path)
    const ways = attributes('a').filter(
      ({ href = '' }) => href.startsWith('/go/') || (/^https?:/.test(href) && !href.startsWith(ORIGIN)),
    )
    expect(ways.length).toBeGreaterThan(0)
    const marks = ways.map(({ target, rel = '' }) => `${target} ${rel.split(' ').toSorted().join(' ')}`)
    expect(new Set(marks)).toEqual(new Set(['_blank nofollow noopener sponsored']))
    const main = html.slice(html.indexOf('<main'))
    const lines = [...main.matchAll(/We may earn a commission through our links\./g)]
    expect(lines).toHaveLength(1)
    expect(lines[0]?.index).toBeLessThan(main.search(/<a [^>]*rel="[^"]*sponsored/))
  },
)

test.each(MISSING_PAGES)('%s answers 404 with a page of the site', async (path) => {
  const page = await getPage(site, path)
  expect(page.status).toBe(404)
  expect(page.texts('title')).toEqual([expect.stringMatching(/Evenhand$/)])
  expect(page.texts('h1')).toEqual([expect.stringMatching(/./)])
  expect(page.texts('main')).toEqual([expect.stringMatching(/./)])
})

test.each([
  ['/casino/1', '/casino/aldermoon'],
  ['/casino/1?reviews=all&x=1', '/casino/aldermoon?reviews=all&x=1'],
  ['/casinos/1', '/casino/aldermoon'],
  ['/casinos/aldermoon?reviews=all', '/casino/aldermoon?reviews=all'],
  ['/casino/Aldermoon', '/casino/aldermoon'],
  ['/bonuses/1', '/bonus/aldermoon-welcome-package'],
  ['/bonus/1?tab=reviews', '/bonus/aldermoon-welcome-package?tab=reviews'],
  ['/games/1', '/game/paper-comet'],
  ['/game/1', '/game/paper-comet'],
])('%s moves for good to %s, in one step', async (from, to) => {
  const { status, headers } = await getPage(site, from)
  expect([status, headers.get('location')]).toEqual([301, to])
  expect((await getPage(site, to)).status).toBe(200)
})

test.each(PUBLIC_PAGES)('no link of %s leads to an address that moves', async (path) => {
  const { attributes } = await getPage(site, path)
  const moving = attributes('a').filter(({ href = '' }) => /^\/(?:casino|bonus|game)\/\d+/.test(href))
  expect(moving).toEqual([])
})

test('a changed address moves the page at once; the deleted casino is gone until it is restored', async () => {
  const id = await aCasino(db, { name: 'Wanderer' })
  const at = async (path: string) => {
    const { status, headers, texts } = await getPage(site, path)
    return [status, headers.get('location') ?? texts('h1')[0]]
  }
  expect(await at('/casino/wanderer')).toEqual([200, 'Wanderer'])
  await db.updateTable('casinos').set({ slug: 'settler' }).where('id', '=', id).execute()
  await db.updateTable('casinos').set({ slug: 'founder' }).where('id', '=', id).execute()
  for (const path of ['/casino/wanderer', '/casino/settler', `/casinos/${id}`])
    expect(await at(path)).toEqual([301, '/casino/founder'])
  const trashed = { kind: 'casino', itemId: id, name: 'Wanderer', username: null, at: NOW } as const
  const entry = await moveToTrash(db, trashed)
  for (const path of ['/casino/founder', '/casino/wanderer', `/casino/${id}`])
    expect(await at(path)).toEqual([410, 'This casino is gone'])
  const { attributes } = await getPage(site, '/casino/founder')
  const ways = attributes('a').filter(({ href = '' }) => href.startsWith('/casino/'))
  expect(ways).toHaveLength(3)
  await putBack(db, (await takeFromTrash(db, entry))?.rows ?? [])
  expect(await at('/casino/founder')).toEqual([200, 'Wanderer'])
})

test.each(['/admin', '/admin/login', '/admin/casinos'])(
  '%s is for no cache and no search engine',
  async (path) => {
    const { status, headers, attributes } = await getPage(site, path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const robots = attributes('meta').filter(({ name }) => name === 'robots')
    expect(robots.map(({ content }) => content)).toEqual(['noindex, nofollow'])
  },
)

test('what was searched for is shown as text', async () => {
  const { html } = await getPage(site, '/casinos?search=%3Cimg%20src%3Dx%20onerror%3D%22hacked()%22%3E')
  expect(html).toContain('&lt;img src=x onerror=')
  expect(html).not.toContain('<img src=x')
})

test.each([
  '/casino/1%27%20or%201=1',
  '/casino/99999999999999999999',
  '/casino/-1',
  '/casino/%00',
  '/casino/1.0',
  '/casino/%E0%A4%A',
  '/casinos?search=%00%ED%A0%80&sort=__proto__&page=-1&minSafetyIndex=NaN&country=ZZ&paymentMethods=%25',
  '/casinos?page=99999',
  `/casinos?features=${'x,'.repeat(2000)}`,
  '/api/casinos?page=1e9',
  '/api/games?minRtp=Infinity',
  '/art/logo/%00.svg',
  '/art/game/constructor/x.svg',
  '/api/casinos/__proto__',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/casinos?search=%25_%5C%27%22%3Cscript%3E',
])('the hostile address %s gets a response below 500', async (path) => {
  const { status } = await getPage(site, path)
  expect(status).toBeLessThan(500)
})

test.each([
  [new Request(`${ORIGIN}/casinos?search=${'a'.repeat(9000)}`), 414],
  [
    new Request(`${ORIGIN}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x'.repeat(300_000) }),
    }),
    413,
  ],
])('%# what is too long is refused as such', async (request, status) => {
  expect((await site.fetch(request, '192.0.2.1')).status).toBe(status)
})

test('an unknown call is answered as JSON', async () => {
  const response = await site.fetch(new Request(`${ORIGIN}/api/no-such-call`))
  expect(await response.json()).toMatchObject({ success: false, status: 404 })
  expect(response.status).toBe(404)
})

test.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ready' }],
])('%s answers', async (path, body) => {
  expect(await (await site.fetch(new Request(ORIGIN + path))).json()).toEqual(body)
})

test('a search that finds nothing says what its words find, and leads to help', async () => {
  const { texts, attributes } = await getPage(site, '/search?q=paper%20zzzz%20wexmarshxx')
  expect(texts('h2')).toContain('Nothing Found')
  expect(texts('main')[0]).toMatch(/Found for a part of it: paper \(\d+\), wexmarsh\w* \(\d+\)/)
  const links = attributes('a').map(({ href }) => href)
  expect(links).toEqual(expect.arrayContaining(['/search?q=paper', '/casinos', '/responsible-gambling']))
})
