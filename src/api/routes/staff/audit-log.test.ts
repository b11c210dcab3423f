/** What the audit log tells of saves, of actions that were done to many at once, and of exports. */
import { beforeEach, expect, test } from 'vitest'
import type { AuditRecord } from '#contract/staff/audit.schema.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { staffCalls, staffSite } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'

const { db, site, headers } = await staffSite('owner')
beforeEach(async () => {
  site.setNow(NOW)
})

const send = staffCalls(() => ({ site, token: headers.authorization.slice('Bearer '.length) }))
const log = async (query = '') =>
  (await send('GET', `/api/admin/audit-log${query}`)).body as unknown as AuditRecord[]
const bulk = (ids: readonly number[], action: string) =>
  site.post('/api/admin/casinos/bulk', { ids, action }, { headers })

test('a save tells which fields it changed, and leads to the item while it is there', async () => {
  const id = await aCasino(db, { name: 'Aldermoon' })
  const { form } = (await send('GET', `/api/admin/casinos/${id}`)).body as { form: object }
  const saved = await site.post(
    `/api/admin/casinos/${id}`,
    { ...form, license: 'Kahnawake', features: ['Live chat'] },
    { method: 'PUT', headers },
  )
  expect(saved.status).toBe(200)
  expect(await log()).toMatchObject([
    {
      action: 'changed',
      kind: 'casino',
      itemId: id,
      name: 'Aldermoon',
      fields: ['license', 'features'],
      isThere: true,
    },
  ])
  await site.request(`/api/admin/casinos/${id}`, { method: 'DELETE', headers })
  expect((await log()).map(({ action, isThere }) => [action, isThere])).toEqual([
    ['deleted', false],
    ['changed', false],
  ])
})

test('what is done to many is one line with their list, found by any of their names', async () => {
  const ids = [await aCasino(db, { name: 'Aldermoon' }), await aCasino(db, { name: 'Tidewell' })]
  await bulk(ids, 'deactivate')
  expect(await log('?search=tidewell')).toMatchObject([
    {
      action: 'hidden',
      kind: 'casino',
      itemId: null,
      name: '2 casinos',
      items: [
        { id: ids[0], name: 'Aldermoon' },
        { id: ids[1], name: 'Tidewell' },
      ],
    },
  ])
  await bulk(ids, 'deactivate')
  expect(await log()).toHaveLength(1)
  await bulk([ids[0] ?? 0], 'delete')
  expect((await log())[0]).toMatchObject({ action: 'deleted', name: 'Aldermoon', itemId: ids[0], items: [] })
})

test('an export of the catalogue is logged with who took it', async () => {
  await aBonus(db)
  const file = await site.request('/api/admin/bonuses/export?format=json', { headers })
  expect(await file.text()).toContain('Welcome Bonus')
  expect(await log()).toMatchObject([
    { action: 'exported', kind: 'bonus', name: 'all as JSON', username: 'owner' },
  ])
})

test('it is filtered by kind and by days in UTC, both included', async () => {
  for (const [kind, at] of [
    ['casino', '2026-03-10T23:59:59.999Z'],
    ['game', '2026-03-11T00:00:00.000Z'],
    ['bonus', '2026-03-12T23:59:59.999Z'],
    ['game', '2026-03-13T00:00:00.000Z'],
  ] as const)
    await db
      .insertInto('audit_log')
      .values({ created_at: new Date(at), username: null, action: 'created', kind, item_id: null })
      .execute()
  const kinds = async (query: string) => (await log(query)).map(({ kind }) => kind)
  expect(await kinds('?kind=game')).toEqual(['game', 'game'])
  expect(await kinds('?from=2026-03-11&until=2026-03-12')).toEqual(['bonus', 'game'])
  const refused = await site.request('/api/admin/audit-log?from=2026-02-31', { headers })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('from must be a day')
})
