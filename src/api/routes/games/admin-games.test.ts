import { describe, expect, test } from 'vitest'
import { GameForm } from '#contract/games/fields.ts'
import { gameStore } from '#db/queries/games/game-store.ts'
import { aCasino, aGame, aPost, aReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, send } = await staffSite()

const FORM = {
  name: 'Copper Dunes',
  provider: 'A Small Studio',
  type: 'slot',
  rtp: '96.51%',
  volatility: 'High',
}

const create = async (more: object = {}) =>
  (await send('POST', '/api/admin/games', { ...FORM, ...more })).body.id as number
const names = async (path: string) =>
  ((await send('GET', path)).body as unknown as { name: string }[]).map(({ name }) => name)

describe('saving a game', () => {
  test('creates it for visitors, in the category of its type, with what was left out not stated', async () => {
    const saved = await send('POST', '/api/admin/games', FORM)
    expect([saved.status, saved.body]).toEqual([
      201,
      { success: true, message: 'Game created', id: expect.any(Number), version: 1 },
    ])
    const response = await site.request(`/api/games/${String(saved.body.id)}`)
    expect(await response.json()).toMatchObject({
      name: 'Copper Dunes',
      description: '',
      provider: 'A Small Studio',
      type: 'slot',
      category: ['Slots'],
      rtp: 96.51,
      volatility: 'high',
      minBet: null,
      maxBet: null,
      paylines: null,
      maxMultiplier: null,
      tags: [],
      imageUrl: null,
      demoUrl: null,
      availableAt: [],
      isActive: true,
      isFeatured: false,
    })
    expect(await history(saved.body.id as number)).toMatchObject([{ action: 'created', changes: [] }])
  })

  test('the form holds every casino that offers it, hidden ones too; visitors see the active ones', async () => {
    const [shown, hidden] = [await aCasino(db), await aCasino(db, { is_active: false })]
    const id = await create({
      availableAt: [hidden, shown, shown],
      category: ['Desert', ' desert '],
      tags: ['Sand'],
    })
    expect((await send('GET', `/api/admin/games/${id}`)).body).toMatchObject({
      form: { availableAt: [shown, hidden], category: ['desert'], tags: ['Sand'] },
    })
    expect((await send('GET', `/api/games/${id}`)).body.availableAt).toEqual([shown])
    await send('PUT', `/api/admin/games/${id}`, { ...FORM, availableAt: [hidden] })
    expect((await send('GET', `/api/admin/games/${id}`)).body).toMatchObject({
      form: { availableAt: [hidden], category: ['Slots'] },
    })
  })

  test.each([
    [{ name: 'A' }, 'name', 'Name must have at least 2 characters'],
    [{ provider: 'N' }, 'provider', 'Provider is required'],
    [{ type: '' }, 'type', 'Type is required'],
    [{ type: 'bingo' }, 'type', 'Type is required'],
    [{ rtp: 100.1 }, 'rtp', 'RTP must be from 0 to 100'],
    [{ rtp: -1 }, 'rtp', 'RTP must be from 0 to 100'],
    [{ rtp: 'high' }, 'rtp', 'RTP must be from 0 to 100'],
    [{ volatility: '' }, 'volatility', 'Volatility is required'],
    [{ volatility: undefined }, 'volatility', 'Volatility is required'],
    [{ rtp: undefined }, 'rtp', 'RTP must be from 0 to 100'],
    [{ rtp: ' ' }, 'rtp', 'RTP must be from 0 to 100'],
    [{ minBet: '' }, 'minBet', 'Minimum bet must be from 0 to 1000000000'],
    [{ minBet: -0.01 }, 'minBet', 'Minimum bet must be from 0 to 1000000000'],
    [{ maxBet: 'NaN' }, 'maxBet', 'Maximum bet must be from 0 to 1000000000'],
    [{ paylines: -1 }, 'paylines', 'Paylines must be from 0 to 2147483647'],
    [{ paylines: 1.5 }, 'paylines', 'Paylines must be a whole number'],
    [{ maxMultiplier: -5 }, 'maxMultiplier', 'Max multiplier must be from 0 to 1000000000'],
    [{ demoUrl: 'javascript:alert(1)' }, 'demoUrl', 'Demo URL must be a valid URL or empty'],
    [{ imageUrl: 'ftp://x.example/a.png' }, 'imageUrl', 'Image URL must be a valid URL or empty'],
    [{ availableAt: ['1'] }, 'availableAt.0', 'Casinos must be a list of ids'],
    [{ availableAt: [998, 999] }, 'availableAt', 'Casino not found: 998, 999'],
    [{ totalPlays: 900 }, 'totalPlays', 'Unknown field: totalPlays'],
  ])('refuses %j', async (wrong, path, message) => {
    const response = await send('POST', '/api/admin/games', { ...FORM, ...wrong })
    expect([response.status, response.body]).toMatchObject([400, { message, errors: [{ path, message }] }])
    expect(await db.selectFrom('games').select('id').execute()).toEqual([])
  })

  test('keeps "not stated" as an answer, and a 0 as a number', async () => {
    const id = await create({ rtp: null, volatility: null, minBet: 0, maxBet: null })
    const responses = { rtp: null, volatility: null, minBet: 0, maxBet: null }
    expect((await send('GET', `/api/games/${id}`)).body).toMatchObject(responses)
    const stored = (await send('GET', `/api/admin/games/${id}`)).body as { form: object }
    expect(stored.form).toMatchObject(responses)
    const again = await send('PUT', `/api/admin/games/${id}`, { ...stored.form, version: 1 })
    expect([again.status, again.body.version]).toEqual([200, 2])
  })

  test('drops what only the server decides', async () => {
    const id = await create({ id: 77, createdAt: '2001-01-01', userAverage: 10, totalReviews: 900 })
    expect((await send('GET', `/api/games/${id}`)).body).toMatchObject({
      createdAt: NOW.toISOString(),
      userAverage: null,
      totalReviews: 0,
    })
  })

  test('refuses the second of two editors', async () => {
    const id = await create()
    const save = (name: string) => send('PUT', `/api/admin/games/${id}`, { ...FORM, name, version: 1 })
    expect((await save('First')).body).toMatchObject({ message: 'Game updated', version: 2 })
    expect((await save('Second')).status).toBe(409)
    expect((await send('GET', `/api/games/${id}`)).body.name).toBe('First')
  })
})

