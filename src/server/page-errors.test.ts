/** What the log says about a page that fails, and what the visitor gets. */
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '#operations/app/app.ts'
import { aCasino } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN, postForm } from '#test/test-site.ts'

const { db } = await testDatabase()
beforeAll(async () => void (await aCasino(db, { slug: 'wanderer' })))

test.each(['GET', 'POST'])(
  'an error that nobody expected is logged once, under the id of the %s request',
  async (method) => {
    const { site, lines } = await siteWith({ now: () => broken() })
    const page =
      method === 'GET'
        ? await getPage(site, '/casino/wanderer')
        : await postForm(site, '/newsletter', { email: 'a@b.example' })
    expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(page.texts('h1')).toHaveLength(1)
    expect(page.html).not.toContain('the clock is broken')
    expect(lines.filter(({ level }) => level >= 50)).toEqual([
      expect.objectContaining({
        id: page.headers.get('x-request-id'),
        method,
        path: method === 'GET' ? '/casino/wanderer' : '/newsletter',
        err: expect.objectContaining({ message: 'the clock is broken' }),
      }),
    ])
  },
)

test('what a stranger can cause leaves no error in the log', async () => {
  const { site, lines } = await siteWith({})
  for (const path of ['/no-such-page', '/casino/no-such-casino', '/casino/%00', '/casino/%E0%A4%A'])
    expect((await getPage(site, path)).status).toBeLessThan(500)
  for (const path of ['/', '/no-such-page', '/casino/wanderer', '/casino/no-such-casino'])
    expect((await postForm(site, path, {})).status).toBeLessThan(500)
  await site.fetch(new Request(`${ORIGIN}/casino/wanderer`, { method: 'PROPFIND' }), '192.0.2.1')
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

function broken(): never {
  throw new Error('the clock is broken')
}

/** The built site and what it logs. */
async function siteWith(more: Partial<App>) {
  const lines: { level: number }[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { app } = testApp(db, {}, { log })
  return { site: await builtSite({ ...app, ...more }), lines }
}
