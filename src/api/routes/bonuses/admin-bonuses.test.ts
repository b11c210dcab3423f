import { beforeEach, describe, expect, test } from 'vitest'
import { aBonus, aCasino, aReview } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, send } = await staffSite()
let casinoId: number

const FORM = {
  title: 'Welcome package',
  description: 'Doubles the first deposit.',
  type: 'no-deposit',
  amount: '100% up to €1,500 + 50 spins',
}
const form = (more: object = {}) => ({ ...FORM, casinoId, ...more })

const create = async (more: object = {}) =>
  (await send('POST', '/api/admin/bonuses', form(more))).body.id as number
const titles = async (path: string) =>
  ((await send('GET', path)).body as unknown as { title: string }[]).map(({ title }) => title)

beforeEach(async () => {
  casinoId = await aCasino(db, { name: 'Tidewell' })
})

describe('saving a bonus', () => {
  test('creates it for visitors with underscores in its type and the defaults of the form', async () => {
    const saved = await send('POST', '/api/admin/bonuses', form())
    expect([saved.status, saved.body]).toEqual([
      201,
      { success: true, message: 'Bonus created', id: expect.any(Number), version: 1 },
    ])
    const response = await site.request(`/api/bonuses/${String(saved.body.id)}`)
    expect(await response.json()).toMatchObject({
      title: 'Welcome package',
      type: 'no_deposit',
      wageringRequirement: null,
      minDeposit: null,
      maxWin: null,
      validUntil: null,
      code: null,
      terms: null,
      imageUrl: null,
      isActive: true,
      isFeatured: false,
      casino: { name: 'Tidewell' },
    })
    const row = await db.selectFrom('bonuses').select('amount_value').executeTakeFirstOrThrow()
    expect(row.amount_value).toBe(1500)
  })

  test.each(['', '  ', null])('conditions and terms given as %j are not stated', async (blank) => {
    const id = await create({ wageringRequirement: blank, minDeposit: blank, terms: blank })
    expect((await send('GET', `/api/bonuses/${id}`)).body).toMatchObject({
      wageringRequirement: null,
      minDeposit: null,
      terms: null,
    })
  })

  test('an empty code and end mean that there is none, unless staff say that it is not stated', async () => {
    const shown = async (id: number) => {
      const { noCodeNeeded, noEndDate } = (await send('GET', `/api/bonuses/${id}`)).body
      return { noCodeNeeded, noEndDate }
    }
    const id = await create()
    expect(await shown(id)).toEqual({ noCodeNeeded: true, noEndDate: true })
    await send('PUT', `/api/admin/bonuses/${id}`, form({ noCodeNeeded: false, noEndDate: false }))
    expect(await shown(id)).toEqual({ noCodeNeeded: false, noEndDate: false })
    await send('PUT', `/api/admin/bonuses/${id}`, form({ amount: '€50' }))
    expect(await shown(id)).toEqual({ noCodeNeeded: false, noEndDate: false })
    await send('PUT', `/api/admin/bonuses/${id}`, form({ code: 'TIDE', validUntil: '2030-12-31' }))
    expect(await shown(id)).toEqual({ noCodeNeeded: false, noEndDate: false })
    expect((await send('PUT', `/api/admin/bonuses/${id}`, form({ noEndDate: 'no' }))).body).toMatchObject({
      message: 'noEndDate must be true or false',
    })
  })

  test('the terms as data stand over the short texts, in the answer, the filter and the order', async () => {
    const id = await create()
    const offerTerms = {
      wagering: { multiple: 99, base: 'bonus' },
      steps: [{ minDeposit: { amount: 50, currency: 'EUR' } }],
    }
    await send(
      'PUT',
      `/api/admin/bonuses/${id}`,
      form({ wageringRequirement: '20×', minDeposit: null, maxWin: '€500', offerTerms }),
    )
    expect((await send('GET', `/api/bonuses/${id}`)).body).toMatchObject({
      wageringRequirement: '99×',
      minDeposit: '€50',
      maxWin: '€500',
    })
    const found = async (limit: number) => (await send('GET', `/api/bonuses?maxWagering=${limit}`)).body
    expect(await found(60)).toEqual([])
    expect(await found(100)).toMatchObject([{ id }])
  })

  test('a day without a time ends with the day, an empty end is none, and both forms give it back', async () => {
    const id = await create({ validUntil: '2026-12-31', type: 'Free Spins', code: 'TIDE', maxWin: '€500' })
    expect((await send('GET', `/api/admin/bonuses/${id}`)).body).toMatchObject({
      version: 1,
      form: {
        validUntil: '2026-12-31T23:59:59.000Z',
        type: 'free_spins',
        code: 'TIDE',
        maxWin: '€500',
        casinoId,
      },
    })
    await send('PUT', `/api/admin/bonuses/${id}`, form({ validUntil: '', amount: 'A surprise' }))
    expect((await send('GET', `/api/admin/bonuses/${id}`)).body).toMatchObject({ form: { validUntil: null } })
    const row = await db.selectFrom('bonuses').select('amount_value').executeTakeFirstOrThrow()
    expect(row.amount_value).toBeNull()
  })

  test('keeps a type that is not on the list as it was typed, and takes the casino by digits', async () => {
    const id = await create({ type: ' High-Roller  weekly ', casinoId: String(casinoId) })
    expect((await send('GET', `/api/bonuses/${id}`)).body).toMatchObject({
      type: 'High-Roller weekly',
      casinoId,
    })
    const known = await create({ type: 'No Deposit' })
    expect((await send('GET', `/api/bonuses/${known}`)).body).toMatchObject({ type: 'no_deposit' })
  })

  test.each([
    [{ title: 'ab' }, 'title', 'Title must have at least 3 characters'],
    [{ title: undefined }, 'title', 'Title must have at least 3 characters'],
    [{ description: 'Too short' }, 'description', 'Description must have at least 10 characters'],
    [{ type: ' ' }, 'type', 'Bonus type is required'],
    [{ amount: '' }, 'amount', 'Amount is required'],
    [{ casinoId: '' }, 'casinoId', 'Casino is required'],
    [{ casinoId: 0 }, 'casinoId', 'Casino is required'],
    [{ casinoId: 999 }, 'casinoId', 'Casino not found'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Image URL must be a valid URL or empty'],
    [{ validUntil: 'tomorrow' }, 'validUntil', 'Valid until must be a date'],
    [{ validUntil: '2026-02-31' }, 'validUntil', 'Valid until must be a date'],
    [{ validUntil: '2026' }, 'validUntil', 'Valid until must be a date'],
    [{ validUntil: '275760-09-13' }, 'validUntil', 'Valid until must be a date'],
    [{ isActive: 'yes' }, 'isActive', 'isActive must be true or false'],
    [{ reviewCount: 900 }, 'reviewCount', 'Unknown field: reviewCount'],
    [{ amountValue: 900 }, 'amountValue', 'Unknown field: amountValue'],
  ])('refuses %j', async (wrong, path, message) => {
    const response = await send('POST', '/api/admin/bonuses', form(wrong))
    expect([response.status, response.body]).toMatchObject([400, { message, errors: [{ path, message }] }])
    expect(await db.selectFrom('bonuses').select('id').execute()).toEqual([])
  })

  test('drops what only the server decides', async () => {
    const id = await create({ id: 77, createdAt: '2001-01-01', casino: { name: 'Elsewhere' } })
    expect((await send('GET', `/api/bonuses/${id}`)).body).toMatchObject({
      createdAt: '2026-03-14T12:00:00.000Z',
      casino: { name: 'Tidewell' },
    })
  })

  test('refuses the second of two editors', async () => {
    const id = await create()
    const save = (title: string) => send('PUT', `/api/admin/bonuses/${id}`, form({ title, version: 1 }))
    expect((await save('First')).body).toMatchObject({ message: 'Bonus updated', version: 2 })
    expect((await save('Second')).status).toBe(409)
    expect((await send('GET', `/api/bonuses/${id}`)).body.title).toBe('First')
  })

  test('an unknown one is not found, and no one else may save', async () => {
    expect((await send('PUT', '/api/admin/bonuses/999', form())).status).toBe(404)
    expect((await send('POST', '/api/admin/bonuses', form(), 'f'.repeat(64))).status).toBe(401)
  })
})

test('history tells what a save changed and brings an earlier version back', async () => {
  const id = await aBonus(db, { title: 'Old title', casino_id: casinoId })
  await send('PUT', `/api/admin/bonuses/${id}`, form())
  const versions = (await send('GET', `/api/admin/bonuses/${id}/history`)).body as unknown as {
    version: number
    action: string
    changes: { field: string }[]
  }[]
  expect(versions.map(({ version, action }) => [version, action])).toEqual([
    [2, 'changed'],
    [1, 'kept'],
  ])
  expect(versions[0]?.changes).toContainEqual({
    field: 'title',
    label: 'Title',
    before: 'Old title',
    after: 'Welcome package',
  })
  const restored = await send('POST', `/api/admin/bonuses/${id}/restore`, { version: 1, currentVersion: 2 })
  expect(restored.body).toMatchObject({ version: 3 })
  expect((await send('GET', `/api/bonuses/${id}`)).body.title).toBe('Old title')
})

test('deleting takes the reviews along and brings them back', async () => {
  const id = await aBonus(db, { casino_id: casinoId, review_count: 1, overall_sum: 8 })
  await aReview(db, { bonus_id: id })
  const everything = () =>
    Promise.all((['bonuses', 'reviews'] as const).map((table) => db.selectFrom(table).selectAll().execute()))
  const before = await everything()
  const deleted = await send('DELETE', `/api/admin/bonuses/${id}`)
  expect(deleted.body).toMatchObject({ success: true, message: 'Bonus deleted' })
  expect((await send('GET', `/api/bonuses/${id}`)).status).toBe(404)
  expect(await db.selectFrom('reviews').select('id').execute()).toEqual([])
  expect((await send('POST', `/api/admin/trash/${String(deleted.body.trashId)}/restore`)).status).toBe(200)
  expect(await everything()).toEqual(before)
})

test('many are hidden, shown and deleted at once', async () => {
  const ids = [await create({ title: 'One' }), await create({ title: 'Two!' })]
  const bulk = (action: string) => send('POST', '/api/admin/bonuses/bulk', { ids, action })
  expect((await bulk('deactivate')).body).toMatchObject({ changed: 2, message: '2 hidden' })
  expect(await titles('/api/admin/bonuses?status=hidden')).toHaveLength(2)
  expect((await bulk('activate')).body).toMatchObject({ changed: 2, message: '2 shown' })
  expect((await bulk('delete')).body).toMatchObject({ changed: 2 })
  expect(await titles('/api/admin/bonuses')).toEqual([])
})

test('the table searches title, type, amount and casino and sorts by every column', async () => {
  await create({ title: 'bravo', amount: '€300', type: 'cashback', validUntil: '2026-05-01' })
  await create({ title: 'Alpha', amount: '25 spins', type: 'free-spins', isActive: false })
  await create({
    title: 'Charlie',
    amount: '€1,000',
    type: 'welcome',
    validUntil: '2026-04-01',
    casinoId: await aCasino(db, { name: 'Aldermoon', is_active: false }),
  })
  const rows = (query: string) => titles(`/api/admin/bonuses?${query}`)
  expect((await send('GET', '/api/admin/bonuses?search=charlie')).body).toMatchObject([
    { type: 'welcome', amount: '€1,000', casinoName: 'Aldermoon', isActive: true },
  ])
  expect(await rows('search=ALDER')).toEqual(['Charlie'])
  expect(await rows('search=free+spins')).toEqual(['Alpha'])
  expect(await rows('search=free-spins')).toEqual(['Alpha'])
  expect(await rows('search=%25')).toEqual([])
  expect(await rows('sort=title-asc')).toEqual(['Alpha', 'bravo', 'Charlie'])
  expect(await rows('sort=type-desc')).toEqual(['Charlie', 'Alpha', 'bravo'])
  expect(await rows('sort=amount-desc')).toEqual(['Charlie', 'bravo', 'Alpha'])
  expect((await rows('sort=casinoName-asc'))[0]).toBe('Charlie')
  expect((await rows('sort=status-asc'))[0]).toBe('Alpha')
  expect(await rows('sort=validUntil-asc')).toEqual(['Charlie', 'bravo', 'Alpha'])
  expect(await rows('sort=createdAt-asc&status=shown')).toEqual(['Charlie', 'bravo'])
  expect(await rows('sort=password_hash-asc')).toHaveLength(3)
})

const TERMS = {
  kind: 'match',
  steps: [{ matchPercent: 100, maxBonus: { amount: 200, currency: 'EUR' } }],
  wagering: { multiple: 35, base: 'bonus' },
}

test('terms as data are kept beside the text, and stay where a save does not name them', async () => {
  const id = await create({ terms: 'As the casino says.', offerTerms: TERMS })
  const read = async () => (await send('GET', `/api/bonuses/${id}`)).body
  expect(await read()).toMatchObject({ terms: 'As the casino says.', offerTerms: { ...TERMS, maxBet: null } })
  await send('PUT', `/api/admin/bonuses/${id}`, { ...form(), version: 1 })
  expect(await read()).toMatchObject({ offerTerms: TERMS })
  await send('PUT', `/api/admin/bonuses/${id}`, { ...form({ offerTerms: null }), version: 2 })
  expect(await read()).toMatchObject({ offerTerms: null })
})

test.each([
  [{ wagering: { multiple: -1, base: 'bonus' } }, 'offerTerms.wagering.multiple'],
  [{ maxBet: '€5' }, 'offerTerms.maxBet'],
  [{ prize: 5 }, 'offerTerms'],
])('terms such as %j are refused by their field', async (terms, path) => {
  const refused = await send('POST', '/api/admin/bonuses', form({ offerTerms: terms }))
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain(path)
})

test('pasted terms come back as proposals with their sentences, and nothing is saved', async () => {
  const { status, body } = await send('POST', '/api/admin/bonuses/read-terms', {
    text: '<p>Wagering: 30x(D+B).</p><p>Max bet €5.</p>',
  })
  expect([status, body]).toEqual([
    200,
    {
      proposals: [
        {
          field: 'wagering',
          value: { multiple: 30, base: 'deposit_and_bonus' },
          sentence: 'Wagering: 30x(D+B)',
        },
        { field: 'maxBet', value: { amount: 5, currency: 'EUR' }, sentence: 'Max bet €5' },
      ],
    },
  ])
  expect(await db.selectFrom('bonuses').select('id').execute()).toEqual([])
  expect((await send('POST', '/api/admin/bonuses/read-terms', { text: ' ' })).status).toBe(400)
  expect((await site.post('/api/admin/bonuses/read-terms', { text: 'x' })).status).toBe(401)
})
