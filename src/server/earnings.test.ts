/** A click, what a programme reports of it, and the report of both: through the doors that each of them uses. */
import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  DEFAULT_PARAMETERS,
  type EarningsReport,
  type PostbackCall,
  type Program,
  type ProgramForm,
} from '#contract/earnings/earnings.schema.ts'
import { articleContent } from '#operations/posts/article-content.ts'
import { aCasino } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { BROWSER, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createSite } from './site.ts'

const { db, reset } = await testDatabase()
let { app, setNow } = testApp(db)
let site = createSite(app, async (c) => c.text('page', 404))
let headers: Record<string, string>

beforeEach(async () => {
  await reset()
  ;({ app, setNow } = testApp(db))
  site = createSite(app, async (c) => c.text('page', 404))
  headers = { authorization: `Bearer ${await aStaffToken(db, 'admin')}` }
})

const HOST = 'http://localhost'
const at = (time: string) => setNow(new Date(time))

interface Visitor {
  address?: string
  more?: Record<string, string>
  method?: string
}

/** Follows a link as a person on a page of the site does. Answers where it leads. */
async function click(path: string, { address = '192.0.2.10', more = {}, method = 'GET' }: Visitor = {}) {
  const request = new Request(`${HOST}${path}`, {
    method,
    headers: { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin', ...more },
  })
  const response = await site.fetch(request, address)
  await app.clicks.flush()
  return response.headers.get('location')
}

async function call(path: string, init: RequestInit = {}, address = '198.51.100.7') {
  const response = await site.fetch(new Request(`${HOST}${path}`, init), address)
  return { status: response.status, body: (await response.json()) as { outcome?: string; message?: string } }
}

const FORM: ProgramForm = {
  name: 'Northern Partners',
  network: null,
  contact: null,
  deal: 'cpa',
  notes: null,
  currency: 'EUR',
  clickParameter: 'sub1',
  casinoIds: [],
  isSigned: false,
  postbackAddresses: [],
  postbackNames: { parameters: DEFAULT_PARAMETERS, events: [{ word: 'ftd', kind: 'first_deposit' }] },
}

async function addProgram(form: Partial<ProgramForm>): Promise<Program> {
  const response = await site.fetch(
    new Request(`${HOST}/api/admin/programs`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...FORM, ...form }),
    }),
  )
  expect(response.status).toBe(201)
  return (await response.json()) as Program
}

