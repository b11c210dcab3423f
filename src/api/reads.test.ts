import { beforeEach, describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, anExpertReview, aPost } from '#test/builders.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const namesOf = async (path: string) =>
  ((await (await site.request(path)).json()) as { name?: string; title?: string }[]).map(
    ({ name, title }) => name ?? title,
  )
const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day))

describe('GET /api/casinos', () => {
  const three = async () => {
    await aCasino(db, { name: 'Oldest', created_at: dayOf(1), safety_index: 9.5, payment_methods: ['Visa'] })
    await aCasino(db, {
      name: 'Middle',
      created_at: dayOf(2),
      safety_index: 6.5,
      payment_methods: ['Skrill'],
    })
    await aCasino(db, {
      name: 'Newest',
      created_at: dayOf(3),
      safety_index: 8.5,
      payment_methods: ['Neteller'],
    })
    await aCasino(db, { name: 'Hidden', is_active: false })
  }

  test('answers all active casinos, newest first', async () => {
    await three()
    const response = await site.request('/api/casinos')
    expect(response.headers.get('x-total-count')).toBeNull()
    expect(await namesOf('/api/casinos')).toEqual(['Newest', 'Middle', 'Oldest'])
  })

  test('filters, searches and sorts', async () => {
    await three()
    expect(await namesOf('/api/casinos?minSafetyIndex=8&sort=safetyIndex-desc')).toEqual(['Oldest', 'Newest'])
    expect(await namesOf('/api/casinos?search=mid')).toEqual(['Middle'])
    expect(await namesOf('/api/casinos?sort=name-asc&license=')).toEqual(['Middle', 'Newest', 'Oldest'])
  })

  test('takes a list joined with commas or given more than once', async () => {
    await three()
    expect(await namesOf('/api/casinos?paymentMethods=Visa,Skrill')).toEqual(['Middle', 'Oldest'])
    expect(await namesOf('/api/casinos?paymentMethods=Visa&paymentMethods=Skrill')).toEqual([
      'Middle',
      'Oldest',
    ])
  })

  test('names the filter that it cannot use', async () => {
    const response = await site.request('/api/casinos?minSafetyIndex=high')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'minSafetyIndex', message: 'minSafetyIndex must be a number from 0 to 10' }],
    })
  })
})

describe('a list in pages', () => {
  beforeEach(async () => {
    for (let day = 1; day <= 5; day++) {
      await aCasino(db, { name: `Casino ${day}`, created_at: dayOf(day), is_featured: true })
      await aGame(db, { name: `Game ${day}`, created_at: dayOf(day) })
    }
  })

  test.each([
    ['/api/casinos', ['Casino 3', 'Casino 2']],
    ['/api/casinos/featured', ['Casino 3', 'Casino 2']],
    ['/api/games', ['Game 3', 'Game 4']],
  ])('%s tells the total and where the other pages are', async (path, names) => {
    const response = await site.request(`${path}?page=2&pageSize=2`)
    expect(await namesOf(`${path}?page=2&pageSize=2`)).toEqual(names)
    expect(response.headers.get('x-total-count')).toBe('5')
    const to = (page: number, rel: string) => `<${path}?page=${page}&pageSize=2>; rel="${rel}"`
    expect(response.headers.get('link')).toBe(
      [to(1, 'first'), to(1, 'prev'), to(3, 'next'), to(3, 'last')].join(', '),
    )
  })

  test('keeps the filters in the links, is empty beyond the end and cuts a page size at 100', async () => {
    const response = await site.request('/api/casinos?search=casino&page=9&pageSize=1000')
    expect([await response.json(), response.headers.get('x-total-count')]).toEqual([[], '5'])
    expect(response.headers.get('link')).toBe(
      '</api/casinos?search=casino&page=1&pageSize=100>; rel="first", </api/casinos?search=casino&page=1&pageSize=100>; rel="prev", </api/casinos?search=casino&page=1&pageSize=100>; rel="last"',
    )
  })

  test.each(['page=0', 'page=x', 'page=1.5', 'page=100001', 'pageSize=0', 'pageSize=-1', 'page=1&page=2'])(
    'refuses %s',
    async (query) => {
      expect((await site.request(`/api/casinos?${query}`)).status).toBe(400)
      expect((await site.request(`/api/games?${query}`)).status).toBe(400)
    },
  )
})

