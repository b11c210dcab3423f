import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import type { Subscriber } from '#contract/newsletter/subscribers.schema.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, headers } = await staffSite()

beforeEach(async () => {
  await db
    .insertInto('subscribers')
    .values([
      { email: 'Ada@example.com', created_at: at(0), confirmed_at: at(1) },
      { email: '=cmd|calc@evil.example', created_at: at(2), confirmed_at: null },
      { email: 'bob_1@example.com', created_at: at(3), confirmed_at: at(4), unsubscribed_at: at(5) },
    ])
    .execute()
})

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const ask = (path: string, method = 'GET') =>
  site.request(`/api/admin/subscribers${path}`, { method, headers })
const emails = async (query: string) =>
  ((await (await ask(query)).json()) as Subscriber[]).map(({ email }) => email)
const audited = () => db.selectFrom('audit_log').select(['username', 'action', 'kind', 'name']).execute()

test('the list shows where each is, newest first, in pages', async () => {
  const response = await ask('?page=1&pageSize=2')
  expect(response.headers.get('x-total-count')).toBe('3')
  expect(await response.json()).toEqual([
    {
      id: 3,
      email: 'bob_1@example.com',
      state: 'unsubscribed',
      createdAt: at(3).toISOString(),
      confirmedAt: at(4).toISOString(),
      unsubscribedAt: at(5).toISOString(),
    },
    expect.objectContaining({ id: 2, state: 'waiting', confirmedAt: null, unsubscribedAt: null }),
  ])
})

test('it is searched by a part of the address and by state', async () => {
  expect(await emails('?search=ADA@')).toEqual(['Ada@example.com'])
  expect(await emails('?search=b_1')).toEqual(['bob_1@example.com'])
  expect(await emails('?search=%25')).toEqual([])
  expect(await emails('?state=confirmed')).toEqual(['Ada@example.com'])
  expect(await emails('?state=waiting')).toEqual(['=cmd|calc@evil.example'])
  expect(await emails('?state=unsubscribed&search=ada')).toEqual([])
  expect((await ask('?state=active')).status).toBe(400)
})

test('the export is a file with the same rows, and no spreadsheet runs what is in it', async () => {
  const response = await ask('/export')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="subscribers-2026-03-14.csv"',
  )
  expect(parse(await response.text())).toEqual([
    ['Email', 'State', 'Signed up', 'Confirmed', 'Unsubscribed'],
    ['Ada@example.com', 'confirmed', at(0).toISOString(), at(1).toISOString(), ''],
    ["'=cmd|calc@evil.example", 'waiting', at(2).toISOString(), '', ''],
    ['bob_1@example.com', 'unsubscribed', at(3).toISOString(), at(4).toISOString(), at(5).toISOString()],
  ])
  expect(parse(await (await ask('/export?state=confirmed&search=example')).text())).toHaveLength(2)
})

test('a list of thousands is exported whole, each once', async () => {
  const many = Array.from({ length: 2500 }, (_, index) => ({ email: `many${index}@example.com` }))
  await db.insertInto('subscribers').values(many).execute()
  const rows = parse(await (await ask('/export?search=many')).text()).slice(1)
  expect(new Set(rows.map(([email]) => email)).size).toBe(2500)
  expect(rows).toHaveLength(2500)
})

test('who asks to be forgotten is gone with links and mails', async () => {
  await db
    .insertInto('subscriber_tokens')
    .values({ token_hash: 'x', subscriber_id: 1, purpose: 'confirm' })
    .execute()
  const mail = { subject: 's', text: 't', html: 'h', headers: '{}' }
  await db
    .insertInto('mail_queue')
    .values({ ...mail, recipient: 'ada@EXAMPLE.com' })
    .execute()
  await db
    .insertInto('mail_queue')
    .values({ ...mail, recipient: 'bob_1@example.com' })
    .execute()
  expect(await (await ask('/1', 'DELETE')).json()).toEqual({ success: true, message: 'Subscriber deleted' })
  expect(await emails('?search=ada')).toEqual([])
  expect(await db.selectFrom('subscriber_tokens').select('token_hash').execute()).toEqual([])
  expect(await db.selectFrom('mail_queue').select('recipient').execute()).toEqual([
    { recipient: 'bob_1@example.com' },
  ])
  expect((await ask('/1', 'DELETE')).status).toBe(404)
})

test('the log tells that the list was taken and that someone was deleted, and never who', async () => {
  await (await ask('/export?state=confirmed&search=ada')).text()
  await ask('/1', 'DELETE')
  expect(await audited()).toEqual([
    { username: 'admin', action: 'exported', kind: 'newsletter', name: 'confirmed addresses' },
    { username: 'admin', action: 'deleted', kind: 'subscriber', name: '' },
  ])
})