async function read<T>(path: string): Promise<T> {
  const response = await site.fetch(new Request(`${HOST}${path}`, { headers }))
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

const report = (query: string) => read<EarningsReport>(`/api/admin/earnings?${query}`)
const MARCH = 'from=2026-03-01&to=2026-03-31'

function clickIdIn(location: string | null): string {
  return new URL(location ?? '').searchParams.get('sub1') ?? ''
}

test('from a click to its earnings, reported late, twice and out of order, and taken back', async () => {
  const casino = await aCasino(db, { name: 'Aurora', affiliate_url: 'https://partner.example/in?a=1' })
  const program = await addProgram({ casinoIds: [casino] })
  at('2026-03-10T10:00:00Z')
  const id = clickIdIn(await click('/go/aurora?on=casinos&at=list.3'))
  expect(id).toMatch(/^[\w-]{22}$/)
  await click('/go/aurora?on=casinos&at=list.3', { address: '192.0.2.11' })

  at('2026-03-12T10:00:00Z')
  const path = program.postbackPath
  const taken = `event=revenue&event_id=r1&click_id=${id}&amount=40.00&time=2026-03-11T08:00:00Z`
  // The deposit comes before the registration, and the revenue twice.
  expect(await call(`${path}?event=ftd&click_id=${id}`)).toMatchObject({
    status: 200,
    body: { outcome: 'stored' },
  })
  expect(await call(`${path}?event=registration&click_id=${id}`)).toMatchObject({
    body: { outcome: 'stored' },
  })
  expect(await call(`${path}?${taken}`)).toMatchObject({ body: { outcome: 'stored' } })
  expect(await call(`${path}?${taken}`)).toMatchObject({ status: 200, body: { outcome: 'known' } })
  // Taken back two days later, on the day of what it takes back.
  expect(await call(`${path}?event=reversal&event_id=r1&click_id=${id}&amount=15`)).toMatchObject({
    status: 200,
  })

  const byPage = await report(`by=page&${MARCH}`)
  expect(byPage.rows).toEqual([
    {
      key: '/casinos',
      label: '/casinos',
      clicks: 2,
      uniqueClicks: 2,
      otherClicks: 0,
      registrations: 1,
      firstDeposits: 1,
      deposits: 1,
      revenue: [{ currency: 'EUR', minor: 2500 }],
      depositRate: { low: expect.closeTo(0.0945, 3), high: expect.closeTo(0.9055, 3) },
    },
  ])
  const days = await report(`by=day&${MARCH}`)
  expect(days.rows.map(({ key, clicks, revenue }) => [key, clicks, revenue[0]?.minor ?? 0])).toEqual([
    ['2026-03-12', 0, 0],
    ['2026-03-11', 0, 2500],
    ['2026-03-10', 2, 0],
  ])
  for (const [by, key, label] of [
    ['casino', String(casino), 'Aurora'],
    ['program', String(program.id), 'Northern Partners'],
    ['block', 'list', 'list'],
    ['position', '3', '3'],
    ['device', 'computer', 'Computer'],
    ['month', '2026-03', '2026-03'],
  ])
    expect((await report(`by=${by}&${MARCH}`)).rows).toMatchObject([
      { key, label, clicks: 2, revenue: [{ minor: 2500 }] },
    ])
  expect((await report(`by=day&${MARCH}&page=/bonuses`)).rows).toEqual([])
  expect((await report('by=day&from=2026-03-11&to=2026-03-12')).before).toMatchObject({ clicks: 2 })
})

test('only people are counted, and what is not counted says why', async () => {
  await aCasino(db, { name: 'Aurora' })
  at('2026-03-10T10:00:00Z')
  const link = '/go/aurora?on=casino/aurora&at=offer'
  await click(link)
  await click(link)
  await click(link, { address: '192.0.2.20', more: { 'user-agent': 'Googlebot/2.1' } })
  await click(link, { address: '192.0.2.21', more: { 'sec-purpose': 'prefetch' } })
  await click(link, { address: '192.0.2.22', more: { cookie: 'evenhand_staff=1' } })
  await click(link, { address: '192.0.2.23', more: { 'sec-fetch-site': 'none' } })
  await click(link, { address: '192.0.2.24', method: 'HEAD' })
  await click(link, { address: '192.0.2.25', more: { 'user-agent': 'WhatsApp/2.23' } })
  at('2026-03-10T10:31:00Z')
  await click(link)
  const { total, others } = await report(`by=casino&${MARCH}`)
  expect(total).toMatchObject({ clicks: 2, uniqueClicks: 1, otherClicks: 7 })
  expect(Object.fromEntries(others.map((other) => [other.reason ?? other.class, other.clicks]))).toEqual({
    'within 30 minutes of the one that counts': 1,
    'names itself as a program': 1,
    'opened ahead by a browser': 1,
    staff: 1,
    'comes from no page of this site': 1,
    'asked for the headers alone': 1,
    'preview of a posted link': 1,
  })
})

test('a report of a click that is not known yet counts, and gets its page when the click arrives', async () => {
  const casino = await aCasino(db, { name: 'Aurora' })
  const { postbackPath } = await addProgram({ casinoIds: [casino] })
  at('2026-03-10T10:00:00Z')
  const request = new Request(`${HOST}/go/aurora?on=bonuses&at=offer`, {
    headers: { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
  })
  const id = clickIdIn((await site.fetch(request, '192.0.2.10')).headers.get('location'))
  await call(`${postbackPath}?event=registration&click_id=${id}`)
  expect((await report(`by=page&${MARCH}`)).rows).toMatchObject([{ key: null, clicks: 0, registrations: 1 }])
  await app.clicks.flush()
  expect((await report(`by=page&${MARCH}`)).rows).toMatchObject([
    { key: '/bonuses', clicks: 1, registrations: 1 },
  ])
})

test.each([
  ['', 'event is missing'],
  ['?event=win&event_id=1', 'event is not known: win'],
  ['?event=deposit', 'event_id is missing'],
  ['?event=deposit&event_id=%00', 'event_id has control characters'],
  [`?event=deposit&event_id=${'x'.repeat(201)}`, 'event_id may have at most 200 characters'],
  [`?event=registration&click_id=${'x'.repeat(201)}`, 'click_id may have at most 200 characters'],
  ['?event=revenue&event_id=1', 'amount is missing'],
  ['?event=revenue&event_id=1&amount=1,50', 'amount must be a number such as 12.50'],
  ['?event=revenue&event_id=1&amount=1e9', 'amount must be a number such as 12.50'],
  ['?event=revenue&event_id=1&amount=1&currency=EURO', 'currency must be three letters, such as EUR'],
  ['?event=deposit&event_id=1&time=yesterday', 'time must be ISO 8601 or seconds since 1970'],
  ['?event=deposit&event_id=1&time=2099-01-01', 'time is not near today'],
])('the call %s is refused: %s', async (query, message) => {
  const { id, postbackPath } = await addProgram({})
  expect(await call(postbackPath + query)).toMatchObject({ status: 400, body: { message } })
  const calls = await read<PostbackCall[]>(`/api/admin/programs/${id}/calls`)
  expect(calls).toMatchObject([{ outcome: 'refused', message }])
})

test('a form and an object in JSON say the same as a query', async () => {
  const { id, postbackPath } = await addProgram({})
  const post = (body: string) => call(postbackPath, { method: 'POST', body })
  expect(await post('event=deposit&event_id=1&amount=5')).toMatchObject({ body: { outcome: 'stored' } })
  expect(await post('{"event":"deposit","event_id":1,"amount":5.5}')).toMatchObject({
    body: { outcome: 'stored', message: 'Corrected from 5.00 EUR to 5.50 EUR' },
  })
  expect(await post('{"event":')).toMatchObject({ status: 400 })
  expect(await post('x'.repeat(20_000))).toMatchObject({ status: 413 })
  expect(await post('x'.repeat(20_000))).toMatchObject({ status: 413 })
  // Too large twice within a minute is one line.
  expect(await read<PostbackCall[]>(`/api/admin/programs/${id}/calls`)).toMatchObject([
    { outcome: 'refused', message: 'This call is too large.' },
    { outcome: 'refused' },
    { outcome: 'stored', message: 'Corrected from 5.00 EUR to 5.50 EUR' },
    { outcome: 'stored' },
  ])
})

test('a key of no one, a foreign address and a wrong signature report nothing', async () => {
  expect(await call(`/api/postbacks/${'0'.repeat(64)}?event=deposit&event_id=1`)).toMatchObject({
    status: 404,
  })
  expect(await call('/api/postbacks/x%00?event=deposit&event_id=1')).toMatchObject({ status: 404 })
  const program = await addProgram({ isSigned: true, postbackAddresses: ['198.51.100.0/24'] })
  const query = 'event=deposit&event_id=1'
  const path = `${program.postbackPath}?${query}`
  expect(await call(path, {}, '203.0.113.1')).toMatchObject({ status: 403 })
  expect(await call(path)).toMatchObject({
    status: 401,
    body: { message: 'X-Signature and X-Timestamp are required.' },
  })
  at('2026-03-10T10:00:00Z')
  const signed = (seconds: number, secret = program.postbackSecret ?? '', text = query) => ({
    headers: {
      'x-timestamp': String(seconds),
      'x-signature': createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex'),
    },
  })
  const now = Date.parse('2026-03-10T10:00:00Z') / 1000
  expect(await call(path, signed(now - 301))).toMatchObject({ status: 401 })
  expect(await call(path, signed(now, 'another'))).toMatchObject({ status: 401 })
  expect(await call(path, signed(now, undefined, `${query}&amount=9`))).toMatchObject({ status: 401 })
  expect(await db.selectFrom('conversions').selectAll().execute()).toEqual([])
  expect(await call(path, signed(now - 299))).toMatchObject({ status: 200 })
})

test('two deposits of one click are two, and two registrations of it are one', async () => {
  const casino = await aCasino(db, { name: 'Aurora', affiliate_url: 'https://partner.example/in?a=1' })
  const { postbackPath } = await addProgram({ casinoIds: [casino] })
  at('2026-03-10T10:00:00Z')
  const id = clickIdIn(await click('/go/aurora?on=casinos&at=list.3'))
  const outcomeOf = async (event: string, eventId: string) =>
    (await call(`${postbackPath}?event=${event}&event_id=${eventId}&click_id=${id}`)).body
  expect([await outcomeOf('deposit', 'd1'), await outcomeOf('deposit', 'd2')]).toMatchObject([
    { outcome: 'stored' },
    { outcome: 'stored' },
  ])
  expect([await outcomeOf('registration', 'r1'), await outcomeOf('registration', 'r2')]).toMatchObject([
    { outcome: 'stored' },
    { outcome: 'known' },
  ])
})

test('more than 600 calls a minute wait', async () => {
  const { id, postbackPath } = await addProgram({})
  at('2026-03-10T10:00:00Z')
  await db.deleteFrom('rate_limits').execute()
  const statuses: number[] = []
  for (let calls = 0; calls < 601; calls += 1)
    statuses.push((await call(`${postbackPath}?event=deposit&event_id=1`)).status)
  expect([statuses.slice(0, 600).every((status) => status === 200), statuses[600]]).toEqual([true, 429])
  expect((await call(`${postbackPath}?event=deposit&event_id=1`)).status).toBe(429)
  const calls = await read<PostbackCall[]>(`/api/admin/programs/${id}/calls`)
  expect(calls.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
    { message: 'Too many calls. Please try again in a minute.' },
  ])
})

test('a replaced address works for another 14 days, the one before it no longer', async () => {
  at('2026-03-10T10:00:00Z')
  const first = await addProgram({})
  const replace = async () => {
    const response = await site.fetch(
      new Request(`${HOST}/api/admin/programs/${first.id}/key`, { method: 'POST', headers }),
    )
    return (await response.json()) as Program
  }
  const second = await replace()
  expect(second).toMatchObject({ formerKeyEndsAt: '2026-03-24T10:00:00.000Z', name: first.name })
  const statusOf = async ({ postbackPath }: Program) =>
    (await call(`${postbackPath}?event=deposit&event_id=1`)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
  const third = await replace()
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([404, 200, 200])
  at('2026-03-24T10:00:00Z')
  expect([await statusOf(second), await statusOf(third)]).toEqual([404, 200])
})

test('a secret is in the answer that made it and in no other, and stays while calls are signed', async () => {
  const made = await addProgram({ isSigned: true })
  expect(made.postbackSecret).toMatch(/^[\da-f]{64}$/)
  const stored = async () =>
    (
      await db
        .selectFrom('programs')
        .select('postback_secret')
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow()
    ).postback_secret
  const put = async (isSigned: boolean) => {
    const request = new Request(`${HOST}/api/admin/programs/${made.id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...FORM, isSigned }),
    })
    return (await (await site.fetch(request)).json()) as Program
  }
  expect((await put(true)).postbackSecret).toBeNull()
  expect(await stored()).toBe(made.postbackSecret)
  const listed = (await read<Program[]>('/api/admin/programs')).find(({ id }) => id === made.id)
  expect(listed).toMatchObject({ isSigned: true, postbackSecret: null })
  expect(await put(false)).toMatchObject({ isSigned: false, postbackSecret: null })
  const again = await put(true)
  expect(again.postbackSecret).toMatch(/^[\da-f]{64}$/)
  expect(again.postbackSecret).not.toBe(made.postbackSecret)
})

test('a replaced address that others know ends at once, with the secret for signatures', async () => {
  at('2026-03-10T10:00:00Z')
  const first = await addProgram({})
  await db
    .updateTable('programs')
    .set({ postback_secret: 'a'.repeat(64) })
    .where('id', '=', first.id)
    .execute()
  const replace = async (query: string) => {
    const request = new Request(`${HOST}/api/admin/programs/${first.id}/key${query}`, {
      method: 'POST',
      headers,
    })
    return (await (await site.fetch(request)).json()) as Program
  }
  const kept = await replace('?former=keep')
  expect([kept.isSigned, kept.postbackSecret]).toEqual([true, null])
  const ended = await replace('?former=end')
  expect(ended.formerKeyEndsAt).toBeNull()
  expect(ended.postbackSecret).toMatch(/^[\da-f]{64}$/)
  expect(ended.postbackSecret).not.toBe('a'.repeat(64))
  expect((await call(`${kept.postbackPath}?event=deposit&event_id=1`)).status).toBe(404)
  expect((await call(`${ended.postbackPath}?event=deposit&event_id=1`)).status).toBe(401)
})

test('a test event is removed with its reversal, its call stays, and the event counts again when it comes again', async () => {
  const { id, postbackPath } = await addProgram({})
  at('2026-03-12T10:00:00Z')
  const event = `${postbackPath}?event=revenue&event_id=test&amount=40`
  await call(event)
  await call(`${postbackPath}?event=reversal&event_id=test&amount=15`)
  await call(`${postbackPath}?event=revenue&event_id=other&amount=1`)
  const calls = () => read<PostbackCall[]>(`/api/admin/programs/${id}/calls`)
  const first = (await calls()).at(-1)
  expect(first).toMatchObject({ outcome: 'stored', holdsEvent: true })
  const remove = async (callId = first?.id) =>
    (
      await site.fetch(
        new Request(`${HOST}/api/admin/postback-calls/${callId}/event`, { method: 'DELETE', headers }),
      )
    ).status
  const revenue = async () => (await report(`by=program&${MARCH}`)).total.revenue[0]?.minor
  expect(await revenue()).toBe(2600)
  expect([await remove(), await remove(), await remove(999_999)]).toEqual([200, 409, 404])
  expect(await revenue()).toBe(100)
  expect((await calls()).map(({ outcome, holdsEvent }) => [outcome, holdsEvent])).toEqual([
    ['stored', true],
    ['removed', false],
    ['removed', false],
  ])
  expect(await call(event)).toMatchObject({ body: { outcome: 'stored' } })
  expect(await revenue()).toBe(4100)
})

test('a link in the text of an article counts with its page', async () => {
  await aCasino(db, { name: 'Aurora', website_url: 'https://aurora.example/' })
  const { parts } = await articleContent(app, {
    slug: 'a-guide',
    content: '<p><a href="https://aurora.example/live">Aurora</a></p>',
    contentMedia: [],
  })
  const link = /href="([^"]+)"/.exec(JSON.stringify(parts).replaceAll('\\"', '"'))?.[1] ?? ''
  at('2026-03-10T10:00:00Z')
  expect(await click(link.replaceAll('&amp;', '&'))).toBe('https://aurora.example/')
  expect((await report(`by=page&${MARCH}`)).rows).toMatchObject([{ key: '/blog/a-guide', clicks: 1 }])
  expect((await report(`by=block&${MARCH}`)).rows).toMatchObject([{ key: 'text', clicks: 1 }])
})

test('another programme may use the same event id, and one word for two events is refused', async () => {
  const [first, second] = [await addProgram({}), await addProgram({ name: 'Southern Partners' })]
  for (const { postbackPath } of [first, second])
    expect(await call(`${postbackPath}?event=deposit&event_id=1`)).toMatchObject({
      body: { outcome: 'stored' },
    })
  const response = await site.fetch(
    new Request(`${HOST}/api/admin/programs`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...FORM,
        name: 'Third',
        postbackNames: {
          ...FORM.postbackNames,
          events: [
            { word: 'a', kind: 'deposit' },
            { word: 'A', kind: 'revenue' },
          ],
        },
      }),
    }),
  )
  expect(await response.json()).toMatchObject({ status: 400, message: 'The word “a” means two events' })
})

test('what is taken back no longer counts, in parts, as a whole, before its event and in its currency', async () => {
  const { postbackPath } = await addProgram({})
  at('2026-03-12T10:00:00Z')
  const send = async (query: string) => {
    const { status, body } = await call(`${postbackPath}?${query}`)
    return [status, body.outcome ?? body.message]
  }
  const total = async () => {
    const { registrations, firstDeposits, deposits, revenue } = (await report(`by=program&${MARCH}`)).total
    return [
      registrations,
      firstDeposits,
      deposits,
      revenue.map(({ currency, minor }) => `${minor} ${currency}`),
    ]
  }
  const player = 'click_id=a-player-of-2019'
  expect(await send(`event=registration&${player}`)).toEqual([200, 'stored'])
  expect(await send(`event=registration&event_id=p1&${player}`)).toEqual([200, 'known'])
  expect(await send(`event=ftd&event_id=d1&amount=50&${player}`)).toEqual([200, 'stored'])
  expect(await send('event=revenue&event_id=r1&amount=40&currency=USD')).toEqual([200, 'stored'])
  expect(await total()).toEqual([1, 1, 1, ['4000 USD']])

  // Parts add up, in the currency of the event; the same part again needs its time.
  expect(await send('event=reversal&event_id=r1&amount=10')).toEqual([200, 'stored'])
  expect(await send('event=reversal&event_id=r1&amount=10')).toEqual([
    409,
    '10.00 USD of this event was taken back already. Send the time of another reversal to count it too',
  ])
  expect(await send('event=reversal&event_id=r1&amount=10&time=2026-03-11')).toEqual([200, 'stored'])
  expect(await send('event=reversal&event_id=r1&amount=10&time=2026-03-11')).toEqual([200, 'known'])
  expect(await send('event=reversal&event_id=r1&amount=5&currency=EUR')).toEqual([
    400,
    'The event is in USD, so what is taken back must be as well',
  ])
  expect(await send('event=reversal&event_id=r1&amount=25')).toEqual([
    400,
    'Only 20.00 USD is left of this event',
  ])
  expect(await send('event=revenue&event_id=r1&amount=45')).toEqual([200, 'stored'])
  expect(await total()).toEqual([1, 1, 1, ['2500 USD']])
  expect(await send('event=revenue&event_id=r1&amount=15')).toEqual([
    409,
    '20.00 USD of this event was taken back, so it cannot be 15.00 USD',
  ])

  // Without an amount all of it, and again changes nothing.
  expect(await send('event=reversal&event_id=r1')).toEqual([200, 'stored'])
  expect(await send('event=reversal&event_id=r1')).toEqual([200, 'known'])
  expect(await send('event=reversal&event_id=p1')).toEqual([200, 'stored'])
  expect(await send('event=reversal&event_id=d1&amount=50')).toEqual([200, 'stored'])
  expect(await total()).toEqual([0, 0, 0, ['0 USD']])

  // Before its event.
  expect(await send('event=reversal&event_id=r2&amount=3')).toEqual([200, 'stored'])
  expect(await total()).toEqual([0, 0, 0, ['-300 EUR', '0 USD']])
  expect(await send('event=revenue&event_id=r2&amount=8')).toEqual([200, 'stored'])
  expect(await send('event=reversal&event_id=d2')).toEqual([200, 'stored'])
  expect(await send('event=deposit&event_id=d2&amount=20')).toEqual([200, 'stored'])
  expect(await total()).toEqual([0, 0, 0, ['500 EUR', '0 USD']])
})
