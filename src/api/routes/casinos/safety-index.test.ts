import { beforeEach, expect, test } from 'vitest'
import type { SafetySource } from '#contract/casinos/casinos.schema.ts'
import { aCasino, CASINO_FORM } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()

beforeEach(async () => {
  await db.updateTable('admins').set({ display_name: 'Nora Lind' }).execute()
})

/** They come to 8.7. */
const MARKS = { licenseMark: 9.4, termsMark: 9.2, paymentsMark: 7.6, conductMark: 9, ownershipMark: 8.1 }
const REASON = { safetyReason: 'Changed hands in spring.' }

const create = async (more: object = {}) =>
  (await send('POST', '/api/admin/casinos', { ...CASINO_FORM, ...more })).body.id as number
const save = (id: number, more: object) =>
  send('PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, ...more })
const seen = async (id: number) => {
  const { safetyIndex, safety } = (await send('GET', `/api/casinos/${id}`)).body
  const { marks, ...source } = safety as SafetySource
  return { safetyIndex, ...source, marks: marks.map(({ mark }) => mark) }
}
const importFile = async (rows: object[]) =>
  (
    await site.request('/api/admin/casinos/import?format=json&apply=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(rows),
    })
  ).text()
const NO_MARKS = [null, null, null, null, null]

test('a number from before marks were kept counts as set by hand, by whom, when and why unknown', async () => {
  expect(await seen(await aCasino(db, { safety_index: 9.2 }))).toEqual({
    safetyIndex: '9.2',
    isSetByHand: true,
    reason: null,
    setBy: null,
    setOn: null,
    marks: NO_MARKS,
  })
})

