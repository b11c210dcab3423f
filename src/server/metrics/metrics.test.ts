/** What /metrics says, asked of the built site on a real port. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPageCache } from '#server/response-cache/page-cache.ts'
import { PUBLIC_PAGES } from '#test/public-pages.ts'
import { aCasino } from '#test/builders.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite } from '#test/test-site.ts'
import { ROUTES } from '#api/routes.ts'
import { serve } from '../serve.ts'
import { listenForMetrics } from './answer-metrics.ts'
import { createMetrics } from './metrics.ts'
import { routeLabel } from './route-label.ts'

const { db } = await testDatabase()
const TOKEN = 'a-token-of-the-tests'

/** The built site with this token, and what its connections look like. */
async function served({ token }: { token?: string | undefined } = { token: TOKEN }) {
  const { app } = testApp(db)
  let isAway = false
  const asked = db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('connect ECONNREFUSED')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { port, stop } = await serve(
    {
      app: {
        ...app,
        db: asked,
        settings: { ...app.settings, dataDir: tmpdir(), metrics: { token, port: undefined } },
      },
      pages: createPageCache({ maxBytes: 1_000_000 }),
      pool: { totalCount: 4, idleCount: 3, waitingCount: 2 },
      place: 1,
    },
    await builtSite(app),
  )
  onTestFinished(stop)
  const get = async (path: string, authorization = `Bearer ${TOKEN}`) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization },
      redirect: 'manual',
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { get, setAway: (away: boolean) => void (isAway = away) }
}

/** The value of a line; undefined when it is not there. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('without a token there is no such address', async () => {
  const { get } = await served({})
  expect((await get('/metrics')).status).toBe(404)
})

test.each(['', 'Bearer ', 'Bearer another-token-of-tests', TOKEN])('%j is refused', async (authorization) => {
  const { get } = await served()
  const { status, headers, text } = await get('/metrics', authorization)
  expect([status, headers.get('www-authenticate'), headers.get('cache-control')]).toEqual([
    401,
    'Bearer',
    'no-store',
  ])
  expect(text).not.toContain('evenhand_')
})

test('answers are counted by pattern, status and cache, and addresses that no one made add nothing', async () => {
  await aCasino(db, { name: 'Aurora' })
  const { get } = await served()
  const counted = async (labels: string) =>
    valueOf((await get('/metrics')).text, `evenhand_http_requests_total{${labels}}`)
  await get('/casino/aurora', '')
  await get('/casino/aurora', '')
  await get('/casino/nobody', '')
  await get('/api/casinos', '')
  await get('/made-up/4711', '')
  await get('/api/made-up', '')
  const page = 'route="/casino/*",method="GET"'
  await expect.poll(() => counted(`${page},status="2xx",cache="none"`)).toBe(1)
  await expect.poll(() => counted(`${page},status="2xx",cache="hit"`)).toBe(1)
  await expect.poll(() => counted(`${page},status="4xx",cache="none"`)).toBe(1)
  await expect.poll(() => counted('route="/api/casinos",method="GET",status="2xx",cache="none"')).toBe(1)
  await expect.poll(() => counted('route="other",method="GET",status="4xx",cache="none"')).toBe(1)
  await expect.poll(() => counted('route="/api/*",method="GET",status="4xx",cache="none"')).toBe(1)
  const { text, headers } = await get('/metrics')
  expect(headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(text).not.toMatch(/made-up|aurora/)
  expect(valueOf(text, 'evenhand_database_waiting')).toBe(2)
  expect(valueOf(text, 'evenhand_database_up')).toBe(1)
  expect(valueOf(text, 'evenhand_page_cache_responses')).toBeGreaterThan(0)
})

test('security events, lost clicks, the disk and the feed of changes are told', async () => {
  const { get } = await served()
  await get('/api/admin/casinos', 'Bearer nothing')
  const { text } = await get('/metrics')
  expect(valueOf(text, 'evenhand_security_events_total{event="session_refused"}')).toBe(1)
  expect(valueOf(text, 'evenhand_clicks_lost_total')).toBe(0)
  expect(valueOf(text, 'evenhand_change_lag_seconds')).toBe(0)
  expect(valueOf(text, 'evenhand_disk_free_bytes')).toBeGreaterThan(0)
  expect(valueOf(text, 'evenhand_backup_age_seconds')).toBeUndefined()
})

test('jobs are counted by kind and state with how late they are, and left out while the database is unavailable', async () => {
  await db
    .insertInto('jobs')
    .values({ kind: 'clean-up', unique_key: 'one', payload: '{}', run_at: new Date('2026-03-14T11:59:00Z') })
    .execute()
  const { get, setAway } = await served()
  const { text } = await get('/metrics')
  expect(valueOf(text, 'evenhand_jobs{kind="clean-up",state="waiting"}')).toBe(1)
  expect(valueOf(text, 'evenhand_jobs_late_seconds{kind="clean-up"}')).toBe(60)
  setAway(true)
  const away = (await get('/metrics')).text
  expect(valueOf(away, 'evenhand_database_up')).toBe(0)
  expect(away).not.toContain('clean-up')
})

test('a port of its own answers nothing but /metrics, and asks for the token where there is one', async () => {
  const { app } = testApp(db)
  const metrics = createMetrics({
    app,
    pages: { size: () => ({ pages: 7, bytes: 0 }) },
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  })
  const statuses = async (token: string | undefined) => {
    const server = await listenForMetrics(metrics, { port: 0, token })
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    return [await get('/metrics'), await get('/'), await get('/metrics/x')]
  }
  expect(await statuses(undefined)).toEqual([200, 404, 404])
  expect(await statuses(TOKEN)).toEqual([401, 404, 404])
})

test('every page and call has a label of its own pattern', () => {
  for (const path of PUBLIC_PAGES) expect(routeLabel(path.split('?')[0] ?? '')).not.toBe('other')
  for (const { path } of ROUTES) expect(routeLabel(path.replaceAll(/\{\w+\}/g, 'x'))).toBe(path)
})

test('the alerts and the board ask for nothing but what is exposed', async () => {
  const { text } = await (await served()).get('/metrics')
  for (const file of ['prometheus-alerts.yml', 'grafana-board.json']) {
    const content = readFileSync(join(import.meta.dirname, '../../../ops', file), 'utf8')
    const names = new Set(content.match(/\b(?:evenhand|nodejs|process)_[a-z0-9_]+\b/g))
    expect(names.size).toBeGreaterThan(5)
    for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  }
})
