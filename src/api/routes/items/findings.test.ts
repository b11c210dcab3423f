import { beforeEach, expect, test } from 'vitest'
import type { FactToCheck } from '#contract/changes/fact-checks.schema.ts'
import type { ListedFinding } from '#contract/lint/findings.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { listFactsToCheck } from '#db/queries/changes/fact-checks.ts'
import { listFindings } from '#db/queries/lint/findings.ts'
import { lintAll } from '#operations/lint/lint-items.ts'
import { aBonus, aCasino, aGame, aPost, aReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()
let bonusId: number

beforeEach(async () => {
  site.setNow(NOW)
  bonusId = await aBonus(db, { title: 'Welcome package', wagering_requirement: '35×' })
})

async function save(more: object) {
  const path = `/api/admin/bonuses/${bonusId}`
  const { body } = await send('GET', path)
  return await send('PUT', path, { ...(body['form'] as object), ...more })
}

const findings = async () =>
  (await (
    await site.request('/api/admin/findings?search=', { headers: { authorization: `Bearer ${token}` } })
  ).json()) as ListedFinding[]

test('a save with a blocked word is refused, names the field and the words, and keeps nothing', async () => {
  const { status, body } = await save({ title: 'A risk-free welcome', amount: '100% up to €999' })
  expect(status).toBe(400)
  expect(body['errors']).toEqual([
    { path: 'title', message: 'Gambling is never without risk. It says: “A risk-free welcome”' },
  ])
  expect((await send('GET', `/api/bonuses/${bonusId}`)).body).toMatchObject({ title: 'Welcome package' })
})

test('a warning is listed with its rule until it is excused, and comes back with the next save', async () => {
  await save({})
  const wagering = {
    kind: 'bonus',
    itemId: bonusId,
    code: 'wagering-in-britain',
    field: 'wageringRequirement',
  }
  expect((await findings()).map(({ code }) => code)).toEqual(['terms-empty', 'wagering-in-britain'])
  expect(await findings()).toContainEqual(
    expect.objectContaining({
      ...wagering,
      excerpt: '35×',
      source: 'UKGC LCCP SR 5.1.1, from 19 January 2026',
    }),
  )
  const excused = await send('POST', '/api/admin/findings/excuse', {
    ...wagering,
    reason: 'Not offered there',
  })
  expect(excused.status).toBe(200)
  await lintAll(site.app)
  expect((await findings()).map(({ code }) => code)).toEqual(['terms-empty'])
  await save({ description: 'The same offer in other words.' })
  expect((await findings()).map(({ code }) => code)).toContain('wagering-in-britain')
  await save({ wageringRequirement: '10×' })
  expect((await findings()).map(({ code }) => code)).toEqual(['terms-empty'])
})

test('what time alone makes wrong is found at night, also in what was never saved here', async () => {
  await db
    .updateTable('bonuses')
    .set({ is_featured: true, valid_until: new Date(NOW.getTime() + DAY_MS) })
    .where('id', '=', bonusId)
    .execute()
  await lintAll(site.app)
  expect((await findings()).map(({ code }) => code)).not.toContain('ended-featured')
  site.setNow(new Date(NOW.getTime() + 2 * DAY_MS))
  await lintAll(site.app)
  // The session has ended meanwhile.
  const { items } = await listFindings(db, { search: '', page: { number: 1, size: 50 } })
  expect(items.map(({ code }) => code)).toContain('ended-featured')
})

test('the dry run of an import refuses blocked words and notes the rest', async () => {
  const { casino_id: casinoId } = await db
    .selectFrom('bonuses')
    .select('casino_id')
    .where('id', '=', bonusId)
    .executeTakeFirstOrThrow()
  const row = { casinoId, description: 'A match of the first deposit.', type: 'welcome', amount: '€50' }
  const rows = [
    { ...row, title: 'Guaranteed wins', wageringRequirement: '5×' },
    { ...row, title: 'Second offer', wageringRequirement: '40×' },
  ]
  const response = await site.request('/api/admin/bonuses/import?format=json', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(rows),
  })
  const report = JSON.parse((await response.text()).trimEnd().split('\n').at(-1) ?? '') as {
    report: { counts: object; reasons: { path: string }[]; notes: { message: string }[] }
  }
  expect(report.report.counts).toMatchObject({ created: 1, refused: 1 })
  expect(report.report.reasons.map(({ path }) => path)).toEqual(['title'])
  expect(report.report.notes.some(({ message }) => message.includes('Great Britain'))).toBe(true)
})

