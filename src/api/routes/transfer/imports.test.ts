import { describe, expect, test } from 'vitest'
import type { ImportDetails, ImportRecord } from '#contract/transfer/imports.schema.ts'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { forgetImports } from '#operations/transfer/forget-imports.ts'
import { daysBefore } from '#domain/shared/utc-days.ts'
import { aCasino, aGame } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

const post = (path: string, body?: string) =>
  site.request(path, { method: 'POST', headers, ...(body !== undefined && { body }) })
const lastLine = async (response: Response) =>
  JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
async function report(path: string, rows: readonly object[], more = ''): Promise<ImportReport> {
  const last = await lastLine(
    await post(
      `/api/admin/${path}/import?format=json&apply=true&name=list.json${more}`,
      JSON.stringify(rows),
    ),
  )
  if ('report' in last) return last.report
  throw new Error(JSON.stringify(last))
}
async function undone(id: number | null): Promise<ImportDetails> {
  const last = await lastLine(await post(`/api/admin/imports/${id}/undo`))
  if ('report' in last) return last.report as unknown as ImportDetails
  throw new Error(JSON.stringify(last))
}
const imports = async () =>
  (await (await site.request('/api/admin/imports?kind=casino', { headers })).json()) as ImportRecord[]
const casinos = () => db.selectFrom('casinos').selectAll().orderBy('id').execute()
const NEW = {
  name: 'Čačak Royal',
  description: 'A measured, well-run casino.',
  websiteUrl: 'https://x.example',
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...NEW, name: `Casino ${index}` }))
const save = async (id: number, change: object) => {
  const stored = (await (await site.request(`/api/admin/casinos/${id}`, { headers })).json()) as {
    form: object
  }
  const body = JSON.stringify({ ...stored.form, ...change })
  const json = { ...headers, 'content-type': 'application/json' }
  expect(
    (await site.request(`/api/admin/casinos/${id}`, { method: 'PUT', headers: json, body })).status,
  ).toBe(200)
}

describe('rows without faults', () => {
  test('are applied when asked to, and the others are counted and told by reason', async () => {
    const told = await report(
      'games',
      [
        { name: 'Plain Reels', provider: 'NetEnt', type: 'slot', volatility: 'high' },
        { name: 'Odd Reels', provider: 'NetEnt', type: 'slot', volatility: 'wild' },
        { name: 'Wide Reels', provider: 'NetEnt', type: 'slot', rtp: 960 },
        { name: 'Deep Reels', provider: 'NetEnt', type: 'slot', rtp: 961 },
      ],
      '&refused=skip',
    )
    expect(told).toMatchObject({ isApplied: true, state: 'applied', counts: { created: 1, refused: 3 } })
    expect(told.reasons).toEqual([
      {
        path: 'rtp',
        message: 'RTP must be from 0 to 100',
        count: 2,
        rows: [
          { row: 3, name: 'Wide Reels', given: '960' },
          { row: 4, name: 'Deep Reels', given: '961' },
        ],
      },
      {
        path: 'volatility',
        message: 'Volatility must be one of low, medium, high',
        count: 1,
        rows: [{ row: 2, name: 'Odd Reels', given: 'wild' }],
      },
    ])
    expect(await db.selectFrom('games').select('name').execute()).toEqual([{ name: 'Plain Reels' }])
    const audit = await db.selectFrom('audit_log').select('name').where('action', '=', 'imported').execute()
    expect(audit).toEqual([{ name: '1 created, 0 changed, 3 left out' }])
  })

  test('are kept back without being asked for, and no import is listed', async () => {
    const told = await report('casinos', [NEW, { ...NEW, name: 'X' }])
    expect(told).toMatchObject({ isApplied: false, state: 'checked', importId: null })
    expect(await casinos()).toEqual([])
    expect(await imports()).toEqual([])
  })

  test('reasons that differ only in a name are one, each row with its own words', async () => {
    const bonus = { title: 'Welcome', description: 'Doubles the deposit.', type: 'welcome', amount: '100%' }
    const told = await report('bonuses', [
      { ...bonus, casino: 'Nobody' },
      { ...bonus, title: 'Other', casino: 'No one' },
    ])
    expect(told.reasons).toMatchObject([
      {
        path: 'casino',
        message: 'There is no casino called …',
        count: 2,
        rows: [
          { message: 'There is no casino called "Nobody"' },
          { message: 'There is no casino called "No one"' },
        ],
      },
    ])
  })
})

