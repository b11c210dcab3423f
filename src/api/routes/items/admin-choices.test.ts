import { expect, test } from 'vitest'
import { aCasino, aGame } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token } = await staffSite()
const ask = (path: string) =>
  site.request(`/api/admin/choices/${path}`, { headers: { authorization: `Bearer ${token}` } })
const names = async (path: string) =>
  ((await (await ask(path)).json()) as { name: string }[]).map(({ name }) => name)

test('a picker finds active and hidden ones by a part of their name, the ones that begin with it first', async () => {
  await aCasino(db, { name: 'The Tide' })
  const id = await aCasino(db, { name: 'tidewell', is_active: false })
  await aCasino(db, { name: 'Aldermoon' })
  expect(await (await ask('casinos?search=TIDE')).json()).toEqual([
    { id, name: 'tidewell', isShown: false },
    { id: expect.any(Number) as number, name: 'The Tide', isShown: true },
  ])
  expect(await names('casinos')).toEqual(['Aldermoon', 'The Tide', 'tidewell'])
  expect(await names('casinos?search=%25')).toEqual([])
})

test('it offers at most twenty', async () => {
  for (let index = 0; index < 25; index++) await aGame(db, { name: `Game ${index}` })
  expect(await names('games?search=game')).toHaveLength(20)
})

test('known ids are named in their order, unknown ones left out', async () => {
  const ids = [await aGame(db, { name: 'One' }), await aGame(db, { name: 'Two', is_active: false })]
  expect(await names(`games?ids=${ids[1]},9999,${ids[0]}`)).toEqual(['Two', 'One'])
})

test.each(['ids=x', 'ids=1,,2', 'ids=1;2', 'ids=9999999999', `ids=${'1,'.repeat(1000)}1`, 'limit=1000'])(
  'refuses %s',
  async (query) => {
    expect((await ask(`casinos?${query}`)).status).toBe(400)
  },
)

test('it is for staff', async () => {
  expect((await site.request('/api/admin/choices/casinos')).status).toBe(401)
})
