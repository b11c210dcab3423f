/** What the admin tables find: more than visitors do, whatever the accents, and by filters that are in the address. */
import { describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { staffCalls, staffSite } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'

const { db, site, token } = await staffSite()
const ask = (path: string) => staffCalls(() => ({ site, token }))('GET', `/api/admin/${path}`)
const found = async (path: string) => {
  const rows = (await ask(path)).body as unknown as { name?: string; title?: string }[]
  return rows.map(({ name, title }) => name ?? title)
}
const search = (section: string, text: string) => found(`${section}?search=${encodeURIComponent(text)}`)

describe('a search', () => {
  test('finds a casino by the host of its affiliate link, its licence and a payment method', async () => {
    await aCasino(db, {
      name: 'Aldermoon',
      affiliate_url: 'https://go.partnerhouse.example/?id=7',
      license: 'Kahnawake',
      payment_methods: ['Giropay'],
    })
    await aCasino(db, { name: 'Other' })
    for (const text of ['partnerhouse', 'kahnawake', 'giroPAY'])
      expect(await search('casinos', text)).toEqual(['Aldermoon'])
  })

  test('finds a bonus by its terms, its code and its casino', async () => {
    const casino_id = await aCasino(db, { name: 'Tidewell', website_url: 'https://elsewhere.example/' })
    await aBonus(db, { casino_id, title: 'Spins', code: 'TIDE50', terms: 'Void in Ruritania.' })
    for (const text of ['ruritania', 'tide50', 'TIDEWELL'])
      expect(await search('bonuses', text)).toEqual(['Spins'])
    expect(await search('bonuses', 'elsewhere.example')).toEqual([])
  })

  test('finds a game by a tag, and an article by a tag and its text but not by its markup', async () => {
    await aGame(db, { name: 'Reel', tags: ['megaways'] })
    await aPost(db, {
      title: 'On limits',
      tags: ['deposit limits'],
      content: '<p>Set a <strong>weekly</strong> budget before the first spin, and keep to it.</p>',
    })
    expect(await search('games', 'megaways')).toEqual(['Reel'])
    expect(await search('blog', 'deposit limits')).toEqual(['On limits'])
    expect(await search('blog', 'weekly')).toEqual(['On limits'])
    expect(await search('blog', 'strong')).toEqual([])
  })

  test('ignores apostrophes on either side, of any form', async () => {
    await aCasino(db, { name: 'O’Hara’s Table' })
    await aGame(db, { name: 'Gonzos Quest' })
    for (const text of ["o'hara's", 'OHaras', 'O‘hara’s table'])
      expect(await search('casinos', text)).toEqual(['O’Hara’s Table'])
    expect(await search('games', "Gonzo's quest")).toEqual(['Gonzos Quest'])
  })

  test('ignores accents on either side, and signs of a pattern stand for themselves', async () => {
    await aCasino(db, { name: 'Curaçao Młyn Øre' })
    await aCasino(db, { name: 'Plain 100%' })
    for (const text of ['curacao', 'CURAÇÃO', 'mlyn', 'ore', 'øRE'])
      expect(await search('casinos', text)).toEqual(['Curaçao Młyn Øre'])
    expect(await search('casinos', '0%')).toEqual(['Plain 100%'])
    expect(await search('casinos', 'p_ain')).toEqual([])
  })
})

describe('a filter', () => {
  test('leaves casinos of a licence, of a studio and without one fact', async () => {
    await aCasino(db, { name: 'Amber', license: 'MGA', game_providers: ['NetEnt'] })
    await aCasino(db, { name: 'Basalt', license: null, game_providers: ['Tidal', 'NetEnt'] })
    expect(await found('casinos?license=mga')).toEqual(['Amber'])
    expect(await found('casinos?provider=tidal')).toEqual(['Basalt'])
    expect(await found('casinos?missing=license')).toEqual(['Basalt'])
    expect(await found('casinos?missing=license&provider=NetEnt&search=sal')).toEqual(['Basalt'])
  })

  test('leaves bonuses of a type and of a casino', async () => {
    const casino_id = await aCasino(db)
    await aBonus(db, { casino_id, title: 'Mine', type: 'High Roller' })
    await aBonus(db, { title: 'Not mine' })
    expect(await found(`bonuses?casino=${casino_id}`)).toEqual(['Mine'])
    expect(await found('bonuses?type=high%20roller')).toEqual(['Mine'])
  })

  test('leaves games of a studio, a type and a casino', async () => {
    const casino_id = await aCasino(db)
    const game_id = await aGame(db, { name: 'Reel', provider: 'NetEnt', type: 'crash' })
    await aGame(db, { name: 'Other', provider: 'Tidal', type: 'slot' })
    await db.insertInto('game_casinos').values({ game_id, casino_id }).execute()
    for (const filter of ['provider=netent', 'type=crash', `casino=${casino_id}`])
      expect(await found(`games?${filter}`)).toEqual(['Reel'])
  })

  test('leaves articles of a category and about a casino', async () => {
    const casino_id = await aCasino(db)
    const post_id = await aPost(db, { title: 'About it', category: 'tips' })
    await aPost(db, { title: 'Other', slug: 'other', category: 'news' })
    await db.insertInto('post_casinos').values({ post_id, casino_id }).execute()
    for (const filter of ['type=tips', `casino=${casino_id}`])
      expect(await found(`blog?${filter}`)).toEqual(['About it'])
  })

  test.each([
    ['casinos?casino=1', 'casino'],
    ['bonuses?casino=x', 'casino must be the id of a casino'],
    ['games?missing=license', 'missing must be one of true, false, description'],
  ])('that the table does not know is refused: %s', async (path, message) => {
    const response = await ask(path)
    expect(response.status).toBe(400)
    expect(JSON.stringify(response.body)).toContain(message)
  })
})

test('a bonus that has ended is ended and nothing else, whatever its switch says', async () => {
  const casino_id = await aCasino(db)
  const gone = new Date(NOW.getTime() - 1)
  await aBonus(db, { casino_id, title: 'Runs' })
  await aBonus(db, { casino_id, title: 'Off', is_active: false })
  await aBonus(db, { casino_id, title: 'Gone', valid_until: gone })
  await aBonus(db, { casino_id, title: 'Gone and off', valid_until: gone, is_active: false })
  expect(await found('bonuses?status=shown')).toEqual(['Runs'])
  expect(await found('bonuses?status=hidden')).toEqual(['Off'])
  expect(await found('bonuses?status=ended&sort=title-asc')).toEqual(['Gone', 'Gone and off'])
  expect(await found('bonuses?sort=status-desc')).toEqual(['Runs', 'Off', 'Gone and off', 'Gone'])
  const { counts } = (await ask('overview')).body as { counts: { bonuses: object } }
  expect(counts.bonuses).toEqual({ total: 4, active: 1 })
})
