import { beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { aCasino, aGame, aReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, send } = await staffSite()
let casino: number

beforeEach(async () => {
  casino = await aCasino(db, { name: 'Aldermoon' })
})

const post = (path: string, body?: unknown) => send('POST', `/api/admin/moderation/${path}`, body)
const decide = (body: object) => post('decisions', body)
const undo = (id: unknown) => post(`decisions/${id as number}/undo`)
const held = (more: object = {}) =>
  aReview(db, { casino_id: casino, is_published: false, held_for: ['Contains a link'], ...more })
const rowOf = (id: number) =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sumsOf = (table: 'casinos' | 'games', id: number) =>
  db.selectFrom(table).select(['review_count', 'overall_sum']).where('id', '=', id).executeTakeFirstOrThrow()
const waiting = async () =>
  (
    await db
      .selectFrom('reviews')
      .select('id')
      .where('is_published', '=', false)
      .where('rejected_at', 'is', null)
      .execute()
  ).length
const manyHeld = async (count: number) => {
  const values = Array.from({ length: count }, (_, place) => ({
    casino_id: casino,
    user_name: 'Ada',
    title: `Review ${place}`,
    content: `Words ${place}`,
    overall_rating: 8,
    bonuses_rating: 8,
    design_rating: 8,
    payouts_rating: 8,
    customer_support_rating: 8,
    game_selection_rating: 8,
    mobile_experience_rating: 8,
    is_published: false,
    held_for: ['Contains a link'],
    created_at: NOW,
  }))
  await db.insertInto('reviews').values(values).execute()
}
const HELD = { status: 'held' }

describe('a rejection', () => {
  test('keeps its reason with the review and in the audit log, and loses it when the review waits again', async () => {
    const id = await held()
    const answer = await decide({ action: 'reject', ids: [id], reason: 'advertising', note: 'Third time' })
    expect(answer.body).toMatchObject({ message: 'Review rejected', changed: 1, skipped: 0 })
    expect(await rowOf(id)).toMatchObject({
      rejection: 'advertising',
      rejection_note: 'Third time',
      rejected_by: 'admin',
      rejected_at: NOW,
    })
    const [entry] = await db.selectFrom('audit_log').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'rejected',
      item_id: id,
      name: 'Good enough (Aldermoon): Advertising. Third time',
    })
    await decide({ action: 'hold', ids: [id] })
    expect(await rowOf(id)).toMatchObject({
      rejection: null,
      rejection_note: null,
      rejected_by: null,
      rejected_at: null,
    })
  })

  test.each([
    [{ action: 'reject', ids: [1] }, 'A rejection needs a reason, and nothing else takes one'],
    [
      { action: 'publish', ids: [1], reason: 'copied' },
      'A rejection needs a reason, and nothing else takes one',
    ],
    [{ action: 'reject', ids: [1], reason: 'other' }, 'Say in a few words why'],
    [{ action: 'publish' }, 'Send either ids or matching'],
    [{ action: 'publish', ids: [] }, 'Choose at least one'],
    [{ action: 'delete', ids: [1] }, 'action must be one of publish, reject, hold'],
    [
      { action: 'publish', matching: { filter: {}, count: 10_001, until: NOW.toISOString() } },
      'At most 10,000 reviews at once: narrow the filters',
    ],
    [
      { action: 'publish', matching: { filter: {}, count: 1, until: 'today' } },
      'until must be a moment, such as 2026-03-14T12:00:00.000Z',
    ],
  ])('or another decision is refused as %j', async (body, message) => {
    expect(await decide(body)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('a decision about all that match', () => {
  test('leaves out what came in afterwards and takes everything else in one step', async () => {
    await manyHeld(250)
    const later = await held({ created_at: new Date(NOW.getTime() + 1000) })
    const game = await aGame(db)
    await aReview(db, { game_id: game })
    site.setNow(new Date(NOW.getTime() + 5000))
    const matching = { filter: HELD, count: 250, until: NOW.toISOString() }
    const { body } = await decide({ action: 'publish', matching })
    expect(body).toMatchObject({ message: '250 reviews published', changed: 250, skipped: 0 })
    expect(await rowOf(later)).toMatchObject({ is_published: false })
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 250, overall_sum: 2000 })
    const log = await db.selectFrom('audit_log').select(['action', 'name']).execute()
    expect(log).toEqual([
      {
        action: 'published',
        name: '250 reviews: Review 0 (Aldermoon), Review 1 (Aldermoon), Review 2 (Aldermoon), Review 3 (Aldermoon), Review 4 (Aldermoon) and 245 more',
      },
    ])
    expect((await undo(body.decision)).body).toMatchObject({
      changed: 250,
      message: '250 reviews are as they were',
    })
    expect(await waiting()).toBe(251)
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 0, overall_sum: 0 })
  })

  test('is refused when more match than were seen, and does what is left when fewer do', async () => {
    await manyHeld(3)
    const until = NOW.toISOString()
    expect(await decide({ action: 'publish', matching: { filter: HELD, count: 2, until } })).toMatchObject({
      status: 409,
      body: { message: 'More reviews match now than you saw. Look at the list again.' },
    })
    expect(await waiting()).toBe(3)
    expect(
      (await decide({ action: 'publish', matching: { filter: HELD, count: 5, until } })).body,
    ).toMatchObject({ changed: 3, skipped: 2 })
  })

  test('obeys the filter', async () => {
    const low = await held({ overall_rating: 2 })
    const high = await held({ overall_rating: 9 })
    const filter = { ...HELD, reason: 'link', scoreTo: 4, target: { kind: 'casino', id: casino } }
    await decide({
      action: 'reject',
      reason: 'copied',
      matching: { filter, count: 1, until: NOW.toISOString() },
    })
    expect((await rowOf(low)).rejected_at).toEqual(NOW)
    expect((await rowOf(high)).rejected_at).toBeNull()
  })
})

