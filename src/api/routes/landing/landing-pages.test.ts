import { describe, expect, test } from 'vitest'
import type { Revision } from '#contract/items/history.schema.ts'
import type { ImportReport } from '#contract/transfer/transfer.ts'
import type { ListedLanding } from '#contract/landing/landing.schema.ts'
import { aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()
const PATH = '/api/admin/landing-pages'

const FORM = {
  list: 'casinos',
  facet: 'paymentMethods',
  value: 'Bitcoin',
  slug: 'bitcoin',
  title: 'Casinos that take Bitcoin',
  metaTitle: 'Bitcoin casinos compared',
  metaDescription: 'Casinos that take Bitcoin, with their payout times and the terms of their offers.',
  intro: '<p>Deposits count once the network has confirmed them.</p>',
  questions: [{ question: 'Is it anonymous?', answer: 'No.' }],
  pinned: [],
  isPublished: false,
}

interface Saved {
  id: number
  version: number
  message: string
  trashId?: number
  errors?: { path: string; message: string }[]
}

async function send(method: string, path: string, form?: object) {
  const response = await site.request(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(form !== undefined && { body: JSON.stringify(form) }),
  })
  const body = (await response.json()) as Saved
  return { status: response.status, body }
}

const add = (more: object = {}) => send('POST', PATH, { ...FORM, ...more })
const list = async (query = '') =>
  (await (await site.request(PATH + query, { headers })).json()) as ListedLanding[]

async function casinosWithBitcoin(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await aCasino(db, { name: `Casino ${at}`, slug: `casino-${at}`, payment_methods: ['Bitcoin'] })
}

test('a landing page is added, changed, deleted and restored, and the audit log names each', async () => {
  const { status, body } = await add()
  expect([status, body.message, body.version]).toEqual([201, 'Landing page created', 1])
  expect(await list()).toMatchObject([{ ...FORM, total: 0, isDemo: false, updatedAt: NOW.toISOString() }])
  await send('PUT', `${PATH}/${body.id}`, { ...FORM, title: 'Bitcoin casinos' })
  expect((await list()).map(({ title }) => title)).toEqual(['Bitcoin casinos'])
  const deleted = await send('DELETE', `${PATH}/${body.id}`)
  expect(await list()).toEqual([])
  expect((await send('POST', `/api/admin/trash/${deleted.body.trashId}/restore`)).body.message).toBe(
    'Landing page restored',
  )
  expect((await list()).map(({ title }) => title)).toEqual(['Bitcoin casinos'])
  const entries = await db.selectFrom('audit_log').select(['action', 'kind', 'name']).orderBy('id').execute()
  expect(entries.filter(({ kind }) => kind === 'landing')).toEqual([
    { action: 'created', kind: 'landing', name: 'Casinos that take Bitcoin' },
    { action: 'changed', kind: 'landing', name: 'Bitcoin casinos' },
    { action: 'deleted', kind: 'landing', name: 'Bitcoin casinos' },
    { action: 'restored', kind: 'landing', name: 'Bitcoin casinos' },
  ])
})

test('two people who change one lose nothing: the second is told, and every version can be restored', async () => {
  const { id } = (await add()).body
  const save = (more: object) => send('PUT', `${PATH}/${id}`, { ...FORM, version: 1, ...more })
  expect((await save({ intro: '<p>Hers.</p>' })).body.version).toBe(2)
  expect((await save({ intro: '<p>His.</p>' })).status).toBe(409)
  expect((await list())[0]?.intro).toBe('<p>Hers.</p>')
  const history = (await (await site.request(`${PATH}/${id}/history`, { headers })).json()) as Revision[]
  expect(history.map(({ version, changes }) => [version, changes.map(({ label }) => label)])).toEqual([
    [2, ['Intro']],
    [1, []],
  ])
  await send('POST', `${PATH}/${id}/restore`, { version: 1, currentVersion: 2 })
  expect((await list())[0]?.intro).toBe(FORM.intro)
})

test('a draft of one is kept apart from it, and goes with its save', async () => {
  const { id } = (await add()).body
  const draft = {
    kind: 'landing',
    itemId: id,
    baseVersion: 1,
    name: FORM.title,
    values: { ...FORM, title: 'Half a ti' },
    state: 'state-0001',
    over: [],
  }
  expect((await send('PUT', '/api/admin/drafts/7', draft)).status).toBe(200)
  const kept = (await (await site.request('/api/admin/drafts/7', { headers })).json()) as object
  expect(kept).toMatchObject({ kind: 'landing', values: { title: 'Half a ti' }, base: { title: FORM.title } })
  expect((await list())[0]?.title).toBe(FORM.title)
  await send('PUT', `${PATH}/${id}`, { ...FORM, version: 1, draft: 7 })
  expect((await site.request('/api/admin/drafts/7', { headers })).status).toBe(404)
})