test('a total changed by hand is kept with who, when and why', async () => {
  const id = await create()
  expect((await save(id, { safetyIndex: 8, ...REASON })).status).toBe(200)
  expect(await seen(id)).toMatchObject({
    safetyIndex: '8.0',
    isSetByHand: true,
    reason: 'Changed hands in spring.',
    setBy: 'Nora Lind',
    setOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('a changed total needs no reason, and does not keep the one of before', async () => {
  const id = await create(REASON)
  expect((await save(id, { safetyIndex: 8, safetyReason: ' ' })).status).toBe(200)
  expect(await seen(id)).toMatchObject({ safetyIndex: '8.0', reason: null })
})

test('a client that knows only the old fields saves as before, and its total has no reason', async () => {
  const id = await create({ ...REASON, ...MARKS })
  expect((await save(id, { name: 'Renamed' })).status).toBe(200)
  expect(await seen(id)).toMatchObject({
    reason: REASON.safetyReason,
    marks: ['9.4', '9.2', '7.6', '9.0', '8.1'],
  })
  expect((await save(id, { safetyIndex: 8 })).status).toBe(200)
  expect(await seen(id)).toMatchObject({ safetyIndex: '8.0', reason: null, setBy: 'Nora Lind' })
})

test('a total left open is the weighted mean of five marks, each with reason and date', async () => {
  const id = await create({
    ...MARKS,
    safetyIndex: null,
    licenseMarkReason: 'In the register.',
    licenseMarkedOn: '2024-03-02',
  })
  const { body } = await send('GET', `/api/casinos/${id}`)
  expect(body).toMatchObject({ safetyIndex: '8.7', trustScore: '8.7' })
  expect(body.safety).toMatchObject({ isSetByHand: false, reason: null, setBy: null, setOn: null })
  expect((body.safety as SafetySource).marks[0]).toEqual({
    part: 'license',
    weight: 25,
    mark: '9.4',
    reason: 'In the register.',
    markedOn: '2024-03-02',
  })
  expect((body.safety as SafetySource).marks[1]).toMatchObject({
    mark: '9.2',
    reason: null,
    markedOn: expect.any(String),
  })
})

test('a total that follows its marks moves with them, in the form and in a file', async () => {
  const id = await create({ ...MARKS, safetyIndex: null })
  await save(id, { ...MARKS, safetyIndex: 8.7, licenseMark: 5.4 })
  expect(await seen(id)).toMatchObject({ safetyIndex: '7.7', isSetByHand: false })
  await importFile([{ id, licenseMark: 9.4 }])
  expect(await seen(id)).toMatchObject({ safetyIndex: '8.7', isSetByHand: false })
})

test.each([
  [{ termsMark: 10.1 }, 'termsMark', 'Terms mark must be from 0 to 10'],
  [{ licenseMark: '' }, 'licenseMark', 'Licence mark must be from 0 to 10'],
  [
    { conductMarkedOn: 'spring' },
    'conductMarkedOn',
    'Date of the conduct mark must be a date such as 2026-11-22',
  ],
  [
    { safetyReason: 'x'.repeat(2001) },
    'safetyReason',
    'Reason for the safety index may have at most 2000 characters',
  ],
])('refuses %#, naming the field', async (wrong, path, message) => {
  const { status, body } = await send('POST', '/api/admin/casinos', { ...CASINO_FORM, ...wrong })
  expect([status, body.errors]).toEqual([400, [{ path, message }]])
})

test('an import leaves open who brought the total, drops an old reason, and its undo brings who, when and why back', async () => {
  const id = await aCasino(db, {
    safety_index: 9.2,
    safety_reason: 'Tested twice.',
    safety_set_by: 'nora',
    safety_set_on: '2024-03-02',
  })
  await importFile([{ id, safetyIndex: 8.5 }])
  expect(await seen(id)).toMatchObject({ safetyIndex: '8.5', reason: null, setBy: null })
  const [{ id: importId } = { id: 0 }] = await db.selectFrom('imports').select('id').execute()
  const undone = await site.request(`/api/admin/imports/${importId}/undo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await undone.text()
  expect(await seen(id)).toMatchObject({
    safetyIndex: '9.2',
    reason: 'Tested twice.',
    setBy: 'nora',
    setOn: '2024-03-02',
  })
})

test('hiding many at once leaves their safety index and where it comes from alone', async () => {
  const id = await create(REASON)
  const before = await seen(id)
  await send('POST', '/api/admin/casinos/bulk', { ids: [id], action: 'deactivate' })
  expect(await seen(id)).toEqual(before)
})

test('an export of everything restores into an empty site with marks, reasons, who and when', async () => {
  const marks = { ...MARKS, licenseMarkReason: 'In the register.', licenseMarkedOn: '2024-03-02' }
  await create({ ...marks, safetyIndex: 6, ...REASON, safetySetBy: 'nora', safetySetOn: '2024-05-06' })
  const exported = async () =>
    (await send('GET', '/api/admin/casinos/export?format=json')).body as unknown as {
      id?: number
      version?: number
    }[]
  const fields = (rows: { id?: number; version?: number }[]) =>
    rows.map(({ id: _id, version: _version, ...row }) => row)
  const file = fields(await exported())
  await db.deleteFrom('casinos').execute()
  await db.deleteFrom('old_slugs').execute()
  await importFile(file)
  expect(fields(await exported())).toEqual(file)
  expect(file[0]).toMatchObject({ safetySetBy: 'nora', safetySetOn: '2024-05-06', ...marks })
})

test('the history names the index and its reason, and an old version brings both back', async () => {
  const id = await create(REASON)
  await save(id, { safetyIndex: 8, safetyReason: 'Slower now.' })
  const history = (await send('GET', `/api/admin/casinos/${id}/history`)).body as unknown as {
    changes: { label: string }[]
  }[]
  expect(history[0]?.changes.map(({ label }) => label)).toEqual([
    'Safety index',
    'Reason for the safety index',
  ])
  await send('POST', `/api/admin/casinos/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(await seen(id)).toMatchObject({ safetyIndex: '9.4', reason: REASON.safetyReason })
})
