import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#operations/app/in-transaction.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { aCasino } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { aPicture } from '#test/pictures.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const send = (path: string, body: unknown, key: string, address = '192.0.2.1') =>
  site.post(path, body, { address, headers: { 'idempotency-key': key } })
const countReviews = async () => (await db.selectFrom('reviews').select('id').execute()).length

test('a repeated request gets the first response and changes nothing', async () => {
  const body = casinoReviewBody(await aCasino(db))
  const [first, second] = [
    await send('/api/reviews', body, 'key-1'),
    await send('/api/reviews', body, 'key-1'),
  ]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  expect(await countReviews()).toBe(1)
})

test('ten at once do it once; the others repeat the response or are told to wait', async () => {
  const body = casinoReviewBody(await aCasino(db))
  const responses = await Promise.all(Array.from({ length: 10 }, () => send('/api/reviews', body, 'key-1')))
  expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await countReviews()).toBe(1)
})

test('the same key with another body is refused', async () => {
  const casinoId = await aCasino(db)
  await send('/api/reviews', casinoReviewBody(casinoId), 'key-1')
  const other = await send('/api/reviews', casinoReviewBody(casinoId, { title: 'Another one' }), 'key-1')
  expect([other.status, await other.json()]).toEqual([
    422,
    expect.objectContaining({ success: false, status: 422, error: 'idempotency_key_reused' }),
  ])
})

test('the same key of another visitor, or on another address, is another key', async () => {
  const body = casinoReviewBody(await aCasino(db))
  await send('/api/reviews', body, 'key-1')
  await send('/api/reviews', body, 'key-1', '192.0.2.2')
  expect(await countReviews()).toBe(2)
  expect((await send('/api/newsletter/subscribe', { email: 'ada@example.com' }, 'key-1')).status).toBe(200)
})

test('a refused request may be tried again with the same key', async () => {
  const casinoId = await aCasino(db, { is_active: false })
  expect((await send('/api/reviews', casinoReviewBody(casinoId), 'key-1')).status).toBe(404)
  await db.updateTable('casinos').set({ is_active: true }).execute()
  expect((await send('/api/reviews', casinoReviewBody(casinoId), 'key-1')).status).toBe(201)
})

test('a key is free again after a day, and its row is cleared away', async () => {
  const body = casinoReviewBody(await aCasino(db))
  await send('/api/reviews', body, 'key-1')
  site.setNow(new Date(NOW.getTime() + 25 * 3_600_000))
  await send('/api/reviews', body, 'key-1')
  expect(await countReviews()).toBe(2)
  site.setNow(new Date(NOW.getTime() + 60 * 3_600_000))
  await forgetExpired(site.app)
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
})

test('interactions and votes honour it as well', async () => {
  const interaction = { sessionId: 'session_1_a', interactionType: 'search' }
  for (let count = 0; count < 2; count++)
    expect((await send('/api/interactions', interaction, 'key-1')).status).toBe(201)
  expect(await db.selectFrom('interactions').select('id').execute()).toHaveLength(1)
})

test.each(['', 'x'.repeat(201), 'a b', 'ключ'.normalize('NFC').replace(/./gu, 'é')])(
  'the key %j is refused',
  async (key) => {
    expect((await send('/api/newsletter/subscribe', { email: 'ada@example.com' }, key)).status).toBe(400)
  },
)

describe('a request that waits for more than the database', () => {
  const upload = async (key: string) => {
    const token = await aStaffToken(db, 'admin')
    return (body: Uint8Array) =>
      site.request('/api/admin/media?name=logo.png', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'image/png' },
        body: Buffer.from(body),
      })
  }
  const countPictures = async () => (await db.selectFrom('media').select('id').execute()).length

  test('is done once, and a second one meanwhile is told to wait', async () => {
    const [send, picture] = [await upload('key-1'), await aPicture()]
    const both = await Promise.all([send(picture), send(picture)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const done = both.find(({ status }) => status === 201)
    const again = await send(picture)
    expect([again.status, await again.json()]).toEqual([201, await done?.json()])
    expect((await send(await aPicture('jpeg'))).status).toBe(422)
    expect(await countPictures()).toBe(1)
  })

  test('holds no transaction while a picture is encoded', async () => {
    const { encoding } = site.app.queues
    const seen: unknown[] = []
    site.app.queues.encoding = (async (work: () => Promise<unknown>) => {
      const { rows } = await sql`
        select query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
        db,
      )
      seen.push(...rows)
      return encoding(work)
    }) as typeof encoding
    expect((await (await upload('key-2'))(await aPicture())).status).toBe(201)
    expect(seen).toEqual([])
  })

  test('may be tried again when it was refused, and when its process was killed', async () => {
    const send = await upload('key-3')
    expect((await send(new Uint8Array([1, 2, 3]))).status).toBe(400)
    const picture = await aPicture()
    expect((await send(picture)).status).toBe(201)
    const claim = { status: null, answer: null }
    await db
      .updateTable('idempotency_keys')
      .set({ ...claim, created_at: NOW })
      .execute()
    expect((await send(picture)).status).toBe(409)
    await db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(NOW.getTime() - 3 * 60_000) })
      .execute()
    expect((await send(picture)).status).toBe(201)
  })

  test('cannot wait inside a transaction', async () => {
    const { app } = site
    await expect(inTransaction(app, (inside) => inside.queues.encoding(async () => 1))).rejects.toThrow(
      'This waits for more than the database',
    )
    await expect(inTransaction(app, (inside) => inside.queues.fetching(async () => 1))).rejects.toThrow(
      'This waits for more than the database',
    )
  })
})
