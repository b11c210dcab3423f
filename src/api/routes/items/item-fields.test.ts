/** The law of the field tables: what a line says holds wherever the form of its item goes. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import * as field from '#contract/items/field.ts'
import { nullableText } from '#contract/shared/form-fields.schema.ts'

const MASCOT = {
  schema: nullableText('Mascot', 40),
  label: 'Mascot of the house',
  column: 'mascot',
  cell: 'optional',
  public: z.string().nullable(),
  description: 'The figure on its sign',
} as const
// A line that is in the table of casinos before anything is made of it is a line like any other.
vi.doMock('#contract/items/field.ts', () => ({
  ...field,
  fieldTable: (fields: Parameters<typeof field.fieldTable>[0]) =>
    field.fieldTable('websiteUrl' in fields ? { ...fields, mascot: MASCOT } : fields),
}))
const { CASINO_LAYOUT } = await import('#contract/casinos/fields.ts')
const { aStaffToken, staffCalls } = await import('#test/staff.ts')
const { testApp } = await import('#test/test-app.ts')
const { ownDatabase } = await import('#test/test-database.ts')
const { openApiDocument } = await import('../../openapi.ts')
const { ROUTES } = await import('../../routes.ts')
const { ListedLanding } = await import('#contract/landing/landing.schema.ts')
const { BONUS_LAYOUT } = await import('#contract/bonuses/fields.ts')
const { GAME_LAYOUT } = await import('#contract/games/fields.ts')
const { ITEM_FIELDS } = await import('#contract/items/item-fields.ts')
const { KINDS } = await import('#contract/items/kinds.ts')
const { Bonus } = await import('#contract/bonuses/bonuses.schema.ts')
const { CasinoDetail, ExpertReview, SafetySource } = await import('#contract/casinos/casinos.schema.ts')
const { Game } = await import('#contract/games/games.schema.ts')
const { Post } = await import('#contract/posts/posts.schema.ts')
const { CASINO_FORM } = await import('#test/builders.ts')

const { db } = await ownDatabase()
await sql`alter table casinos add column mascot text`.execute(db)
const site = testApp(db)
const token = await aStaffToken(db, 'admin')

const request = (method: string, path: string, body?: string, type = 'application/json') =>
  site.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    ...(body === undefined ? {} : { body }),
  })
const send = staffCalls(() => ({ site, token }))

test('a line is checked, saved, shown, kept in history, exported and imported without another line', async () => {
  const refused = await send('POST', '/api/admin/casinos', { ...CASINO_FORM, mascot: 'owl'.repeat(20) })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('Mascot may have at most 40 characters'),
  ])
  const { id } = (await send('POST', '/api/admin/casinos', { ...CASINO_FORM, mascot: 'Owl' })).body
  const path = `/api/admin/casinos/${String(id)}`
  expect((await send('GET', path)).body.form).toMatchObject({ mascot: 'Owl' })
  expect((await send('GET', `/api/casinos/${String(id)}`)).body).toMatchObject({ mascot: 'Owl' })

  await send('PUT', path, { ...CASINO_FORM, mascot: 'Heron' })
  expect((await send('GET', path)).body.form).toMatchObject({ mascot: 'Heron' })
  const history = (await (await request('GET', `${path}/history`)).json()) as { changes: unknown[] }[]
  expect(history[0]?.changes).toEqual([
    { field: 'mascot', label: 'Mascot of the house', before: 'Owl', after: 'Heron' },
  ])

  const file = await (await request('GET', '/api/admin/casinos/export?format=csv')).text()
  expect(file.split('\r\n')[0]?.split(',').at(-1)).toBe('"mascot"')
  expect(file).toContain('Heron')
  const imported = await request(
    'POST',
    '/api/admin/casinos/import?format=csv&apply=true',
    file.replace('Heron', 'Crane'),
    'text/csv',
  )
  expect(imported.status).toBe(200)
  expect(await imported.text()).toContain('"changed":1')
  expect((await send('GET', path)).body.form).toMatchObject({ mascot: 'Crane' })
})

test('a line is in the description of the api: the body of a save and the public response', () => {
  const { paths, components } = openApiDocument(ROUTES, 'Evenhand')
  expect(JSON.stringify(paths['/api/admin/casinos']?.post)).toContain('"The figure on its sign"')
  expect(components).toHaveProperty('schemas.CasinoDetail.properties.mascot')
})

test('every field is once on a tab of its form', () => {
  const layouts = { casino: CASINO_LAYOUT, bonus: BONUS_LAYOUT, game: GAME_LAYOUT } as const
  for (const kind of ['casino', 'bonus', 'game'] as const) {
    const fields = Object.keys(ITEM_FIELDS[kind]).filter((name) => name !== 'mascot')
    const shown: string[] = Object.values(layouts[kind]).flat(2)
    expect(shown.toSorted()).toEqual(fields.toSorted())
  }
})

test('every column of the tables is a column of the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const known = new Set(rows.map(({ column }) => column))
  const named = Object.entries(ITEM_FIELDS).flatMap(([kind, fields]) =>
    Object.values(fields).flatMap(({ column, table = KINDS[kind as keyof typeof KINDS].table }) =>
      column === null ? [] : [`${table}.${column}`],
    ),
  )
  expect(named.filter((column) => !known.has(column))).toEqual([])
})

test('every public place that a table names is in a public response', () => {
  const within = (prefix: string, response: z.ZodObject) =>
    Object.keys(response.shape).map((name) => `${prefix}${name}`)
  const places = {
    casino: [
      ...within('', CasinoDetail),
      ...within('expertReview.', ExpertReview),
      ...within('safety.', SafetySource),
    ],
    bonus: within('', Bonus),
    game: within('', Game),
    post: within('', Post),
    // No call answers them: their page shows them.
    landing: within('', ListedLanding),
  }
  const named = Object.entries(ITEM_FIELDS).flatMap(([kind, fields]) =>
    Object.values(fields).flatMap(({ public: place }) =>
      typeof place === 'string' ? [{ kind: kind as keyof typeof places, place }] : [],
    ),
  )
  expect(named.filter(({ kind, place }) => !places[kind].includes(place))).toEqual([])
})

test('a field is stored and answered under its own name, and a cell that does not fit does not compile', () => {
  const { public: place, ...silent } = MASCOT
  const { column: _column, ...named } = silent
  expect(field.fieldTable({ houseMascot: named }).houseMascot).toMatchObject({
    column: 'house_mascot',
    public: 'houseMascot',
  })
  // @ts-expect-error: a text is no list.
  field.fieldTable({ mascot: { ...MASCOT, cell: 'list' } })
  expect(field.fieldTable({ mascot: { ...silent, public: false } }).mascot.public).toBe(false)
  expect(place).toBeInstanceOf(z.ZodType)
})
