import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, anExpertReview, aPost, aReview } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'
import { categoryRatings } from '#test/category-ratings.ts'

const { db, send } = await staffSite()

const FORM = {
  name: 'Aldermoon',
  description: 'A measured, well-run casino.',
  websiteUrl: 'https://aldermoon.example',
  affiliateUrl: '',
  logoUrl: '',
  establishedYear: 2016,
  license: 'Malta Gaming Authority',
  safetyIndex: 9.4,
  paymentMethods: ['Visa', ' visa ', ''],
  restrictedCountries: ['us'],
}
const RATINGS = categoryRatings([9, 8, 9.5, 8.5, 9, 8])

const create = async (form: object = FORM) =>
  (await send('POST', '/api/admin/casinos', form)).body.id as number

describe('saving a casino', () => {
  test('creates it for visitors, cleaned, without an expert review', async () => {
    const saved = await send('POST', '/api/admin/casinos', FORM)
    expect([saved.status, saved.body]).toEqual([
      201,
      { success: true, message: 'Kazino kreiran', id: expect.any(Number), version: 1 },
    ])
    const seen = await send('GET', `/api/casinos/${String(saved.body.id)}`)
    expect(seen.body).toMatchObject({
      name: 'Aldermoon',
      trustScore: '9.4',
      paymentMethods: ['visa'],
      restrictedCountries: ['US'],
      affiliateUrl: null,
      expertRating: null,
    })
    expect((await send('GET', `/api/expert-reviews/casino/${String(saved.body.id)}`)).status).toBe(404)
  })

  test('stores the expert review of the same form, its overall rating the mean of the six unless given', async () => {
    const id = await create({ ...FORM, ...RATINGS, expertSummary: 'Solid.' })
    expect((await send('GET', `/api/expert-reviews/casino/${id}`)).body).toMatchObject({
      payoutsRating: '9.5',
      overallRating: '8.7',
      summary: 'Solid.',
    })
    await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, ...RATINGS, overallRating: 8.2 })
    expect((await send('GET', `/api/expert-reviews/casino/${id}`)).body).toMatchObject({
      overallRating: '8.2',
    })
    await send('PUT', `/api/admin/casinos/${id}`, FORM)
    expect((await send('GET', `/api/expert-reviews/casino/${id}`)).status).toBe(404)
  })

  test('takes null for what is not stated, and keeps it so; no restricted country means none', async () => {
    const unknown = { establishedYear: null, license: null, safetyIndex: null }
    const id = await create({ ...FORM, ...unknown, restrictedCountries: [] })
    expect((await send('GET', `/api/casinos/${id}`)).body).toMatchObject({
      ...unknown,
      trustScore: null,
      restrictedCountries: [],
      restrictionsChecked: true,
    })
    const { version, form } = (await send('GET', `/api/admin/casinos/${id}`)).body
    expect((await send('PUT', `/api/admin/casinos/${id}`, { ...(form as object), version })).status).toBe(200)
    expect((await send('GET', `/api/casinos/${id}`)).body).toMatchObject(unknown)
  })

  test.each(['Unknown', ' n/a ', 'None stated', 'NOT STATED', 'tbd'])(
    'takes a licence of "%s" for one that is not stated',
    async (license) => {
      const id = await create({ ...FORM, license })
      expect((await send('GET', `/api/casinos/${id}`)).body.license).toBeNull()
    },
  )

  test('believes that nothing is restricted only while no country is listed', async () => {
    const checked = async (more: object) => {
      const id = await create({ ...FORM, restrictionsChecked: true, ...more })
      return (await send('GET', `/api/casinos/${id}`)).body.restrictionsChecked
    }
    expect(await checked({ restrictedCountries: [] })).toBe(true)
    expect(await checked({})).toBe(false)
  })

  test('an expert review with a gap has no mean, and an overall rating only from an editor', async () => {
    const id = await create({ ...FORM, ...RATINGS, designRating: undefined })
    const review = async () => (await send('GET', `/api/expert-reviews/casino/${id}`)).body
    expect(await review()).toMatchObject({ payoutsRating: '9.5', designRating: null, overallRating: null })
    expect((await send('GET', `/api/casinos/${id}`)).body.expertRating).toBeNull()
    await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, payoutsRating: 9, overallRating: 8.2 })
    expect(await review()).toMatchObject({ payoutsRating: '9.0', bonusesRating: null, overallRating: '8.2' })
    await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, expertSummary: 'Not tested yet.' })
    expect(await review()).toMatchObject({
      payoutsRating: null,
      overallRating: null,
      summary: 'Not tested yet.',
    })
  })

  test('a whole review of nulls is none', async () => {
    const nulls = Object.fromEntries(Object.keys(RATINGS).map((field) => [field, null]))
    const id = await create({ ...FORM, ...nulls, overallRating: null, expertSummary: '' })
    expect((await send('GET', `/api/expert-reviews/casino/${id}`)).status).toBe(404)
  })

  test.each([
    [{ license: undefined }, 'License information is required'],
    [{ license: ' ' }, 'License information is required'],
    [{ establishedYear: undefined }, 'Established year must be from 1990 to the current year'],
    [{ establishedYear: '' }, 'Established year must be from 1990 to the current year'],
    [{ safetyIndex: undefined }, 'Safety index must be from 0 to 10'],
    [{ safetyIndex: '' }, 'Safety index must be from 0 to 10'],
    [{ restrictionsChecked: 'yes' }, 'restrictionsChecked must be true or false'],
    [{ name: 'A' }, 'Name must have at least 2 characters'],
    [{ license: 'MG' }, 'License information is required'],
    [{ establishedYear: 1989 }, 'Established year must be from 1990 to the current year'],
    [{ establishedYear: 2199 }, 'Established year must be from 1990 to the current year'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'Website URL must be a valid URL'],
    [{ websiteUrl: 'https://router.local/' }, 'Website URL must not lead to a private network'],
    [{ affiliateUrl: 'http://192.168.0.1/' }, 'Affiliate URL must not lead to a private network'],
    [{ affiliateUrl: 'https://user:pass@evil.example' }, 'Affiliate URL must be a valid URL or empty'],
    [{ safetyIndex: 10.1 }, 'Safety index must be from 0 to 10'],
    [{ safetyIndex: 'NaN' }, 'Safety index must be from 0 to 10'],
    [{ isActive: 'yes' }, 'isActive must be true or false'],
    [{ restrictedCountries: ['XX'] }, 'Restricted countries must be two-letter codes'],
    [{ reviewCount: 900 }, 'Unknown field: reviewCount'],
  ])('refuses %j', async (wrong, message) => {
    const response = await send('POST', '/api/admin/casinos', { ...FORM, ...wrong })
    expect([response.status, response.body.message]).toEqual([400, message])
    expect(await db.selectFrom('casinos').select('id').execute()).toEqual([])
  })

  test('refuses the second of two editors, and says nothing was saved', async () => {
    const id = await create()
    expect(
      (await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, name: 'First', version: 1 })).body,
    ).toMatchObject({ message: 'Kazino ažuriran', version: 2 })
    expect(
      (await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, name: 'Second', version: 1 })).status,
    ).toBe(409)
    expect((await send('GET', `/api/casinos/${id}`)).body.name).toBe('First')
  })
})

