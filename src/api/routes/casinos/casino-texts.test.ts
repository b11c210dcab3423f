import { expect, test } from 'vitest'
import { CASINO_FORM } from '#test/builders.ts'
import { FORM as LIMITS } from '#contract/items/limits.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()

const REVIEW = {
  review: '<h2>Payouts</h2><ul><li>Card: 19 hours</li></ul><p><a href="/how-we-rate">How we rate</a></p>',
  reviewAuthor: 'Nora Whitlock',
  testedOn: '2024-03-02',
  checkedOn: '2024-03-10',
}
const NONE = { review: null, reviewAuthor: null, testedOn: null, checkedOn: null }

const create = async (more: object = {}) =>
  (await send('POST', '/api/admin/casinos', { ...CASINO_FORM, ...more })).body.id as number
const seen = async (id: number) => (await send('GET', `/api/casinos/${id}`)).body
const importCsv = async (file: string) =>
  (
    await site.request('/api/admin/casinos/import?format=csv&apply=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: file,
    })
  ).text()
const exportCsv = async () =>
  (
    await site.request('/api/admin/casinos/export?format=csv', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).text()

test('a review is kept with its author and its days, and lists go without it', async () => {
  const id = await create(REVIEW)
  expect(await seen(id)).toMatchObject({ ...REVIEW, description: CASINO_FORM.description })
  const [listed] = (await send('GET', '/api/casinos')).body as unknown as object[]
  for (const field of Object.keys(REVIEW)) expect(listed).not.toHaveProperty(field)
})

test('plain text becomes paragraphs and keeps its line breaks', async () => {
  const id = await create({ review: 'First line\nsecond line\n\nNext paragraph' })
  expect((await seen(id)).review).toBe('<p>First line<br />second line</p>\n<p>Next paragraph</p>')
})

test('what runs or styles is taken out, when it is saved and when it is read', async () => {
  const hostile = '<p onclick="x()" style="color:red">Fair<script>alert(1)</script></p>'
  const id = await create({ review: hostile })
  expect((await seen(id)).review).toBe('<p>Fair</p>')
  await db.updateTable('casinos').set({ review: hostile }).where('id', '=', id).execute()
  expect((await seen(id)).review).toBe('<p>Fair</p>')
})

test('a review without a word is none', async () => {
  expect(await seen(await create({ review: '<p> </p>', reviewAuthor: ' ', testedOn: '' }))).toMatchObject(
    NONE,
  )
})

test('a client that knows only the old fields leaves the review as it is; null takes it away', async () => {
  const id = await create(REVIEW)
  expect((await send('PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, name: 'Renamed' })).status).toBe(
    200,
  )
  expect(await seen(id)).toMatchObject({ name: 'Renamed', ...REVIEW })
  await send('PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, ...NONE })
  expect(await seen(id)).toMatchObject(NONE)
})

test('a version from before there were reviews comes back without taking the review away', async () => {
  const id = await create()
  await send('PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, ...REVIEW })
  const older = JSON.stringify({ ...CASINO_FORM, name: 'Old name' })
  await db.updateTable('revisions').set({ form: older }).where('version', '=', 1).execute()
  const restored = await send('POST', `/api/admin/casinos/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(restored.status).toBe(200)
  expect(await seen(id)).toMatchObject({ name: 'Old name', ...REVIEW })
})

test.each([
  [{ testedOn: '2026-02-31' }, 'testedOn', 'Date tested must be a date such as 2026-11-22'],
  [{ checkedOn: '3/10/2026' }, 'checkedOn', 'Last checked must be a date such as 2026-11-22'],
  [{ testedOn: '2999-01-01' }, 'testedOn', 'Date tested must not be in the future'],
  [{ reviewAuthor: 'x'.repeat(101) }, 'reviewAuthor', 'Author of the review may have at most 100 characters'],
  [
    { review: 'x'.repeat(LIMITS.review + 1) },
    'review',
    `Review may have at most ${LIMITS.review} characters`,
  ],
  [{ review: '&'.repeat(LIMITS.review) }, 'review', `Review may have at most ${LIMITS.review} characters`],
])('refuses %#, naming the field', async (wrong, path, message) => {
  const { status, body } = await send('POST', '/api/admin/casinos', { ...CASINO_FORM, ...wrong })
  expect([status, body.errors]).toEqual([400, [{ path, message }]])
})

test('a review as long as it may be is saved, in any script', async () => {
  const review = `<p>${'評'.repeat(LIMITS.review - 7)}</p>`
  const long = { ...CASINO_FORM, description: '評'.repeat(20_000), review }
  expect((await send('POST', '/api/admin/casinos', long)).status).toBe(201)
})

test('a file brings reviews and takes them along, cell by cell', async () => {
  await importCsv(
    'name,description,websiteUrl,review,reviewAuthor,testedOn,checkedOn\n' +
      'Tidewell,Calm and plain.,https://tidewell.example,"One line\nanother\n\nSecond paragraph",Nora,2024-03-02,\n',
  )
  const [tidewell] = await db.selectFrom('casinos').select('id').execute()
  expect(await seen(tidewell?.id ?? 0)).toMatchObject({
    review: '<p>One line<br />another</p>\n<p>Second paragraph</p>',
    reviewAuthor: 'Nora',
    testedOn: '2024-03-02',
    checkedOn: null,
  })
  const file = await exportCsv()
  await db.deleteFrom('casinos').execute()
  await db.deleteFrom('old_slugs').execute()
  await importCsv(file.replace(/^(\uFEFF?"?id.*\r\n)"?\d+"?,"?\d+"?,/, '$1,,'))
  const again = await exportCsv()
  const cells = (text: string) => text.replace(/^(\uFEFF?"?id.*\r\n)"?\d+"?,/, '$1')
  expect(cells(again)).toBe(cells(file))
  expect(again).toContain('Second paragraph')
})

test('the history names the review, and an old version brings an old review back', async () => {
  const id = await create(REVIEW)
  await send('PUT', `/api/admin/casinos/${id}`, { ...CASINO_FORM, review: 'Much shorter.' })
  const history = (await send('GET', `/api/admin/casinos/${id}/history`)).body as unknown as {
    changes: { label: string }[]
  }[]
  expect(history[0]?.changes.map(({ label }) => label)).toEqual(['Review'])
  await send('POST', `/api/admin/casinos/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(await seen(id)).toMatchObject(REVIEW)
})