test('history names casinos, and a version comes back without one that was deleted since', async () => {
  const stays = await aCasino(db, { name: 'Aldermoon' })
  const goes = await aCasino(db, { name: 'Tidewell' })
  const id = await aGame(db, {}, [stays, goes])
  await send('PUT', `/api/admin/games/${id}`, { ...FORM, availableAt: [stays] })
  const changeOf = async () => (await history(id))[0]?.changes.find(({ field }) => field === 'availableAt')
  expect(await changeOf()).toMatchObject({ before: ['Aldermoon', 'Tidewell'], after: ['Aldermoon'] })
  await send('DELETE', `/api/admin/casinos/${goes}`)
  expect(await changeOf()).toMatchObject({ before: ['Aldermoon', `#${goes}`] })
  expect(
    (await send('POST', `/api/admin/games/${id}/restore`, { version: 1, currentVersion: 2 })).status,
  ).toBe(200)
  expect((await send('GET', `/api/games/${id}`)).body).toMatchObject({ availableAt: [stays] })
})

test('history tells what a save changed, and an earlier version comes back with its casinos', async () => {
  const casino = await aCasino(db)
  const id = await aGame(db, { name: 'Old Name', volatility: 'low' }, [casino])
  await send('PUT', `/api/admin/games/${id}`, FORM)
  const [changed] = await history(id)
  expect(changed?.changes).toContainEqual({
    field: 'name',
    label: 'Name',
    before: 'Old Name',
    after: 'Copper Dunes',
  })
  await send('POST', `/api/admin/games/${id}/restore`, { version: 1, currentVersion: 2 })
  expect((await send('GET', `/api/games/${id}`)).body).toMatchObject({
    name: 'Old Name',
    availableAt: [casino],
  })
})