describe('addresses in a file', () => {
  const slugs = async () =>
    (await db.selectFrom('casinos').select('slug').orderBy('id').execute()).map(({ slug }) => slug)

  test('are taken, made where they are empty, and refused where another has them', async () => {
    await aCasino(db, { name: 'Aldermoon' })
    const rows = [
      { ...NEW, name: 'Chosen', slug: 'my-own' },
      { ...NEW, name: 'Made up', slug: '' },
      { ...NEW, name: 'Twice', slug: 'my-own' },
      { ...NEW, name: 'Late', slug: 'aldermoon' },
    ]
    const told = await report('casinos', rows, '&refused=skip')
    expect(await slugs()).toEqual(['aldermoon', 'my-own', 'made-up'])
    expect(told.rows.map(({ problems }) => problems[0]?.message)).toEqual([
      undefined,
      undefined,
      'Row 1 has the same address',
      'Another casino has this address',
    ])
  })

  test('are free again after an undo, for the corrected file', async () => {
    const rows = [{ ...NEW, slug: 'my-own' }]
    await undone((await report('casinos', rows)).importId)
    expect((await report('casinos', rows)).counts).toMatchObject({ created: 1, refused: 0 })
    expect(await slugs()).toEqual(['my-own'])
  })
})

describe('an undo', () => {
  test('changes back what was changed, moves what was created to the trash, and is one audit entry', async () => {
    const id = await aCasino(db, { name: 'Aldermoon', license: 'Old one' })
    const told = await report('casinos', [{ id, license: 'New one' }, NEW])
    expect(told.counts).toMatchObject({ created: 1, changed: 1 })
    expect(await undone(told.importId)).toMatchObject({
      state: 'undone',
      undoneBy: 'admin',
      restored: 1,
      removed: 1,
      leftAlone: 0,
    })
    expect(await casinos()).toMatchObject([{ id, license: 'Old one', version: 3 }])
    expect(await db.selectFrom('trash').select(['kind', 'name', 'username', 'import_id']).execute()).toEqual([
      { kind: 'casino', name: NEW.name, username: 'admin', import_id: told.importId },
    ])
    const history = await db
      .selectFrom('revisions')
      .where('item_id', '=', id)
      .select(['version', 'action'])
      .orderBy('version')
      .execute()
    expect(history.map(({ action }) => action)).toEqual(['kept', 'imported', 'restored'])
    expect(await db.selectFrom('audit_log').select(['action', 'name']).orderBy('id').execute()).toEqual([
      { action: 'imported', name: '1 created, 1 changed' },
      { action: 'import undone', name: '1 restored, 1 moved to the trash' },
    ])
  })

  test('leaves alone what someone has saved or deleted since, and names it', async () => {
    const [first, second, third] = [
      await aCasino(db, { name: 'First', license: 'Old one' }),
      await aCasino(db, { name: 'Second', license: 'Old one' }),
      await aCasino(db, { name: 'Third', license: 'Old one' }),
    ]
    const told = await report('casinos', [
      ...[first, second, third].map((id) => ({ id, license: 'New one' })),
      NEW,
    ])
    const created = told.rows.find(({ outcome }) => outcome === 'created')?.id ?? 0
    await save(first, { license: 'By hand' })
    await save(created, { license: 'By hand' })
    await site.request(`/api/admin/casinos/${third}`, { method: 'DELETE', headers })
    const details = await undone(told.importId)
    expect(details).toMatchObject({ restored: 1, removed: 0, leftAlone: 3 })
    expect(details.exceptions).toMatchObject([
      { row: 1, name: 'First', result: 'left', problems: [{ message: 'Saved by admin since the import' }] },
      {
        row: 3,
        name: 'Third',
        result: 'left',
        problems: [{ message: 'It has been deleted since the import' }],
      },
      { row: 4, name: NEW.name, result: 'left', problems: [{ message: 'Saved by admin since the import' }] },
    ])
    expect((await casinos()).map(({ name, license }) => [name, license])).toEqual([
      ['First', 'By hand'],
      ['Second', 'Old one'],
      [NEW.name, 'By hand'],
    ])
  })

  test('of a game gives it back its casinos, without those that are gone', async () => {
    const [kept, gone] = [await aCasino(db, { name: 'Kept' }), await aCasino(db, { name: 'Gone' })]
    const game = await aGame(db, {}, [kept, gone])
    const told = await report('games', [{ id: game, availableAt: [] }])
    await site.request(`/api/admin/casinos/${gone}`, { method: 'DELETE', headers })
    expect(await undone(told.importId)).toMatchObject({ restored: 1, leftAlone: 0 })
    expect(await db.selectFrom('game_casinos').selectAll().execute()).toEqual([
      { game_id: game, casino_id: kept },
    ])
  })

  test('is refused a second time, and for an import that there is not', async () => {
    const told = await report('casinos', [NEW])
    await undone(told.importId)
    expect((await post(`/api/admin/imports/${told.importId}/undo`)).status).toBe(409)
    expect((await post('/api/admin/imports/999/undo')).status).toBe(404)
  })
})

