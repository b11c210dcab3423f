import { expect, test } from 'vitest'
import type { LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token } = await staffSite()
const ask = (path: string) =>
  site.request(`/api/admin/link-targets${path}`, { headers: { authorization: `Bearer ${token}` } })
const found = async (path: string) => (await (await ask(path)).json()) as LinkTarget[]
const names = async (path: string) => (await found(path)).map(({ name }) => name)

test('casinos, bonuses, games and articles are found by a part of their name, with their addresses', async () => {
  const casino = await aCasino(db, { name: 'Tidewell' })
  const bonus = await aBonus(db, { casino_id: casino, title: 'Welcome' })
  const game = await aGame(db, { name: 'High Tide' })
  await aPost(db, { title: 'Tide tables', slug: 'tide-tables', is_published: false })
  await aCasino(db, { name: 'Aldermoon' })
  expect((await found('?search=TIDE')).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    {
      kind: 'bonus',
      id: bonus,
      name: 'Welcome',
      detail: 'Tidewell, 100% up to €300',
      path: '/bonus/tidewell-welcome',
      state: 'shown',
    },
    {
      kind: 'casino',
      id: casino,
      name: 'Tidewell',
      detail: 'Malta Gaming Authority',
      path: '/casino/tidewell',
      state: 'shown',
    },
    { kind: 'game', id: game, name: 'High Tide', detail: 'NetEnt', path: '/game/high-tide', state: 'shown' },
    {
      kind: 'post',
      id: expect.any(Number),
      name: 'Tide tables',
      detail: 'guides',
      path: '/blog/tide-tables',
      state: 'hidden',
    },
  ])
  expect(await names('?search=tide&kind=game')).toEqual(['High Tide'])
  expect(await names('?search=%25')).toEqual([])
})

test('names that begin with the text come first, and no kind takes the room of another', async () => {
  await aCasino(db, { name: 'The Tide' })
  await aCasino(db, { name: 'tidewell' })
  expect(await names('?search=tide&kind=casino')).toEqual(['tidewell', 'The Tide'])
  for (let index = 0; index < 25; index += 1) await aGame(db, { name: `Tide ${index}` })
  expect(await names('?search=tide')).toHaveLength(7)
  expect(await names('?search=tide&kind=game')).toHaveLength(20)
})

test('one is read by its kind and id, and says what visitors see of it', async () => {
  const hidden = await aCasino(db, { is_active: false })
  const states = async (kind: string, id: number) =>
    (await found(`?kind=${kind}&id=${id}`)).map(({ state }) => state)
  expect(await states('casino', hidden)).toEqual(['hidden'])
  expect(await states('bonus', await aBonus(db, { casino_id: hidden }))).toEqual(['hidden'])
  expect(await states('bonus', await aBonus(db, { valid_until: NOW }))).toEqual(['ended'])
  expect(await states('bonus', await aBonus(db))).toEqual(['shown'])
  expect(await states('casino', 999)).toEqual([])
})

test.each([
  '?kind=review',
  '?search=a&search=b',
  `?search=${'x'.repeat(101)}`,
  '?id=1',
  '?id=x&kind=casino',
  '?kind=x&id=1',
])('refuses %s', async (path) => expect((await ask(path)).status).toBe(400))

test('it is for staff', async () => {
  expect((await site.request('/api/admin/link-targets')).status).toBe(401)
})
