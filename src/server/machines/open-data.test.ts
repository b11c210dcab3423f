import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { DATA_FIELDS, DATA_KINDS } from '#contract/open-data/open-data.ts'
import { loadDemo } from '#db/demo/load-demo.ts'
import { createSite } from '#server/site.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db } = await testDatabase()

function siteWith(limits: Parameters<typeof testApp>[1] = {}, visitor = '192.0.2.1') {
  const { app } = testApp(db, limits)
  app.settings.publicUrl = 'https://evenhand.example'
  const site = createSite(app, async (c) => c.text('No such page.', 404))
  return (path: string, init: RequestInit = {}) =>
    site.fetch(new Request(`http://localhost${path}`, init), visitor)
}
const get = siteWith()

interface DataFile {
  date: string
  license: string
  isDemo: boolean
  items: Record<string, unknown>[]
}
const read = async (kind: string) => (await (await get(`/data/${kind}.json`)).json()) as DataFile
const readCsv = async (kind: string) =>
  parse<Record<string, string>>(await (await get(`/data/${kind}.csv`)).text(), { columns: true })

beforeAll(async () => {
  await loadDemo(db, NOW)
})

test('while everything public is of the demo, the files hold it and say so', async () => {
  const response = await get('/data/casinos.csv')
  expect(response.headers.get('content-disposition')).toContain('demo-casinos-')
  expect(await read('casinos')).toMatchObject({ isDemo: true, license: 'CC BY 4.0' })
})

test('with one entry of its own the catalogue leaves the demo out', async () => {
  await db.updateTable('casinos').set({ is_demo: false }).where('id', '<=', 5).execute()
  for (const table of ['bonuses', 'games'] as const)
    await db.updateTable(table).set({ is_demo: false }).execute()
  const { isDemo, items } = await read('casinos')
  expect([isDemo, items.map(({ id }) => id)]).toEqual([false, [1, 2, 3, 4, 5]])
  const bonuses = (await read('bonuses')).items
  expect(bonuses.length).toBeGreaterThan(0)
  expect(bonuses.every(({ casino_id: id }) => Number(id) <= 5)).toBe(true)
})

test.each(DATA_KINDS)(
  '%s: the JSON file is as its schema says, and the CSV file holds the same rows',
  async (kind) => {
    const schema = (await (await get(`/data/${kind}.schema.json`)).json()) as Parameters<
      typeof z.fromJSONSchema
    >[0]
    const file = await read(kind)
    expect(z.fromJSONSchema(schema).safeParse(file).error).toBeUndefined()
    expect(file.items.length).toBeGreaterThan(0)
    for (const item of file.items) expect(Object.keys(item)).toEqual(Object.keys(DATA_FIELDS[kind]))
    const rows = await readCsv(kind)
    expect(rows).toHaveLength(file.items.length)
    const name = kind === 'licences' ? 'licence' : 'url'
    expect(rows.map((row) => row[name])).toEqual(file.items.map((item) => item[name]))
  },
)

test('what is not stated is null and an empty cell, and a checked "none" is neither', async () => {
  const unknown = { license: null, safety_index: null, restricted_countries: [], payment_methods: [] }
  await db
    .updateTable('casinos')
    .set({ ...unknown, restrictions_checked: false })
    .where('id', '=', 1)
    .execute()
  await db
    .updateTable('casinos')
    .set({ restricted_countries: [], restrictions_checked: true })
    .where('id', '=', 2)
    .execute()
  const [first, second] = (await read('casinos')).items
  expect(first).toMatchObject({
    licence: null,
    safety_index: null,
    restricted_countries: null,
    payment_methods: null,
  })
  expect(second).toMatchObject({ restricted_countries: [] })
  const [row, checked] = await readCsv('casinos')
  expect(row).toMatchObject({ licence: '', safety_index: '', restricted_countries: '', payment_methods: '' })
  expect(checked?.['restricted_countries']).toBe('none')
})

test('no affiliate address leaves the house, and a formula is a text', async () => {
  await db
    .updateTable('casinos')
    .set({ affiliate_url: 'https://track.example/secret', website_url: 'https://casino.example/?aff=secret' })
    .execute()
  await db.updateTable('casinos').set({ name: '=1+1' }).where('id', '=', 3).execute()
  for (const kind of DATA_KINDS)
    expect(await (await get(`/data/${kind}.json`)).text()).not.toContain('secret')
  expect((await readCsv('casinos'))[2]?.['name']).toBe("'=1+1")
  expect((await read('casinos')).items[2]?.['name']).toBe('=1+1')
})

test('an offer that has ended and one that is hidden are left out', async () => {
  const ids = (await read('bonuses')).items.map(({ id }) => Number(id))
  const [ended = 0, hidden = 0] = ids
  await db.updateTable('bonuses').set({ valid_until: NOW }).where('id', '=', ended).execute()
  await db.updateTable('bonuses').set({ is_active: false }).where('id', '=', hidden).execute()
  expect((await read('bonuses')).items.map(({ id }) => id)).toEqual(ids.slice(2))
})

test('an unchanged file is not sent again, and any published change gives it a new tag', async () => {
  const etag = (await get('/data/casinos.json')).headers.get('etag') ?? ''
  const again = await get('/data/casinos.json', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await db.updateTable('casinos').set({ established_year: 1999 }).where('id', '=', 2).execute()
  const changed = await get('/data/casinos.json', { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
})

test('a file is compressed, names its licence and can be read by programs on other sites', async () => {
  const response = await get('/data/games.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('link')).toContain(
    '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  )
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('more rows than a batch all arrive, each once', async () => {
  const games = Array.from({ length: 2_100 }, (_, index) => ({
    name: `Row ${index}`,
    provider: 'Far',
    type: 'slot',
  }))
  await db.insertInto('games').values(games).execute()
  const stored = await db
    .selectFrom('games')
    .select('id')
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  const ids = (await read('games')).items.map(({ id }) => id)
  expect(ids).toEqual(stored.map(({ id }) => id))
})

test('a visitor who asks too often waits', async () => {
  const limited = siteWith({ dataFiles: 1 }, '192.0.2.2')
  expect((await limited('/data/licences.json')).status).toBe(200)
  const refused = await limited('/data/licences.json')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
})

test('the files can only be read, and others are not there', async () => {
  expect((await get('/data/casinos.json', { method: 'POST' })).status).toBe(405)
  for (const path of ['/data/users.json', '/data/casinos.xml', '/data/constructor.json', '/data/%00.json'])
    expect((await get(path)).status).toBe(404)
})