test('it is published with five items, not with fewer', async () => {
  await casinosWithBitcoin(4)
  const refused = await add({ isPublished: true })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual([
    { path: 'isPublished', message: 'Published: this value has 4 of the casinos and needs at least 5' },
  ])
  expect(await list()).toEqual([])
  await aCasino(db, { name: 'Fifth', slug: 'fifth', payment_methods: ['Bitcoin'] })
  await add({ isPublished: true })
  expect(await list()).toMatchObject([{ isPublished: true, total: 5 }])
})

test('an address and a value belong to one landing page, and no address to an item as well', async () => {
  await aCasino(db, { name: 'Bitcoin Palace', slug: 'bitcoin-palace' })
  await add()
  const problemOf = async (more: object) => (await add(more)).body.errors?.[0]
  expect(await problemOf({ value: 'PayPal' })).toEqual({
    path: 'slug',
    message: 'Another landing page has this address',
  })
  expect(await problemOf({ slug: 'btc' })).toEqual({
    path: 'value',
    message: 'Value has a landing page already',
  })
  expect(await problemOf({ value: 'PayPal', slug: 'bitcoin-palace' })).toEqual({
    path: 'slug',
    message: 'Address belongs to an item of this list, or did within the last 90 days',
  })
})

test.each([
  [{ slug: '123' }, 'slug', 'Address may not be digits alone'],
  [{ slug: 'Bit coin' }, 'slug', 'Address may have lowercase letters, digits and single hyphens'],
  [{ facet: 'minSafetyIndex' }, 'facet', 'This list has no such filter'],
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ intro: '<script>alert(1)</script>' }, 'intro', 'Intro is required'],
  [{ metaDescription: 'x'.repeat(161) }, 'metaDescription', 'Search description is too long'],
])('%o is refused beside its field', async (more, path, message) => {
  const { status, body } = await add(more)
  expect(status).toBe(400)
  expect(body.errors).toContainEqual({ path, message })
  expect(await list()).toEqual([])
})

test('the intro is cleaned', async () => {
  await add({ intro: '<p onclick="x()">Hello<script>alert(1)</script></p>' })
  expect((await list())[0]?.intro).toBe('<p>Hello</p>')
})

test('a page of the demo belongs to the site once it is saved', async () => {
  const { body } = await add()
  await db.updateTable('landing_pages').set({ is_demo: true }).execute()
  expect((await list())[0]?.isDemo).toBe(true)
  await send('PUT', `${PATH}/${body.id}`, FORM)
  expect((await list())[0]?.isDemo).toBe(false)
})

test('they are searched and filtered by list', async () => {
  await add()
  await add({ list: 'games', facet: 'provider', value: 'Copper Finch', slug: 'copper-finch', title: 'Games' })
  const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug)
  expect(await slugs('')).toEqual(['bitcoin', 'copper-finch'])
  expect(await slugs('?search=finch')).toEqual(['copper-finch'])
  expect(await slugs('?search=%25')).toEqual([])
  expect(await slugs('?list=casinos')).toEqual(['bitcoin'])
})

test('what is not there is not found, and no one without an account sees any', async () => {
  expect((await send('PUT', `${PATH}/99`, FORM)).status).toBe(404)
  expect((await send('DELETE', `${PATH}/99`)).status).toBe(404)
  expect((await site.request(PATH)).status).toBe(401)
})

describe('an import', () => {
  const bring = async (rows: readonly object[], apply = true) => {
    const response = await site.request(`${PATH}/import?format=json&apply=${apply}&refused=skip`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows),
    })
    const last = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
    return (JSON.parse(last) as { report: ImportReport }).report
  }

  test('adds, changes and leaves alone by list and address, with history, and is undone', async () => {
    await add()
    const told = await bring([
      { ...FORM, title: 'Bitcoin casinos' },
      { ...FORM, value: 'Litecoin', slug: 'litecoin' },
      { ...FORM, list: 'games', facet: 'provider', value: 'Copper Finch' },
    ])
    expect(told.counts).toEqual({ created: 2, changed: 1, unchanged: 0, refused: 0 })
    expect((await list()).map(({ title }) => title)).toContain('Bitcoin casinos')
    const history = await site.request(`${PATH}/1/history`, { headers })
    expect(((await history.json()) as Revision[])[0]).toMatchObject({ action: 'imported' })
    const undo = await site.request(`/api/admin/imports/${told.importId}/undo`, { method: 'POST', headers })
    // The last line comes when it is done.
    expect(await undo.text()).toContain('report')
    expect((await list()).map(({ title }) => title)).toEqual([FORM.title])
  })

  test('says before anything is kept which value has a page already, here or in an earlier row', async () => {
    await add()
    const told = await bring(
      [
        { ...FORM, slug: 'btc' },
        { ...FORM, value: 'Litecoin', slug: 'litecoin' },
        { ...FORM, value: 'Litecoin', slug: 'ltc' },
      ],
      false,
    )
    expect(told.counts).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 2 })
    expect(told.reasons).toMatchObject([{ path: 'value', message: 'Value has a landing page already' }])
    expect(await list()).toHaveLength(1)
  })
})
