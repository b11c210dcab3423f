import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { itemSlug } from '#domain/shared/slugs.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { testDatabase } from '#test/test-database.ts'
import { deleteOldSlugs, findAddressee, listSlugHolders } from './slugs.ts'
import { moveToTrash, putBack, takeFromTrash } from './trash-writes.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const slugOf = async (table: 'casinos' | 'bonuses' | 'games', id: number) =>
  (await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
const move = (id: number, slug: string) =>
  db.updateTable('casinos').set({ slug }).where('id', '=', id).execute()
const age = (days: number) =>
  sql`update old_slugs set freed_at = freed_at - make_interval(days => ${days})`.execute(db)
const trash = (kind: 'casino' | 'game', itemId: number) =>
  moveToTrash(db, { kind, itemId, name: 'Gone', username: null, at: new Date() })

const NAMES = [
  'Aldermoon',
  '  Café & Olé’s  ',
  'ÆSIR Þor ẞtraße Ørsted Łódź İstanbul',
  'Казино «Жар-птица» объявление Щукин',
  'ΨΗΦΙΑΚΌ Θησαυρός Χρυσός',
  '888',
  '1-2-3',
  '賭場',
  'ﬁne print ½ ①',
  '---',
  `${'Very long names '.repeat(8)}end`,
  'x'.repeat(79) + ' y',
]

test.each(NAMES)('the database makes the same address of %j as the form shows', async (name) => {
  const expected = itemSlug(name, 'casino')
  expect(expected).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(await slugOf('casinos', await aCasino(db, { name }))).toBe(expected)
})

test('a bonus is addressed by its casino and its title, once where the title names the casino', async () => {
  const casino_id = await aCasino(db, { name: 'Aldermoon' })
  const slugOfTitle = async (title: string) => slugOf('bonuses', await aBonus(db, { casino_id, title }))
  expect(await slugOfTitle('Welcome Bonus')).toBe('aldermoon-welcome-bonus')
  expect(await slugOfTitle('The ALDERMOON package')).toBe('the-aldermoon-package')
})

test('items of one name are numbered, within one statement and from one to the next', async () => {
  await db
    .insertInto('games')
    .values(
      ['NetEnt', 'Nolimit', 'Slow River', 'Redwood'].map((provider) => ({
        name: 'Comet',
        provider,
        type: 'slot',
      })),
    )
    .execute()
  await aGame(db, { name: 'Comet' })
  const { rows } = await sql<{ slug: string }>`select slug from games order by id`.execute(db)
  expect(rows.map(({ slug }) => slug)).toEqual(['comet', 'comet-2', 'comet-3', 'comet-4', 'comet-5'])
})

test('a numbered address stays within 80 characters', async () => {
  const name = 'x'.repeat(200)
  await aCasino(db, { name })
  expect(await slugOf('casinos', await aCasino(db, { name }))).toBe(`${'x'.repeat(78)}-2`)
})

test('a former address leads to the item, through any number of changes and back', async () => {
  const id = await aCasino(db, { name: 'Aldermoon' })
  await move(id, 'second')
  await move(id, 'third')
  for (const address of ['aldermoon', 'second', 'third', id])
    expect(await findAddressee(db, 'casino', address)).toEqual({ id, slug: 'third', isShown: true })
  await move(id, 'aldermoon')
  expect(await findAddressee(db, 'casino', 'aldermoon')).toEqual({ id, slug: 'aldermoon', isShown: true })
  expect(await findAddressee(db, 'casino', 'third')).toEqual({ id, slug: 'aldermoon', isShown: true })
  expect(await findAddressee(db, 'game', 'aldermoon')).toBeUndefined()
  expect(await findAddressee(db, 'casino', 'never-there')).toBeUndefined()
  expect(await findAddressee(db, 'casino', id + 1)).toBeUndefined()
})

test('no one else gets a former address within 90 days, and then it is theirs', async () => {
  const first = await aCasino(db, { name: 'Aldermoon' })
  await move(first, 'moved')
  expect(await slugOf('casinos', await aCasino(db, { name: 'Aldermoon' }))).toBe('aldermoon-2')
  expect(await listSlugHolders(db, 'casino', ['aldermoon', 'moved', 'free'])).toEqual([
    { slug: 'moved', itemId: first, isPresent: true },
    { slug: 'aldermoon', itemId: first, isPresent: false },
  ])
  await age(91)
  expect(await listSlugHolders(db, 'casino', ['aldermoon'])).toEqual([])
  const other = await aCasino(db, { name: 'Aldermoon' })
  expect(await findAddressee(db, 'casino', 'aldermoon')).toMatchObject({ id: other })
})

test('a deleted item keeps its addresses and gets them back with everything else', async () => {
  const id = await aCasino(db, { name: 'Aldermoon' })
  const bonus = await aBonus(db, { casino_id: id, title: 'Welcome' })
  await move(id, 'moved')
  const entry = await trash('casino', id)
  for (const address of ['aldermoon', 'moved', id])
    expect(await findAddressee(db, 'casino', address)).toEqual({ id, slug: null, isShown: false })
  expect(await findAddressee(db, 'bonus', 'aldermoon-welcome')).toMatchObject({ id: bonus, slug: null })
  const taken = await takeFromTrash(db, entry)
  await putBack(db, taken?.rows ?? [])
  expect(await findAddressee(db, 'casino', 'aldermoon')).toEqual({ id, slug: 'moved', isShown: true })
  expect(await findAddressee(db, 'bonus', bonus)).toMatchObject({ slug: 'aldermoon-welcome', isShown: true })
})

test('the 90 days of what is deleted for good begin when it leaves the trash, for its bonuses too', async () => {
  const id = await aCasino(db, { name: 'Aldermoon' })
  await aBonus(db, { casino_id: id, title: 'Welcome' })
  await trash('casino', id)
  await age(80)
  await db.deleteFrom('trash').execute()
  await age(80)
  expect(await listSlugHolders(db, 'casino', ['aldermoon'])).toHaveLength(1)
  expect(await listSlugHolders(db, 'bonus', ['aldermoon-welcome'])).toHaveLength(1)
})

test('addresses of items that are gone are forgotten after their time, those of present ones are not', async () => {
  const [kept, gone] = [await aGame(db, { name: 'Kept' }), await aGame(db, { name: 'Gone' })]
  await db.updateTable('games').set({ slug: 'kept-on' }).where('id', '=', kept).execute()
  await trash('game', gone)
  await age(91)
  await deleteOldSlugs(db, new Date(Date.now() - 90 * 86_400_000))
  expect(await findAddressee(db, 'game', 'kept')).toMatchObject({ id: kept, slug: 'kept-on' })
  expect(await findAddressee(db, 'game', 'gone')).toBeUndefined()
})

test('what visitors may not see is not shown under any address', async () => {
  const casino_id = await aCasino(db, { name: 'Hidden', is_active: false })
  await aBonus(db, { casino_id, title: 'Welcome' })
  await aGame(db, { name: 'Rests', is_active: false })
  expect(await findAddressee(db, 'casino', 'hidden')).toMatchObject({ isShown: false })
  expect(await findAddressee(db, 'bonus', 'hidden-welcome')).toMatchObject({ isShown: false })
  expect(await findAddressee(db, 'game', 'rests')).toMatchObject({ isShown: true })
})

test.each(['', 'Upper', 'two--hyphens', '-edge', '123', 'a_b', 'x'.repeat(81)])(
  'the database refuses the address %j',
  async (slug) => {
    await expect(aCasino(db, { slug })).rejects.toThrow('casinos_slug_check')
  },
)
