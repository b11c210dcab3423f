/** Redirects of staff on the built site: only where there is no page, and never to another site. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import { moveToTrash } from '#db/queries/items/trash-writes.ts'
import { searchMissingAddresses } from '#db/queries/redirects/missing-addresses.ts'
import { sourceKeyOf } from '#domain/redirects/check-redirect.ts'
import { aCasino } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, ORIGIN } from '#test/test-site.ts'
import { must } from '#test/must.ts'
import { countMissing } from './count-missing.ts'
import { createPageCache } from './response-cache/page-cache.ts'
import { createSharedPages } from './response-cache/shared-pages.ts'

const { db, reset } = await testDatabase()
const { app } = testApp(db)
const site = await builtSite(app)
/** As a server sees it: with shared pages, and missing addresses counted. */
const pages = createPageCache({ maxBytes: 1_000_000 })
const shared = createSharedPages({ app, site, pages, nextChange: () => undefined })
const served = countMissing(app, shared.fetch)
beforeEach(async () => {
  await app.redirects.flush()
  await reset()
})

/** Written past every check, as an older version or a restored database might hold it. */
async function aRedirect(source: string, target: string, kind: RedirectKind = 'exact'): Promise<number> {
  const source_key = must(sourceKeyOf(source))
  const { id } = await db
    .insertInto('redirects')
    .values({ kind, source, source_key, target, target_key: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  // As a running process, which follows the change feed.
  await app.redirects.rules()
  return id
}

async function ask(path: string, init: RequestInit = {}, fetch: typeof served = site.fetch) {
  const response = await fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }), '192.0.2.1')
  const body = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    body,
  }
}

describe.each(['one site', 'shared pages'] as const)('with %s', (name) => {
  const fetch = name === 'one site' ? site.fetch : served

  test('an address without a page is redirected for good, with its query, and browsers ask again', async () => {
    await aRedirect('/2019/old-page', '/casinos')
    const { status, location, headers, body } = await ask('/2019/Old-Page/?utm_source=mail&a=1', {}, fetch)
    expect([status, location, body]).toEqual([301, '/casinos?utm_source=mail&a=1', ''])
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('content-security-policy')).toContain("default-src '")
  })

  test('an address where a page could be keeps parameters that the page does not read', async () => {
    await aRedirect('/casino/old-name', '/casino/new-name?reviews=all')
    const { location } = await ask('/casino/old-name?utm_source=mail&reviews=few', {}, fetch)
    expect(location).toBe('/casino/new-name?reviews=all&utm_source=mail')
  })

  test('the data of a page is redirected inside of its own format', async () => {
    await aRedirect('/old-page', '/casinos')
    const { status, location, body } = await ask('/old-page.data?a=1', {}, fetch)
    expect([status, location]).toEqual([202, null])
    expect(body).toContain('/casinos?a=1')
    expect(body).toContain('SingleFetchRedirect')
  })

  test('a query of another system leads to its page, over the page at the same path', async () => {
    await aRedirect('/?p=12', '/casinos')
    await aRedirect('/index.php?view=item&id=5', '/games#top')
    await ask('/', {}, fetch)
    for (const [path, location] of [
      ['/?p=12', '/casinos'],
      ['/?utm_source=mail&p=12', '/casinos?utm_source=mail'],
      ['/index.php?id=5&view=item', '/games#top'],
      ['/Index.php/?id=5&view=item&x=1', '/games?x=1#top'],
    ])
      expect(await ask(path ?? '', {}, fetch)).toMatchObject({ status: 301, location, body: '' })
    for (const path of ['/', '/?p=13', '/?p=', '/?P=12', '/?p=13&p=12', '/casinos?p=12'])
      expect({ path, ...(await ask(path, {}, fetch)) }).toMatchObject({ path, status: 200, location: null })
    expect(await ask('/index.php?id=5', {}, fetch)).toMatchObject({ status: 404 })
    const data = await ask('/_.data?p=12', {}, fetch)
    expect([data.status, data.body.includes('SingleFetchRedirect')]).toEqual([202, true])
    expect(await ask('/?p=12', { method: 'POST' }, fetch)).not.toMatchObject({ status: 301 })
  })

  test('HEAD is answered like GET, and what writes is not redirected', async () => {
    await aRedirect('/old-page', '/casinos')
    expect(await ask('/old-page', { method: 'HEAD' }, fetch)).toMatchObject({
      status: 301,
      location: '/casinos',
    })
    expect((await ask('/old-page', { method: 'POST' }, fetch)).status).not.toBe(301)
  })
})

test('a redirect never hides a page, and answers as soon as the page is gone', async () => {
  const id = await aCasino(db, { slug: 'aldermoon' })
  await aRedirect('/casino/aldermoon', '/casinos')
  await aRedirect('/casino', '/games', 'prefix')
  expect((await ask('/casino/aldermoon')).status).toBe(200)
  expect((await ask('/faq')).status).toBe(200)
  await db.updateTable('casinos').set({ is_active: false }).where('id', '=', id).execute()
  expect(await ask('/casino/aldermoon')).toMatchObject({ status: 301, location: '/casinos' })
})