test.each([
  ['casinos', 'features', ['Live chat', 'No GamStop']],
  ['casinos', 'description', 'Casino utan Spelpaus.'],
  ['games', 'description', 'Play it at casinos ohne OASIS.'],
  ['blog', 'content', '<p>This page is about sites of another country that are <b>not</b> on GamStop.</p>'],
])(
  '%s: %s may not sell being outside a register, and what does can be hidden',
  async (kind, field, value) => {
    const id = kind === 'casinos' ? await aCasino(db) : kind === 'games' ? await aGame(db) : await aPost(db)
    const path = `/api/admin/${kind}/${id}`
    const { body } = await send('GET', path)
    const refused = await send('PUT', path, { ...(body['form'] as object), [field]: value })
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [
        {
          path: field,
          message: expect.stringContaining('No one is helped around a self-exclusion.') as string,
        },
      ],
    ])
    const table = kind === 'blog' ? 'posts' : (kind as 'casinos' | 'games')
    await db
      .updateTable(table)
      .set({ [field]: value })
      .where('id', '=', id)
      .execute()
    await lintAll(site.app)
    expect(await findings()).toContainEqual(
      expect.objectContaining({ itemId: id, code: 'avoids-exclusion', field, isBlocking: true }),
    )
    const hidden = await send('POST', `/api/admin/${kind}/bulk`, { ids: [id], action: 'deactivate' })
    expect(hidden.status).toBe(200)
    expect((await send('POST', `/api/admin/${kind}/bulk`, { ids: [id], action: 'activate' })).status).toBe(
      400,
    )
  },
)

test('nor may a landing page, a reply to a review or a text of the settings', async () => {
  const reviewId = await aReview(db, { casino_id: await aCasino(db) })
  const sent = [
    await send('PUT', `/api/admin/reviews/${reviewId}`, { answer: 'It is not on GamStop.' }),
    await send('POST', '/api/admin/landing-pages', {
      list: 'casinos',
      facet: 'paymentMethods',
      value: 'PayPal',
      slug: 'paypal',
      title: 'Casinos that take PayPal, no GamStop',
      intro: '<p>PayPal pays quickly.</p>',
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([400, 400])
  expect(JSON.stringify(sent)).toContain('No one is helped around a self-exclusion.')
  expect(await db.selectFrom('reviews').select('answer').where('id', '=', reviewId).execute()).toEqual([
    { answer: null },
  ])
})

const toCheck = async () =>
  (await (
    await site.request('/api/admin/facts-to-check', { headers: { authorization: `Bearer ${token}` } })
  ).json()) as FactToCheck[]

test('facts that most visitors read come first, and one that is still true comes back after half a year', async () => {
  const gameId = await aGame(db, { name: 'Paper Comet' })
  await db
    .insertInto('interest')
    .values({
      day: NOW.toISOString().slice(0, 10),
      measure: 'game',
      target_id: gameId,
      visitors: 500,
    } as never)
    .execute()
  const [first] = await toCheck()
  expect(first).toMatchObject({ kind: 'game', itemId: gameId, part: 'return', views: 500, checkedOn: null })
  const checked = { kind: 'game', itemId: gameId, part: 'return', source: 'The maker’s sheet' }
  const path = '/api/admin/facts-to-check/checked'
  expect((await send('POST', path, { ...checked, part: 'terms' })).body).toMatchObject({
    message: 'part must be one that the kind has',
  })
  expect(await send('POST', path, { ...checked, itemId: 999_999 })).toMatchObject({
    status: 404,
    body: { message: 'Game not found' },
  })
  expect(await send('POST', path, { ...checked, says: '12%' })).toMatchObject({
    status: 409,
    body: { message: `It says something else by now: ${first?.says}` },
  })
  expect((await send('POST', path, { ...checked, says: first?.says })).status).toBe(200)
  const audited = await db
    .selectFrom('audit_log')
    .select(['action', 'kind', 'item_id', 'name'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(audited).toEqual({
    action: 'still true: Return to player',
    kind: 'game',
    item_id: gameId,
    name: 'Paper Comet',
  })
  expect((await toCheck()).map(({ kind }) => kind)).not.toContain('game')
  const later = new Date(NOW.getTime() + 181 * DAY_MS)
  const { items } = await listFactsToCheck(db, {
    search: '',
    now: later,
    lastsDays: 180,
    page: { number: 1, size: 50 },
  })
  expect(items).toContainEqual(
    expect.objectContaining({
      kind: 'game',
      part: 'return',
      source: 'The maker’s sheet',
      checkedOn: '2026-03-14',
    }),
  )
})

test('a casino has five facts to check', async () => {
  const casinoId = await aCasino(db, { name: 'Tidewell' })
  expect(
    (await toCheck()).filter(({ kind, itemId }) => kind === 'casino' && itemId === casinoId),
  ).toHaveLength(5)
})

test.each(['/api/admin/findings', '/api/admin/facts-to-check', '/api/admin/changes'])(
  '%s takes signs of a search as themselves, and refuses what cannot be stored',
  async (path) => {
    await save({ maxWin: '€5' })
    const asked = (search: string) => send('GET', `${path}?search=${encodeURIComponent(search)}`)
    expect((await asked('WELCOME')).body).not.toEqual([])
    expect((await asked('w%come')).body).toEqual([])
    expect((await asked('a\0b')).status).toBe(400)
  },
)
