import { expect, test } from 'vitest'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, send } = await staffSite()

const game = (fields: object) => ({
  name: 'Star Harvest',
  provider: 'NetEnt',
  type: 'slot',
  rtp: 96.5,
  volatility: 'medium',
  ...fields,
})
const slugOf = async (id: unknown) => (await send('GET', `/api/games/${String(id)}`)).body.slug
const takenBy = (message: string) => ({ status: 400, body: { message, errors: [{ path: 'slug', message }] } })

test('a new item without an address gets one from its name, and its first version holds it', async () => {
  const { body } = await send('POST', '/api/admin/games', game({}))
  expect(await slugOf(body.id)).toBe('star-harvest')
  const revision = await db.selectFrom('revisions').select('form').executeTakeFirstOrThrow()
  expect(revision.form).toMatchObject({ slug: 'star-harvest' })
})

test.each(['', null, undefined])('a save with the address %j keeps the present one', async (slug) => {
  const id = await aGame(db, { name: 'Star Harvest' })
  const saved = await send('PUT', `/api/admin/games/${id}`, game({ name: 'Moon Harvest', slug }))
  expect(saved.status).toBe(200)
  expect(await slugOf(id)).toBe('star-harvest')
})

test('an address can be chosen, in any case', async () => {
  const id = await aGame(db, { name: 'Star Harvest' })
  await send('PUT', `/api/admin/games/${id}`, game({ slug: ' Golden-Star ' }))
  expect(await slugOf(id)).toBe('golden-star')
})

test.each([
  ['two words', 'Address may have letters a to z, digits and single hyphens only'],
  ['a--b', 'Address may have letters a to z, digits and single hyphens only'],
  ['../x', 'Address may have letters a to z, digits and single hyphens only'],
  ['12', 'Address may not be digits alone'],
  ['x'.repeat(81), 'Address may have at most 80 characters'],
])('the address %j is refused with its field', async (slug, message) => {
  expect(await send('POST', '/api/admin/games', game({ slug }))).toMatchObject(takenBy(message))
})

test('an address that another item has, or had of late, is refused; a bonus may have that of a game', async () => {
  const other = await aGame(db, { name: 'Comet' })
  const id = await aGame(db, { name: 'Star Harvest' })
  const take = () => send('PUT', `/api/admin/games/${id}`, game({ slug: 'comet' }))
  expect(await take()).toMatchObject(takenBy('Another game has this address'))
  await db.updateTable('games').set({ slug: 'comet-on' }).where('id', '=', other).execute()
  const message = 'Another game had this address in the last 90 days. Choose a different one'
  expect(await take()).toMatchObject(takenBy(message))
  const bonus = await aBonus(db, { slug: 'comet', casino_id: await aCasino(db) })
  expect((await send('GET', `/api/bonuses/${bonus}`)).body).toMatchObject({
    slug: 'comet',
    casino: { slug: 'aurora-casino' },
  })
})

test('an earlier version comes back with its address, or without it where that is taken', async () => {
  const id = await aGame(db, { name: 'Comet' })
  await send('PUT', `/api/admin/games/${id}`, game({ slug: 'star' }))
  const restore = async (version: number, currentVersion: number) =>
    (await send('POST', `/api/admin/games/${id}/restore`, { version, currentVersion })).status
  expect([await restore(1, 2), await slugOf(id)]).toEqual([200, 'comet'])
  await db.updateTable('games').set({ slug: 'away' }).where('id', '=', id).execute()
  await db.deleteFrom('old_slugs').execute()
  await aGame(db, { slug: 'comet' })
  expect([await restore(1, 3), await slugOf(id)]).toEqual([200, 'away'])
})
