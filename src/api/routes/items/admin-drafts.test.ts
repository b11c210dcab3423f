import { beforeEach, describe, expect, test } from 'vitest'
import type { Draft, DraftRow } from '#contract/items/drafts.schema.ts'
import { daysBefore } from '#domain/shared/utc-days.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { aBonus, aCasino, CASINO_FORM } from '#test/builders.ts'
import { aStaffToken, staffCalls } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let ana: string
let marko: string

beforeEach(async () => {
  ana = await aStaffToken(db, 'admin', { username: 'ana' })
  marko = await aStaffToken(db, 'owner', { username: 'marko' })
})

const call = staffCalls(() => ({ site, token: '' }))
const send = (token: string, method: string, path: string, body?: unknown) => call(method, path, body, token)
const DRAFT = {
  kind: 'casino',
  itemId: null,
  baseVersion: null,
  name: 'Half a casino',
  values: { name: 'Half a casino', tags: ['a'] },
  state: 'state-0001',
  over: [],
}
const keep = (token: string, id: number, more: object = {}) =>
  send(token, 'PUT', `/api/admin/drafts/${id}`, { ...DRAFT, ...more })
const list = async (token: string) =>
  (await send(token, 'GET', '/api/admin/drafts')).body as unknown as DraftRow[]
const idsOf = async (token: string) => (await list(token)).map(({ id }) => id)
const aSavedCasino = async () =>
  (await send(ana, 'POST', '/api/admin/casinos', CASINO_FORM)).body.id as number

