import { beforeEach, expect, test } from 'vitest'
import type { ImportLine, ImportReport } from '#contract/transfer/transfer.ts'
import { aCasino } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

beforeEach(async () => {
  await aCasino(db, {
    name: 'Aldermoon',
    license: 'Malta Gaming Authority',
    payment_methods: ['Visa', 'PayPal', 'Bank transfer'],
  })
  await aCasino(db, { name: 'Tidewell', license: 'Curaçao eGaming', payment_methods: ['Visa'] })
})

async function imported(rows: readonly object[], apply = false): Promise<ImportReport> {
  const response = await site.request(`/api/admin/casinos/import?format=json&apply=${apply}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(rows),
  })
  const last = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as ImportLine
  if (!('report' in last)) throw new Error(JSON.stringify(last))
  return last.report
}
const remember = (values: unknown) =>
  site.request('/api/admin/casinos/import/values', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
  })
const stored = async (name: string) =>
  db.selectFrom('casinos').where('name', '=', name).select(['license', 'payment_methods']).executeTakeFirst()
const NEW = {
  name: 'Quillmoor',
  description: 'A casino with a quiet lobby and quick payouts.',
  websiteUrl: 'https://quillmoor.example',
  license: 'curacao',
  paymentMethods: ['visa', 'Pay Pal', 'Wire transfer', 'VISA', 'Neosurf'],
}

test('a dry run names every value that the catalogue does not have, with what it would be kept as', async () => {
  const { values } = await imported([NEW])
  expect(values.map(({ field, given, how, read, proposed }) => [field, given, how, read, proposed])).toEqual([
    ['license', 'curacao', 'part', 'curacao', 'Curaçao eGaming'],
    ['paymentMethods', 'Neosurf', 'new', 'Neosurf', null],
    ['paymentMethods', 'Pay Pal', 'same', 'PayPal', 'PayPal'],
    ['paymentMethods', 'visa', 'same', 'Visa', 'Visa'],
    ['paymentMethods', 'VISA', 'same', 'Visa', 'Visa'],
    ['paymentMethods', 'Wire transfer', 'short', 'Bank transfer', 'Bank transfer'],
  ])
})

test('what is the same value is kept as the catalogue writes it, once, and the same file changes nothing again', async () => {
  await imported([NEW], true)
  expect(await stored('Quillmoor')).toEqual({
    license: 'curacao',
    payment_methods: ['Visa', 'PayPal', 'Bank transfer', 'Neosurf'],
  })
  expect((await imported([NEW], true)).counts).toMatchObject({ unchanged: 1, changed: 0 })
})

test('one choice a value is remembered for every later file', async () => {
  const response = await remember([
    { field: 'license', given: 'curacao', meaning: 'Curaçao eGaming' },
    { field: 'paymentMethods', given: 'Pay Pal', meaning: null },
  ])
  expect(response.status).toBe(200)
  const { values } = await imported([NEW], true)
  expect(values.filter(({ how }) => how === 'chosen').map(({ given, read }) => [given, read])).toEqual([
    ['curacao', 'Curaçao eGaming'],
    ['Pay Pal', 'Pay Pal'],
  ])
  expect(await stored('Quillmoor')).toMatchObject({
    license: 'Curaçao eGaming',
    payment_methods: ['Visa', 'Pay Pal', 'Bank transfer', 'Neosurf'],
  })
  await imported(
    [{ ...NEW, name: 'Juniver', websiteUrl: 'https://juniver.example', license: 'CURAÇAO' }],
    true,
  )
  expect(await stored('Juniver')).toMatchObject({ license: 'Curaçao eGaming' })
})

test.each([
  [[{ field: 'name', given: 'x', meaning: null }], /field must be one of license, paymentMethods/],
  [[{ field: 'license', given: '', meaning: null }], /given must not be empty/],
  [[{ field: 'license', given: 'x', meaning: ' ' }], /meaning must not be empty/],
  ['all', /values must be a list/],
])('%j is refused', async (values, message) => {
  const response = await remember(values)
  expect([response.status, (await response.json()) as { message: string }]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringMatching(message) as string }),
  ])
})