describe('an import under way', () => {
  /** Applies a file and does something once as soon as rows are being saved. */
  async function whileSaving(rows: readonly object[], act: (importId: number) => Promise<unknown>) {
    const response = await post('/api/admin/casinos/import?format=json&apply=true', JSON.stringify(rows))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    let acted: Promise<unknown> | undefined
    for (;;) {
      const { done = true, value = '' } = (await reader?.read()) ?? {}
      if (done) break
      text += value
      const importId = /"done":[1-9]\d*,.*"importId":(\d+)/.exec(value)?.[1]
      if (importId !== undefined) acted ??= act(Number(importId))
    }
    await acted
    return (JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as { report: ImportReport }).report
  }

  test('is stopped between batches: what was applied stays, the report says so, and it can be undone', async () => {
    const told = await whileSaving(many(400), (id) => post(`/api/admin/imports/${id}/stop`))
    const kept = (await casinos()).length
    expect(told).toMatchObject({ state: 'stopped', counts: { created: kept }, notReached: 400 - kept })
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(400)
    expect(await imports()).toMatchObject([{ state: 'stopped', planned: 400, created: kept }])
    expect(await undone(told.importId)).toMatchObject({ removed: kept })
    expect(await casinos()).toEqual([])
  })

  test('keeps a second one of the same kind waiting, and is not stopped twice', async () => {
    let second: Response | undefined
    const told = await whileSaving(many(100), async () => {
      second = await post('/api/admin/casinos/import?format=json&apply=true', JSON.stringify([NEW]))
      await second.text()
    })
    expect(told.counts.created).toBe(100)
    expect(second?.ok === false || (await casinos()).length === 100).toBe(true)
    expect((await post(`/api/admin/imports/${told.importId}/stop`)).status).toBe(409)
  })

  test('neither overwrites nor loses what a colleague saves meanwhile', async () => {
    const ids = [
      await aCasino(db, { name: 'First' }),
      await aCasino(db, { name: 'Last', license: 'Old one' }),
    ]
    const rows = [
      { id: ids[0], license: 'From the file' },
      ...many(200),
      { id: ids[1], version: 1, license: 'From the file' },
    ]
    const told = await whileSaving(rows, () => save(ids[1] ?? 0, { license: 'By hand' }))
    expect(told).toMatchObject({ state: 'applied', counts: { created: 200, changed: 1, refused: 1 } })
    expect(told.reasons[0]?.message).toBe(
      'Saved by admin since this file was made (version 2, the file has 1)',
    )
    expect((await casinos()).find(({ id }) => id === ids[1])?.license).toBe('By hand')
  })

  test('changes the item that someone created meanwhile under the same name, instead of a second one', async () => {
    const told = await whileSaving([...many(200), { ...NEW, license: 'From the file' }], () =>
      site.post(
        '/api/admin/casinos',
        { ...NEW, license: 'By hand', establishedYear: 2016, safetyIndex: 9 },
        { headers },
      ),
    )
    expect(told.state).toBe('applied')
    const same = (await casinos()).filter(({ name }) => name === NEW.name)
    expect(same).toMatchObject([{ license: 'From the file', established_year: 2016, version: 2 }])
  })
})

test('ended imports are deleted after their time, and those under way are not', async () => {
  const old = await report('casinos', [NEW])
  await db
    .updateTable('imports')
    .set({ ended_at: daysBefore(NOW, 31) })
    .execute()
  await report('casinos', [{ ...NEW, name: 'Younger' }])
  await db
    .insertInto('imports')
    .values({ kind: 'game', state: 'applying', created_at: daysBefore(NOW, 31), file_name: 'long' })
    .execute()
  await forgetImports(site.app)
  const left = await db.selectFrom('imports').select(['id', 'state']).orderBy('id').execute()
  expect(left.map(({ state }) => state)).toEqual(['applied', 'applying'])
  expect(left.some(({ id }) => id === old.importId)).toBe(false)
  const rows = await db.selectFrom('import_rows').select('import_id').execute()
  expect(rows.some(({ import_id: id }) => id === old.importId)).toBe(false)
  expect((await casinos()).map(({ name }) => name)).toEqual([NEW.name, 'Younger'])
})