describe('what visitors may see', () => {
  test('an inactive casino is not found anywhere', async () => {
    const id = await aCasino(db, { is_active: false })
    await anExpertReview(db, id)
    for (const path of [
      `/api/casinos/${id}`,
      `/api/expert-reviews/casino/${id}`,
      `/api/casino-games/${id}`,
      `/api/reviews/casino/${id}`,
    ]) {
      expect([path, (await site.request(path)).status]).toEqual([path, 404])
    }
  })

  test('a casino without an expert review says so', async () => {
    const response = await site.request(`/api/expert-reviews/casino/${await aCasino(db)}`)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      404,
      'Expert review not found',
    ])
  })

  test('inactive bonuses and games are found by id and are in no list', async () => {
    const [bonus, game] = [await aBonus(db, { is_active: false }), await aGame(db, { is_active: false })]
    expect(await (await site.request(`/api/bonuses/${bonus}`)).json()).toMatchObject({ isActive: false })
    expect(await (await site.request(`/api/games/${game}`)).json()).toMatchObject({ isActive: false })
    expect([await namesOf('/api/bonuses'), await namesOf('/api/games')]).toEqual([[], []])
  })

  test('drafts are not found, and published=false lists none', async () => {
    const draft = await aPost(db, { is_published: false, slug: 'draft' })
    await aPost(db, { title: 'Published' })
    expect((await site.request(`/api/blog/${draft}`)).status).toBe(404)
    expect([
      await namesOf('/api/blog'),
      await namesOf('/api/blog?published=true'),
      await namesOf('/api/blog?published=false'),
    ]).toEqual([['Published'], ['Published'], []])
  })
})

describe('bonuses, games and search', () => {
  test('bonuses are listed by casino', async () => {
    const [first, second] = [await aCasino(db), await aCasino(db)]
    await aBonus(db, { casino_id: first, title: 'First' })
    await aBonus(db, { casino_id: second, title: 'Second' })
    expect(await namesOf(`/api/bonuses?casinoId=${second}`)).toEqual(['Second'])
    expect((await site.request('/api/bonuses?casinoId=x')).status).toBe(400)
  })

  test('a bonus without reviews has zeros for ratings', async () => {
    expect(await (await site.request(`/api/bonuses/${await aBonus(db)}/ratings`)).json()).toEqual({
      userReviewsAverage: 0,
      totalReviews: 0,
    })
  })

  test('games are filtered by type, provider, RTP, volatility and text', async () => {
    await aGame(db, { name: 'Slot One', rtp: 97.1, volatility: 'high' })
    await aGame(db, { name: 'Table One', type: 'table', provider: 'Evolution Gaming', rtp: 94 })
    expect(await namesOf('/api/games?type=all')).toEqual(['Slot One', 'Table One'])
    expect(await namesOf('/api/games?type=table')).toEqual(['Table One'])
    expect(await namesOf('/api/games?provider=NetEnt')).toEqual(['Slot One'])
    expect(await namesOf('/api/games?minRtp=95.5')).toEqual(['Slot One'])
    expect(await namesOf('/api/games?volatility=High')).toEqual(['Slot One'])
    expect(await namesOf('/api/games?search=evolution')).toEqual(['Table One'])
    expect((await site.request('/api/games?type=bingo')).status).toBe(400)
  })

  test('a game and its casinos know one another', async () => {
    const [shown, hidden] = [await aCasino(db, { name: 'Shown' }), await aCasino(db, { is_active: false })]
    const game = await aGame(db, {}, [shown, hidden])
    expect([await namesOf(`/api/game-casinos/${game}`), await namesOf(`/api/casino-games/${shown}`)]).toEqual(
      [['Shown'], ['Star Harvest']],
    )
  })

  test('search suggests from two characters on', async () => {
    await aBonus(db)
    await aGame(db, { name: 'Aurora Spins' })
    const found = async (q: string) => {
      const { casinos, bonuses, games } = (await (await site.request(`/api/search?q=${q}`)).json()) as Record<
        string,
        unknown[]
      >
      return [casinos?.length, bonuses?.length, games?.length]
    }
    expect([await found('a'), await found('auror'), await found('')]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
    ])
  })
})
