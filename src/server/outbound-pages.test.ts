/** Outbound links on the built site: the pages of those that send no one on, and the anchors that lead there. */
import { beforeEach, expect, test } from 'vitest'
import { aCasino } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, ORIGIN } from '#test/test-site.ts'

const { db, reset } = await testDatabase()
const { app } = testApp(db)
const settings = {
  ...app.settings,
  trustProxy: 1,
  consent: { ...app.settings.consent, countryHeader: 'cf-ipcountry' },
}
const site = await builtSite({ ...app, settings })
beforeEach(reset)

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(new Request(ORIGIN + path, { redirect: 'manual', headers }), '192.0.2.1')
  return { status: response.status, headers: response.headers, body: await response.text() }
}

test('where players are refused, a page says so and names casinos that are open', async () => {
  await aCasino(db, { name: 'Aurora', restricted_countries: ['DE'] })
  await aCasino(db, { name: 'Closed Too', restricted_countries: ['DE'] })
  await aCasino(db, { name: 'Borealis', restricted_countries: ['FR'] })
  const { status, headers, body } = await ask('/go/aurora', { 'cf-ipcountry': 'DE' })
  expect([status, headers.get('location')]).toEqual([403, null])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(body).toContain('Aurora does not accept players from Germany')
  expect(body).toContain('href="/casino/borealis"')
  expect(body).not.toContain('href="/casino/closed-too"')
  expect(body).not.toContain('https://aurora.example')
  expect((await ask('/go/aurora', { 'cf-ipcountry': 'FR' })).status).toBe(302)
})

test('an unknown link answers 404, and a page says so', async () => {
  const { status, headers, body } = await ask('/go/nobody')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(body).toContain('This link leads nowhere')
})

test('a former slug still leads to the casino', async () => {
  const id = await aCasino(db, { name: 'Aurora' })
  await db.updateTable('casinos').set({ slug: 'northern' }).where('id', '=', id).execute()
  const { status, headers } = await ask('/go/aurora?on=casinos&at=list.1')
  expect([status, headers.get('location')]).toEqual([302, '/go/northern?on=casinos&at=list.1'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await ask('/go/northern?on=casinos&at=list.1')).headers.get('location')).toBe(
    'https://aurora.example/',
  )
})

test('buttons lead to the link, say where they are, name the host, and carry nothing of a visitor', async () => {
  await aCasino(db, { name: 'Aurora' })
  const { body } = await ask('/casino/aurora', { 'cf-ipcountry': 'DE' })
  const anchors = body.match(/<a [^>]*rel="sponsored nofollow noopener"[^>]*>/g) ?? []
  expect(anchors.length).toBeGreaterThan(0)
  for (const anchor of anchors) {
    expect(anchor).toMatch(/href="\/go\/aurora\?on=casino\/aurora&amp;at=(?:offer|bar)"/)
    expect(anchor).toContain('title="aurora.example"')
    expect(anchor).toContain('target="_blank"')
  }
})

test('crawlers are asked to stay away', async () => {
  expect(
    (await import('./machines/robots.ts')).robotsText({ publicUrl: 'https://site.example', aiCrawlers: [] }),
  ).toContain('Disallow: /go/\n')
})