describe('undoing a decision', () => {
  test('gives each review the state that it had, with its reason', async () => {
    const [one, two, three] = [await held(), await held(), await held()]
    await decide({ action: 'publish', ids: [two] })
    await decide({ action: 'reject', ids: [three], reason: 'other', note: 'Unclear' })
    const { body } = await decide({ action: 'reject', ids: [one, two, three], reason: 'copied' })
    expect(body).toMatchObject({ changed: 2, skipped: 1 })
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 0, overall_sum: 0 })
    await undo(body.decision)
    expect(await rowOf(one)).toMatchObject({ is_published: false, rejected_at: null, rejection: null })
    expect(await rowOf(two)).toMatchObject({ is_published: true, rejected_at: null })
    expect(await rowOf(three)).toMatchObject({ rejection: 'other', rejection_note: 'Unclear' })
    expect(await sumsOf('casinos', casino)).toEqual({ review_count: 1, overall_sum: 8 })
  })

  test('leaves alone what someone has decided since, and happens once', async () => {
    const [one, two] = [await held(), await held()]
    const { body } = await decide({ action: 'publish', ids: [one, two] })
    await decide({ action: 'hold', ids: [two] })
    expect((await undo(body.decision)).body).toMatchObject({ changed: 1, skipped: 1 })
    expect(await undo(body.decision)).toMatchObject({
      status: 409,
      body: { message: 'This decision was taken back already' },
    })
    expect(await undo(999)).toMatchObject({ status: 404, body: { message: 'Decision not found' } })
  })

  test('is possible for a month', async () => {
    const { body } = await decide({ action: 'publish', ids: [await held()] })
    site.setNow(new Date(NOW.getTime() + 29 * 86_400_000))
    await forgetExpired(site.app)
    expect(await db.selectFrom('review_decisions').select('id').execute()).toEqual([{ id: body.decision }])
    site.setNow(new Date(NOW.getTime() + 31 * 86_400_000))
    await forgetExpired(site.app)
    expect(await db.selectFrom('review_decisions').select('id').execute()).toEqual([])
    expect(await db.selectFrom('review_decision_items').selectAll().execute()).toEqual([])
  })
})

test('a decision that changes nothing can be made and leaves nothing to undo', async () => {
  const id = await held()
  await decide({ action: 'publish', ids: [id] })
  expect((await decide({ action: 'publish', ids: [id, 999] })).body).toEqual({
    success: true,
    message: 'Nothing to change',
    changed: 0,
    skipped: 2,
    decision: null,
  })
})

test('two people who decide about the same reviews at once move the sums once', async () => {
  await manyHeld(120)
  const matching = { filter: HELD, count: 120, until: NOW.toISOString() }
  const answers = await Promise.all([
    decide({ action: 'publish', matching }),
    decide({ action: 'publish', matching }),
  ])
  expect(answers.map(({ body }) => Number(body.changed)).reduce((a, b) => a + b)).toBe(120)
  expect(await sumsOf('casinos', casino)).toEqual({ review_count: 120, overall_sum: 960 })
})