test('a deleted casino says that it is gone, unless a redirect is for exactly its address', async () => {
  const id = await aCasino(db, { slug: 'aldermoon' })
  await aRedirect('/casino', '/games', 'prefix')
  await moveToTrash(db, { kind: 'casino', itemId: id, name: 'Aldermoon', username: 'owner', at: NOW })
  expect((await ask('/casino/aldermoon')).status).toBe(410)
  await aRedirect('/casino/aldermoon', '/casinos')
  expect(await ask('/casino/aldermoon')).toMatchObject({ status: 301, location: '/casinos' })
})

test('the admin area, the api and files are not redirected', async () => {
  for (const start of ['/admin', '/api', '/art', '/media', '/sitemap-nothing.xml'])
    await aRedirect(start, '/casinos', 'prefix')
  for (const path of [
    '/admin/nothing',
    '/api/nothing',
    '/art/nothing',
    '/media/nothing',
    '/sitemap-nothing.xml',
  ])
    expect([path, (await ask(path)).status === 301]).toEqual([path, path === '/sitemap-nothing.xml'])
})

test('circles end as a page that is not found', async () => {
  await aRedirect('/a', '/b')
  await aRedirect('/b', '/a')
  expect((await ask('/a')).status).toBe(404)
  await aCasino(db, { slug: 'aldermoon' })
  await aRedirect('/x', '/casino/aldermoon')
  await aRedirect('/casino/aldermoon', '/x')
  expect(await ask('/x')).toMatchObject({ status: 301, location: '/casino/aldermoon' })
})

test.each([
  '//evil.example',
  '//evil.example/a/%2e%2e',
  String.raw`/\evil.example`,
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%09/evil.example',
  '/.%2F/evil.example',
  '/x//evil.example',
])('%s leads to no other site, even with a target that is one', async (path) => {
  await aRedirect('/x', '//evil.example', 'prefix')
  const { status, location } = await ask(path)
  expect([301, 404]).toContain(status)
  expect(new URL(location ?? '/', ORIGIN).origin).toBe(ORIGIN)
})

test.each([
  '/%00',
  '/casino/%00',
  '/casino/%ff',
  '/%',
  '/%zz',
  '/a%0d%0aset-cookie:%20x=1',
  `/${'a/'.repeat(2_000)}`,
  `/${'%C3%84'.repeat(1_000)}`,
])('%s is not found and breaks nothing', async (path) => {
  await aRedirect('/a', '/b/$1', 'prefix')
  const { status, headers } = await ask(path)
  expect(status).toBeGreaterThanOrEqual(300)
  expect(status).toBeLessThan(500)
  expect(headers.get('set-cookie')).toBeNull()
})

test('uses are counted and written together', async () => {
  const id = await aRedirect('/old-page', '/casinos')
  for (let time = 0; time < 3; time++) await ask('/old-page')
  await app.redirects.flush()
  expect(await db.selectFrom('redirect_uses').selectAll().execute()).toEqual([
    { redirect_id: id, hits: 3, last_used_at: NOW },
  ])
})

describe('missing addresses', () => {
  async function missing() {
    await app.redirects.flush()
    const { items } = await searchMissingAddresses(db, { search: '', sort: 'hits' })
    return items.map(({ address, hits, referrer }) => ({ address, hits, referrer }))
  }

  test('are counted without query and visitor, with the host that they came from', async () => {
    const referer = 'https://News.example/private?token=secret'
    await ask('/Lost-Page?email=a@b.example', { headers: { referer } }, served)
    await ask('/lost-page/', {}, served)
    await ask('/lost-page.data', {}, served)
    await ask('/casino/never-was', { headers: { referer } }, served)
    expect(await missing()).toEqual([
      { address: '/lost-page', hits: 3, referrer: 'news.example' },
      { address: '/casino/never-was', hits: 1, referrer: 'news.example' },
    ])
  })

  test('are not counted where there is a page, a redirect, a prefetch, no visitor or no address', async () => {
    await aRedirect('/old-page', '/casinos')
    await ask('/faq', {}, served)
    await ask('/old-page', {}, served)
    await ask('/lost', { method: 'HEAD' }, served)
    await ask('/lost', { headers: { 'sec-purpose': 'prefetch' } }, served)
    for (const path of [
      '/api/nothing',
      '/admin/nothing',
      '/media/nothing.png',
      '/%00',
      `/${'a'.repeat(400)}`,
    ])
      await ask(path, {}, served)
    await ask('/lost', { headers: { referer: 'javascript:alert(1)' } }, served)
    expect(await missing()).toEqual([{ address: '/lost', hits: 1, referrer: null }])
  })
})

test('a prefix never hides a page that answers 404 itself, nor is that page counted as missing', async () => {
  await aRedirect('/newsletter', '/blog', 'prefix')
  const token = '0'.repeat(64)
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe'])
    expect(await ask(`${path}?token=${token}`, {}, served)).toMatchObject({ status: 404, location: null })
  expect(await ask('/newsletter/archive', {}, served)).toMatchObject({
    status: 301,
    location: '/blog/archive',
  })
  await app.redirects.flush()
  expect(await db.selectFrom('missing_addresses').select('address').execute()).toEqual([])
})
