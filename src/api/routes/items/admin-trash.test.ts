import { expect, test } from 'vitest'
import type { DeletedItem } from '#contract/items/history.schema.ts'
import { moveToTrash } from '#db/queries/items/trash-writes.ts'
import { casinoItems } from '#operations/casinos/casino-items.ts'
import { deleteItem } from '#operations/items/delete-item.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()

const ask = (query: string) => send('GET', `/api/admin/trash${query}`)
const names = async (query: string) =>
  ((await ask(query)).body as unknown as DeletedItem[]).map(({ name }) => name)
const deleted = (kind: DeletedItem['kind'], name: string) =>
  db
    .insertInto('trash')
    .values({ kind, item_id: 1, name, rows: '[]', username: 'milena', deleted_at: NOW })
    .execute()

test('is listed last deleted first, of one kind or of all, in pages', async () => {
  await deleted('casino', 'First')
  await deleted('bonus', 'Second')
  await deleted('casino', 'Third')
  expect(await names('')).toEqual(['Third', 'Second', 'First'])
  expect(await names('?kind=casino')).toEqual(['Third', 'First'])
  expect(await names('?kind=post')).toEqual([])
  expect(await names('?search=ir')).toEqual(['Third', 'First'])
  expect(await names('?search=%25')).toEqual([])
  expect(await ask('?kind=casino&page=2&pageSize=1')).toMatchObject({ total: '2', body: [{ name: 'First' }] })
})

test('a kind that there is not is refused by name', async () => {
  expect(await ask('?kind=review')).toMatchObject({
    status: 400,
    body: { message: 'kind must be one of casino, bonus, game, post, landing' },
  })
  expect((await ask('?kind=casino&kind=bonus')).status).toBe(400)
})

test('says who deleted what', async () => {
  const id = await aCasino(db, { name: 'Aldermoon' })
  await deleteItem(
    site.app,
    { role: 'admin', adminId: 1, username: 'milena', displayName: null },
    casinoItems,
    id,
  )
  expect((await ask('')).body).toMatchObject([
    { kind: 'casino', itemId: id, name: 'Aldermoon', username: 'milena', deletedAt: NOW.toISOString() },
  ])
})

test('a bonus whose casino is gone stays in the trash and says so', async () => {
  const casino = await aCasino(db, { name: 'Aldermoon' })
  const bonus = await aBonus(db, { casino_id: casino })
  const thrown = { kind: 'bonus', itemId: bonus, name: 'Welcome Bonus', username: null, at: NOW } as const
  const id = await moveToTrash(db, thrown)
  await db.deleteFrom('casinos').where('id', '=', casino).execute()
  const response = await site.request(`/api/admin/trash/${id}/restore`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
    409,
    'Its casino was deleted as well. Restore the casino first.',
  ])
  expect(await names('?kind=bonus')).toEqual(['Welcome Bonus'])
})

test('an undone import is one row, which its number or a search lists item by item', async () => {
  await deleted('casino', 'Alone')
  const at = (name: string) => ({ kind: 'casino' as const, itemId: 1, name, username: 'milena', at: NOW })
  for (const name of ['Of the file, first', 'Of the file, second'])
    await moveToTrash(db, { ...at(name), importId: 7 })
  expect(await ask('?page=1&pageSize=25')).toMatchObject({
    total: '2',
    body: [
      { name: 'Of the file, second', import: { id: 7, fileName: null, count: 2 } },
      { name: 'Alone', import: null },
    ],
  })
  expect(await names('?import=7')).toEqual(['Of the file, second', 'Of the file, first'])
  expect(await names('?import=8')).toEqual([])
  expect((await ask('?search=first')).body).toMatchObject([{ name: 'Of the file, first', import: null }])
  expect(await ask('?import=seven')).toMatchObject({
    status: 400,
    body: { message: 'import must be the number of an import' },
  })
})
