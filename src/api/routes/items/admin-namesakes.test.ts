import { expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { staffSite } from '#test/staff.ts'

const { db, send } = await staffSite()

const ask = ({ of, ...query }: { of: string } & Record<string, string>) =>
  send('GET', `/api/admin/namesakes/${of}?${new URLSearchParams(query).toString()}`)

test('finds what is called the same, whatever its case and accents', async () => {
  const id = await aCasino(db, { name: 'Čarobni Kazino', is_active: false })
  await aCasino(db, { name: 'Čarobni Kazino 2' })
  expect((await ask({ of: 'casinos', name: ' carobni KAZINO ' })).body).toEqual([
    { id, name: 'Čarobni Kazino', isShown: false },
  ])
  expect((await ask({ of: 'casinos', name: 'Čarobni Kazino', exceptId: String(id) })).body).toEqual([])
  expect((await ask({ of: 'games', name: 'Čarobni Kazino' })).body).toEqual([])
})

test('knows games and articles by their names, and bonuses by title within their casino', async () => {
  const casino = await aCasino(db)
  const other = await aCasino(db)
  const bonus = await aBonus(db, { casino_id: casino, title: 'Welcome Pack' })
  const game = await aGame(db, { name: 'Plinko' })
  const post = await aPost(db, { title: 'How we score' })
  const ids = async (query: Parameters<typeof ask>[0]) =>
    ((await ask(query)).body as unknown as { id: number }[]).map(({ id }) => id)
  expect(await ids({ of: 'bonuses', name: 'welcome pack', casinoId: String(casino) })).toEqual([bonus])
  expect(await ids({ of: 'bonuses', name: 'welcome pack', casinoId: String(other) })).toEqual([])
  expect(await ids({ of: 'games', name: 'PLINKO' })).toEqual([game])
  expect(await ids({ of: 'blog', name: 'how we scoré' })).toEqual([post])
})

test('without a name there are none, and a name that is too long is refused', async () => {
  await aCasino(db)
  expect(await ask({ of: 'casinos' })).toMatchObject({ status: 200, body: [] })
  expect(await ask({ of: 'casinos', name: 'x'.repeat(301) })).toMatchObject({
    status: 400,
    body: { message: 'name may have at most 300 characters' },
  })
})
