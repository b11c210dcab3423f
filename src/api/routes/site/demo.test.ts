import { beforeEach, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let as: Record<'owner' | 'admin', { headers: { authorization: string } }>

beforeEach(async () => {
  as = {
    owner: { headers: { authorization: `Bearer ${await aStaffToken(db, 'owner')}` } },
    admin: { headers: { authorization: `Bearer ${await aStaffToken(db, 'admin')}` } },
  }
})

test('the admin tables label demo rows and no others', async () => {
  const casino = await aCasino(db, { name: 'Demo', is_demo: true })
  await aBonus(db, { casino_id: casino, is_demo: true })
  await aGame(db, { is_demo: true })
  await aPost(db, { is_demo: true })
  await aCasino(db, { name: 'Own' })
  for (const path of ['bonuses', 'games', 'blog']) {
    const rows: unknown = await (await site.request(`/api/admin/${path}`, as.admin)).json()
    expect({ path, rows }).toMatchObject({ path, rows: [{ isDemo: true }] })
  }
  expect(await (await site.request('/api/admin/casinos?sort=name-asc', as.admin)).json()).toMatchObject([
    { name: 'Demo', isDemo: true },
    { name: 'Own', isDemo: false },
  ])
})

test('the owner sees what there is and removes it', async () => {
  await aCasino(db, { is_demo: true })
  const counts = {
    casinos: 1,
    bonuses: 0,
    games: 0,
    posts: 0,
    reviews: 0,
    subscribers: 0,
    visits: 0,
    keptCasinos: 0,
  }
  expect(await (await site.request('/api/admin/demo', as.owner)).json()).toEqual(counts)
  const removed = await site.request('/api/admin/demo', { method: 'DELETE', ...as.owner })
  expect(await removed.json()).toEqual(counts)
  expect(await (await site.request('/api/admin/demo', as.owner)).json()).toMatchObject({ casinos: 0 })
})

test('an admin may not remove it', async () => {
  await aCasino(db, { is_demo: true })
  expect((await site.request('/api/admin/demo', { method: 'DELETE', ...as.admin })).status).toBe(403)
  expect(await db.selectFrom('casinos').select('id').execute()).toHaveLength(1)
})

test('the owner of an empty site sees the first steps and loads the demo once', async () => {
  const steps = async () => (await site.request('/api/admin/first-steps', as.owner)).json()
  expect(await steps()).toEqual({
    hasName: false,
    hasLook: false,
    hasClaims: false,
    hasTexts: false,
    hasCountry: false,
    hasMail: false,
    hasBackup: false,
    hasSecondPerson: true,
    publicUrl: null,
    canLoadDemo: true,
  })
  expect((await site.request('/api/admin/first-steps', as.admin)).status).toBe(403)
  expect((await site.request('/api/admin/demo', { method: 'POST', ...as.admin })).status).toBe(403)
  expect((await site.request('/api/admin/demo', { method: 'POST', ...as.owner })).status).toBe(200)
  expect(await db.selectFrom('casinos').select('name').where('id', '=', 1).execute()).toEqual([
    { name: 'Aldermoon' },
  ])
  expect(await steps()).toMatchObject({ canLoadDemo: false })
  expect((await site.request('/api/admin/demo', { method: 'POST', ...as.owner })).status).toBe(409)
})
