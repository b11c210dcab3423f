import { describe, expect, test } from 'vitest'
import { insertPastInteractions } from '#db/queries/analytics/past-interaction-writes.ts'
import { aBonus, aCasino, aGame, aPost } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW, type TestRequest } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const listOf = async (path: string, init: TestRequest = {}): Promise<Record<string, unknown>[]> => {
  const response = await site.request(path, init)
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Record<string, unknown>[]
}
const titlesOf = async (path: string) => (await listOf(path)).map(({ title, name }) => title ?? name)
const problemOf = async (path: string) => {
  const response = await site.request(path)
  return {
    status: response.status,
    ...((await response.json()) as { errors: { path: string; message: string }[] }),
  }
}
const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day))

describe('fields of a list', () => {
  test.each([
    ['/api/casinos', () => aCasino(db), 'name,id'],
    ['/api/bonuses', () => aBonus(db), 'amount,id'],
    ['/api/games', () => aGame(db), 'provider,id'],
    ['/api/blog', () => aPost(db), 'slug,id'],
  ])('%s answers the chosen ones alone, in one order', async (path, add, fields) => {
    await add()
    const [whole] = await listOf(path)
    const names = fields.split(',').toReversed()
    const expected = Object.fromEntries(names.map((name) => [name, whole?.[name]]))
    for (const query of [
      `fields=${fields}`,
      `fields=${fields},id`,
      `fields=${fields.replace(',', '&fields=')}`,
    ]) {
      expect(JSON.stringify(await listOf(`${path}?${query}`))).toBe(JSON.stringify([expected]))
    }
  })

  test('an empty one is as good as none, and pages keep them', async () => {
    for (let day = 1; day <= 3; day++) await aGame(db, { name: `Game ${day}`, created_at: dayOf(day) })
    expect(await listOf('/api/games?fields=')).toEqual(await listOf('/api/games'))
    expect(await listOf('/api/games?fields=,')).toEqual(await listOf('/api/games'))
    const page = await site.request('/api/games?fields=name&page=2&pageSize=1')
    expect(await page.json()).toEqual([{ name: 'Game 2' }])
    expect(page.headers.get('link')).toContain('/api/games?fields=name&page=3&pageSize=1>; rel="next"')
  })

  test.each(['nothing', 'name,nothing', 'password', '__proto__', 'constructor', 'Name'])(
    'fields=%s is refused by name',
    async (fields) => {
      const { status, errors } = await problemOf(`/api/games?fields=${fields}`)
      const unknown = fields.split(',').at(-1)
      expect([status, errors[0]?.path]).toEqual([400, 'fields'])
      expect(errors[0]?.message).toMatch(new RegExp(`^fields has no "${unknown}"; there are id, slug, name,`))
    },
  )

  test('a list without them refuses the parameter as before', async () => {
    const { status, errors } = await problemOf('/api/reviews?fields=id')
    expect([status, errors]).toEqual([400, [{ path: 'fields', message: 'Unknown field: fields' }]])
  })
})

describe('filters like those of the pages', () => {
  test('bonuses: text, type and order', async () => {
    await aBonus(db, { title: 'Old', type: 'no_deposit', created_at: dayOf(1) })
    await aBonus(db, { title: 'Spins of May', type: 'free_spins', created_at: dayOf(2) })
    await aBonus(db, { title: 'New', type: 'no_deposit', created_at: dayOf(3) })
    await aBonus(db, { title: 'Hidden', type: 'no_deposit', is_active: false })
    await aBonus(db, { title: 'Ended', type: 'no_deposit', valid_until: dayOf(1) })
    expect(await titlesOf('/api/bonuses')).toEqual(['Old', 'Spins of May', 'New'])
    expect(await titlesOf('/api/bonuses?type=no-deposit')).toEqual(['Old', 'New'])
    expect(await titlesOf('/api/bonuses?type=no_deposit&sort=newest')).toEqual(['New', 'Old'])
    expect(await titlesOf('/api/bonuses?search=spins')).toEqual(['Spins of May'])
    expect(await titlesOf('/api/bonuses?sort=newest')).toEqual(['New', 'Spins of May', 'Old'])
    expect(await titlesOf('/api/bonuses?sort=newest&page=2&pageSize=2')).toEqual(['Old'])
    expect((await problemOf('/api/bonuses?type=odd')).errors[0]?.path).toBe('type')
    expect((await problemOf('/api/bonuses?sort=odd')).errors[0]?.path).toBe('sort')
  })

  test('games: order', async () => {
    await aGame(db, { name: 'Beta', rtp: 97, created_at: dayOf(1) })
    const second = await aGame(db, { name: 'Alpha', rtp: 95, created_at: dayOf(2) })
    const click = {
      interactionType: 'game_click',
      targetId: String(second),
      targetType: 'game',
      at: NOW,
    } as const
    await insertPastInteractions(db, [{ sessionId: 'session_1_a', ...click }])
    expect(await titlesOf('/api/games')).toEqual(['Beta', 'Alpha'])
    expect(await titlesOf('/api/games?sort=name')).toEqual(['Alpha', 'Beta'])
    expect(await titlesOf('/api/games?sort=rtp')).toEqual(['Beta', 'Alpha'])
    expect(await titlesOf('/api/games?sort=newest')).toEqual(['Alpha', 'Beta'])
    expect(await titlesOf('/api/games?sort=popularity')).toEqual(['Alpha', 'Beta'])
    expect((await problemOf('/api/games?sort=odd')).errors[0]?.path).toBe('sort')
  })

  test('articles: text, category and order; drafts for staff alone', async () => {
    await aPost(db, { title: 'Zebra news', slug: 'article-a', category: 'news', published_at: dayOf(1) })
    await aPost(db, { title: 'How to zebra', slug: 'article-b', category: 'guides', published_at: dayOf(2) })
    await aPost(db, { title: 'Another guide', slug: 'article-c', category: 'guides', published_at: dayOf(3) })
    await aPost(db, { title: 'A zebra draft', slug: 'article-d', category: 'guides', is_published: false })
    expect(await titlesOf('/api/blog?search=zebra')).toEqual(['How to zebra', 'Zebra news'])
    expect(await titlesOf('/api/blog?category=guides')).toEqual(['Another guide', 'How to zebra'])
    expect(await titlesOf('/api/blog?sort=alphabetical')).toEqual([
      'Another guide',
      'How to zebra',
      'Zebra news',
    ])
    expect(await titlesOf('/api/blog?sort=oldest&page=2&pageSize=2')).toEqual(['Another guide'])
    expect(await titlesOf('/api/blog?published=false&search=zebra')).toEqual([])
    expect((await problemOf('/api/blog?category=odd')).errors[0]?.path).toBe('category')
    expect((await problemOf('/api/blog?sort=odd')).errors[0]?.path).toBe('sort')
    const token = await aStaffToken(db, 'admin')
    const staff = await listOf('/api/blog?search=zebra&published=false&fields=title', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(staff).toEqual([{ title: 'A zebra draft' }])
  })
})