describe('history', () => {
  test('keeps who saved what, field by field, and what was there before versions were kept', async () => {
    const id = await aCasino(db, { name: 'Old Name' })
    await send('PUT', `/api/admin/casinos/${id}`, FORM)
    const versions = (await send('GET', `/api/admin/casinos/${id}/history`)).body as unknown as {
      version: number
      action: string
      username: string | null
      changes: { field: string; before: unknown; after: unknown }[]
    }[]
    expect(versions.map(({ version, action, username }) => [version, action, username])).toEqual([
      [2, 'changed', 'admin'],
      [1, 'kept', null],
    ])
    expect(versions[0]?.changes).toContainEqual({
      field: 'name',
      label: 'Name',
      before: 'Old Name',
      after: 'Aldermoon',
    })
  })

  test('an earlier version comes back as a new one, unless someone saved meanwhile', async () => {
    const id = await create()
    await send('PUT', `/api/admin/casinos/${id}`, { ...FORM, name: 'Renamed' })
    const restore = (currentVersion: number) =>
      send('POST', `/api/admin/casinos/${id}/restore`, { version: 1, currentVersion })
    expect((await restore(1)).status).toBe(409)
    expect((await restore(2)).body).toMatchObject({ version: 3 })
    const { rows: logged } = await sql`select action from audit_log order by id desc limit 1`.execute(db)
    expect(logged).toEqual([{ action: 'restored' }])
    expect((await send('GET', `/api/casinos/${id}`)).body.name).toBe('Aldermoon')
  })
})