describe('a draft', () => {
  test('is kept with its values, on every device of the person', async () => {
    expect(await keep(ana, 7)).toMatchObject({
      status: 200,
      body: { success: true, savedAt: NOW.toISOString() },
    })
    const elsewhere = await send(ana, 'GET', '/api/admin/drafts/7')
    expect(elsewhere.body).toEqual({
      id: 7,
      kind: 'casino',
      itemId: null,
      name: 'Half a casino',
      baseVersion: null,
      version: null,
      updatedAt: NOW.toISOString(),
      values: DRAFT.values,
      state: 'state-0001',
      base: null,
    })
  })

  test('of two new items there are two', async () => {
    await keep(ana, 7)
    await keep(ana, 8, { name: 'Another one' })
    expect((await list(ana)).map(({ name }) => name).toSorted()).toEqual(['Another one', 'Half a casino'])
  })

  test('of another person answers as if it were not there, for the owner too', async () => {
    await keep(ana, 7)
    for (const method of ['GET', 'DELETE'])
      expect(await send(marko, method, '/api/admin/drafts/7')).toMatchObject({
        status: 404,
        body: { message: 'Draft not found' },
      })
    expect(await list(marko)).toEqual([])
    await keep(marko, 7, { name: 'His own' })
    expect((await send(ana, 'GET', '/api/admin/drafts/7')).body.name).toBe('Half a casino')
  })

  test('is replaced only by a device that knows its state', async () => {
    await keep(ana, 7)
    expect((await keep(ana, 7, { state: 'state-0002', over: ['state-0001'] })).status).toBe(200)
    const stale = await keep(ana, 7, { state: 'state-0003', over: ['state-0001'], name: 'Stale' })
    expect(stale).toMatchObject({
      status: 409,
      body: { message: 'This draft was changed on another device.' },
    })
    expect((await send(ana, 'GET', '/api/admin/drafts/7')).body.name).toBe('Half a casino')
  })

  test('may be sent again after a response that was lost', async () => {
    await keep(ana, 7)
    await keep(ana, 7, { state: 'state-0002', over: ['state-0001'] })
    expect((await keep(ana, 7, { state: 'state-0002', over: ['state-0001'] })).status).toBe(200)
  })

  test('carries the form of the version it was begun from, however often the item is saved since', async () => {
    const id = await aSavedCasino()
    await keep(ana, 7, { itemId: id, baseVersion: 1 })
    const base = async () => (await send(ana, 'GET', '/api/admin/drafts/7')).body as unknown as Draft
    expect(await base()).toMatchObject({ baseVersion: 1, version: 1, base: { license: CASINO_FORM.license } })
    await send(marko, 'PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, license: 'Curaçao' })
    expect(await base()).toMatchObject({ baseVersion: 1, version: 2, base: { license: CASINO_FORM.license } })
  })

  test('of a version that was never kept in the history has the present form as its base', async () => {
    const id = await aCasino(db, { license: 'Older than the history' })
    await keep(ana, 7, { itemId: id, baseVersion: 1 })
    expect((await send(ana, 'GET', '/api/admin/drafts/7')).body).toMatchObject({
      base: { license: 'Older than the history' },
    })
    await keep(ana, 8, { itemId: id, baseVersion: 9 })
    expect((await send(ana, 'GET', '/api/admin/drafts/8')).body.base).toBeNull()
  })
})

describe('a draft goes', () => {
  test('with the save that names it, and stays when that save is refused', async () => {
    const id = await aSavedCasino()
    await keep(ana, 7, { itemId: id, baseVersion: 1 })
    const path = `/api/admin/casinos/${id}`
    expect((await send(ana, 'PUT', path, { ...CASINO_FORM, version: 9, draft: 7 })).status).toBe(409)
    expect(await idsOf(ana)).toEqual([7])
    expect((await send(ana, 'PUT', path, { ...CASINO_FORM, version: 1, draft: 7 })).status).toBe(200)
    expect(await idsOf(ana)).toEqual([])
  })

  test('with the creation that names it, and no one else can take it along', async () => {
    await keep(ana, 7)
    await send(marko, 'POST', '/api/admin/casinos', { ...CASINO_FORM, draft: 7 })
    expect(await idsOf(ana)).toEqual([7])
    expect((await send(ana, 'POST', '/api/admin/casinos', { ...CASINO_FORM, draft: 7 })).status).toBe(201)
    expect(await idsOf(ana)).toEqual([])
  })

  test('when it is discarded', async () => {
    await keep(ana, 7)
    expect((await send(ana, 'DELETE', '/api/admin/drafts/7')).status).toBe(200)
    expect((await send(ana, 'DELETE', '/api/admin/drafts/7')).status).toBe(404)
  })

  test('with the account of its owner', async () => {
    await keep(ana, 7)
    await db.deleteFrom('admins').where('username', '=', 'ana').execute()
    expect(await db.selectFrom('drafts').selectAll().execute()).toEqual([])
  })

  test('90 days after its last change', async () => {
    await keep(ana, 7)
    await keep(ana, 8)
    const at = (days: number) => daysBefore(NOW, days)
    await db
      .updateTable('drafts')
      .set({ updated_at: at(91) })
      .where('id', '=', 7)
      .execute()
    await db
      .updateTable('drafts')
      .set({ updated_at: at(89) })
      .where('id', '=', 8)
      .execute()
    await forgetExpired(site.app)
    expect(await idsOf(ana)).toEqual([8])
  })

  test('when its item leaves the trash for good, a bonus with its casino too', async () => {
    const casino = await aCasino(db)
    const other = await aCasino(db)
    const bonus = await aBonus(db, { casino_id: casino })
    await keep(ana, 7, { itemId: casino, baseVersion: 1 })
    await keep(ana, 8, { kind: 'bonus', itemId: bonus, baseVersion: 1 })
    await keep(ana, 9, { itemId: other, baseVersion: 1 })
    await send(ana, 'DELETE', `/api/admin/casinos/${casino}`)
    await forgetExpired(site.app)
    expect(await idsOf(ana)).toEqual([7, 8, 9])
    await db
      .updateTable('trash')
      .set({ deleted_at: daysBefore(NOW, 31) })
      .execute()
    await forgetExpired(site.app)
    expect(await idsOf(ana)).toEqual([9])
  })
})

describe('refused is', () => {
  test.each([
    [
      'a kind that there is not',
      { kind: 'review' },
      'kind must be one of casino, bonus, game, post, landing',
    ],
    ['a version without an item', { baseVersion: 1 }, 'baseVersion belongs to an item: send both or neither'],
    ['a state that is none', { state: 'a b' }, 'state must have 8 to 64 letters, digits and hyphens'],
    ['values that are none', { values: 'all' }, 'values must hold the fields of the form'],
    ['values nested too deeply', { values: { a: [[[[[[[[[]]]]]]]]] } }, 'values are nested too deeply'],
  ])('%s', async (_what, more, message) => {
    expect(await keep(ana, 7, more)).toMatchObject({ status: 400, body: { message } })
    expect(await list(ana)).toEqual([])
  })

  test('more than a save of its kind may hold', async () => {
    const values = { content: 'x'.repeat(300 * 1024) }
    expect((await keep(ana, 7, { values })).status).toBe(413)
    expect((await keep(ana, 7, { kind: 'post', values })).status).toBe(200)
  })

  test('the hundred and first, and an id that cannot be', async () => {
    for (let id = 1; id <= 100; id++) await keep(ana, id)
    expect(await keep(ana, 101)).toMatchObject({
      status: 400,
      body: { message: 'You have 100 drafts. Save or discard some of them first.' },
    })
    expect((await keep(ana, 100, { state: 'state-0002', over: ['state-0001'] })).status).toBe(200)
    expect((await keep(ana, 2 ** 31)).status).toBe(404)
  })
})