test('a game without a volatility is saved, and comes back from the history and from the trash', async () => {
  const id = await aGame(db, {
    name: 'Quiet Wheel',
    volatility: null,
    rtp: null,
    min_bet: null,
    max_bet: null,
  })
  const first = (await send('GET', `/api/admin/games/${id}`)).body as { form: object }
  await send('PUT', `/api/admin/games/${id}`, { ...first.form, volatility: 'low', rtp: 96 })
  const restored = await send('POST', `/api/admin/games/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(restored.status).toBe(200)
  expect((await send('GET', `/api/admin/games/${id}`)).body.form).toEqual(first.form)
  const deleted = await send('DELETE', `/api/admin/games/${id}`)
  await send('POST', `/api/admin/trash/${String(deleted.body.trashId)}/restore`)
  expect((await send('GET', `/api/admin/games/${id}`)).body.form).toEqual(first.form)
})

test('deleting takes reviews and links along and brings them back', async () => {
  const id = await aGame(db, { review_count: 1, overall_sum: 8 }, [await aCasino(db)])
  await db
    .insertInto('post_games')
    .values({ post_id: await aPost(db), game_id: id })
    .execute()
  await aReview(db, { game_id: id })
  const tables = ['games', 'reviews', 'game_casinos', 'post_games'] as const
  const everything = () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const before = await everything()
  const deleted = await send('DELETE', `/api/admin/games/${id}`)
  expect(deleted.body).toMatchObject({ success: true, message: 'Game deleted' })
  expect(await everything()).toEqual([[], [], [], []])
  expect((await send('POST', `/api/admin/trash/${String(deleted.body.trashId)}/restore`)).status).toBe(200)
  expect(await everything()).toEqual(before)
})

test('many are hidden, shown and deleted at once, one without a volatility among them', async () => {
  const ids = [await create(), await aGame(db, { volatility: null })]
  const bulk = (action: string) => send('POST', '/api/admin/games/bulk', { ids, action })
  expect((await bulk('deactivate')).body).toMatchObject({ changed: 2, message: '2 hidden' })
  expect(await names('/api/admin/games?status=hidden')).toHaveLength(2)
  expect((await bulk('activate')).body).toMatchObject({ changed: 2 })
  expect((await bulk('delete')).body).toMatchObject({ changed: 2 })
  expect(await names('/api/admin/games')).toEqual([])
})

test('the table searches name, provider, category and volatility and sorts by every column', async () => {
  await create({ name: 'bravo', provider: 'Zeta', rtp: 97, volatility: 'low' })
  await create({
    name: 'Alpha',
    provider: 'alto',
    type: 'table',
    rtp: 94,
    volatility: 'medium',
    isActive: false,
  })
  await aGame(db, { name: 'Charlie', provider: 'Mid', category: ['Live'], rtp: 99, volatility: null })
  const rows = (query: string) => names(`/api/admin/games?${query}`)
  expect(await rows('search=table')).toEqual(['Alpha'])
  expect(await rows('search=ZETA')).toEqual(['bravo'])
  expect(await rows('search=medium')).toEqual(['Alpha'])
  expect(await rows('sort=name-asc')).toEqual(['Alpha', 'bravo', 'Charlie'])
  expect(await rows('sort=provider-desc')).toEqual(['bravo', 'Charlie', 'Alpha'])
  expect(await rows('sort=category-asc')).toEqual(['Charlie', 'bravo', 'Alpha'])
  expect(await rows('sort=rtp-desc')).toEqual(['Charlie', 'bravo', 'Alpha'])
  expect(await rows('sort=volatility-desc')).toEqual(['Alpha', 'bravo', 'Charlie'])
  await aGame(db, { name: 'Delta', rtp: null })
  expect(await rows('sort=rtp-desc')).toEqual(['Charlie', 'bravo', 'Alpha', 'Delta'])
  expect(await rows('sort=rtp-asc')).toEqual(['Alpha', 'bravo', 'Charlie', 'Delta'])
  expect((await rows('sort=status-asc'))[0]).toBe('Alpha')
})

test('thousands are stored and read at once, links and all', async () => {
  const casinos = await Promise.all(Array.from({ length: 4 }, () => aCasino(db)))
  const forms = Array.from({ length: 2000 }, (_, index) =>
    GameForm.parse({ ...FORM, name: `Game ${index}`, availableAt: casinos }),
  )
  const ids = await gameStore.insertForms(db, forms, NOW)
  const stored = await gameStore.findForms(db, ids)
  expect(new Map(stored.map(({ id, form }) => [id, form.name]))).toEqual(
    new Map(ids.map((id, index) => [id, `Game ${index}`])),
  )
  expect(stored.every(({ form }) => form.availableAt.length === casinos.length)).toBe(true)
}, 60_000)

async function history(id: number) {
  return (await send('GET', `/api/admin/games/${id}/history`)).body as unknown as {
    action: string
    changes: { field: string; before: unknown; after: unknown }[]
  }[]
}