describe('deleting', () => {
  test('takes bonuses and reviews along, and brings all of it back', async () => {
    const id = await aCasino(db, { name: 'Aldermoon', review_count: 1, overall_sum: 8 })
    await anExpertReview(db, id)
    const bonus = await aBonus(db, { casino_id: id })
    const game = await aGame(db, {}, [id])
    await aPost(db)
    await aReview(db, { casino_id: id })
    await aReview(db, { bonus_id: bonus })
    const before = await everything()

    const deleted = await send('DELETE', `/api/admin/casinos/${id}`)
    expect(deleted.body).toMatchObject({ success: true, message: 'Kazino obrisan' })
    expect((await send('GET', `/api/casinos/${id}`)).status).toBe(404)
    expect((await send('GET', `/api/games/${game}`)).body.availableAt).toEqual([])
    expect(await db.selectFrom('reviews').select('id').execute()).toEqual([])

    const trash = (await send('GET', '/api/admin/trash')).body as unknown as { id: number }[]
    expect(trash).toMatchObject([
      { id: deleted.body.trashId, kind: 'casino', name: 'Aldermoon', username: 'admin' },
    ])
    expect((await send('POST', `/api/admin/trash/${String(deleted.body.trashId)}/restore`)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  test('keeps no address hash of a review or a vote, which may not last as long as the trash', async () => {
    const casino_id = await create()
    const review_id = await aReview(db, { casino_id, address_hash: 'of-a-review' })
    const vote = { review_id, address_hash: 'of-a-vote', voted_on: '2026-03-14' }
    await db.insertInto('helpful_votes').values(vote).execute()
    const { trashId } = (await send('DELETE', `/api/admin/casinos/${casino_id}`)).body
    const { rows } = await db.selectFrom('trash').select('rows').executeTakeFirstOrThrow()
    expect(JSON.stringify(rows)).not.toContain('of-a-')
    await send('POST', `/api/admin/trash/${String(trashId)}/restore`)
    expect(await db.selectFrom('reviews').select(['id', 'address_hash']).execute()).toEqual([
      { id: review_id, address_hash: null },
    ])
  })

  test('a bonus comes back only to its casino', async () => {
    const id = await create()
    const { trashId } = (await send('DELETE', `/api/admin/casinos/${id}`)).body
    expect((await send('DELETE', `/api/admin/casinos/${id}`)).status).toBe(404)
    expect((await send('POST', `/api/admin/trash/${String(trashId)}/restore`)).status).toBe(200)
    expect((await send('POST', `/api/admin/trash/${String(trashId)}/restore`)).status).toBe(404)
  })
})

test('many are hidden, shown and deleted at once', async () => {
  const ids = [await create({ ...FORM, name: 'One' }), await create({ ...FORM, name: 'Two' })]
  const bulk = (action: string) => send('POST', '/api/admin/casinos/bulk', { ids, action })
  expect((await bulk('deactivate')).body).toMatchObject({ changed: 2, message: '2 hidden' })
  expect((await bulk('deactivate')).body).toMatchObject({ changed: 0 })
  expect((await send('GET', '/api/admin/casinos?status=hidden')).body).toHaveLength(2)
  expect((await bulk('delete')).body).toMatchObject({
    changed: 2,
    trashIds: [expect.any(Number), expect.any(Number)],
  })
  expect((await send('GET', '/api/admin/casinos')).body).toEqual([])
})

test('the table says where the affiliate link leads and when a fact was checked last, and sorts by both', async () => {
  const checked = await create({ ...FORM, name: 'Checked', affiliateUrl: 'https://go.example/checked' })
  await create({ ...FORM, name: 'Unchecked' })
  for (const [part, day] of [
    ['licence', '2026-03-01'],
    ['payments', '2026-03-09'],
  ] as const)
    await db
      .insertInto('fact_checks')
      .values({ kind: 'casino', item_id: checked, part, source: null, checked_on: day, checked_by: null })
      .execute()
  for (const sort of ['affiliateUrl-asc', 'checkedOn-asc'])
    expect((await send('GET', `/api/admin/casinos?sort=${sort}`)).body).toMatchObject([
      { name: 'Checked', affiliateUrl: 'https://go.example/checked', checkedOn: '2026-03-09' },
      { name: 'Unchecked', affiliateUrl: null, checkedOn: null },
    ])
})

test('the table searches and sorts', async () => {
  for (const name of ['Bravo', 'alpha', 'Charlie']) await create({ ...FORM, name })
  const names = async (query: string) =>
    ((await send('GET', `/api/admin/casinos?${query}`)).body as unknown as { name: string }[]).map(
      ({ name }) => name,
    )
  expect(await names('sort=name-asc')).toEqual(['alpha', 'Bravo', 'Charlie'])
  expect(await names('sort=name-desc&search=r')).toEqual(['Charlie', 'Bravo', 'alpha'])
  expect(await names('search=%25')).toEqual([])
})

async function everything() {
  const tables = ['casinos', 'expert_reviews', 'bonuses', 'reviews', 'game_casinos'] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
}
