/** Filters and orders of the calls that list reviews. */
import { beforeEach, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
let game: number
beforeEach(async () => {
  game = await aGame(db)
  const of = (title: string, overall_rating: number, content: string, helpful_votes: number, day: number) =>
    aReview(db, {
      game_id: game,
      title,
      overall_rating,
      content,
      helpful_votes,
      is_verified: title === 'Good',
      created_at: new Date(Date.UTC(2026, 0, day)),
    })
  await of('Good', 9, 'The jackpot came, support was kind', 0, 3)
  await of('Bad', 2, 'My withdrawal took a week', 5, 2)
  await of('Fair', 6, 'Support answered about the payout', 1, 1)
})

const titles = async (query: string) => {
  const answer = await site.request(`/api/reviews/game/${game}?${query}`)
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

test.each([
  ['', ['Good', 'Bad', 'Fair']],
  ['order=helpful', ['Bad', 'Fair', 'Good']],
  ['order=highest', ['Good', 'Fair', 'Bad']],
  ['order=lowest', ['Bad', 'Fair', 'Good']],
  ['score=poor', ['Bad']],
  ['verified=1', ['Good']],
  ['about=payouts', ['Bad', 'Fair']],
  ['words=SUPPORT&order=lowest', ['Fair', 'Good']],
  ['words=nobody', []],
])('the reviews of a game with "%s" are %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test.each([
  ['order=sideways', 'order'],
  ['score=9', 'score'],
  ['verified=yes', 'verified'],
  ['about=maria', 'about'],
  [`words=${'x'.repeat(101)}`, 'words'],
  ['sort=newest', 'sort'],
])('%s is refused, and the field named', async (query, field) => {
  const answer = await site.request(`/api/reviews/game/${game}?${query}`)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(await answer.json())).toContain(field)
})

test('casinos, bonuses and the list of all reviews are filtered alike, with the number of those that pass', async () => {
  const casino = await aCasino(db)
  const bonus = await aBonus(db, { casino_id: casino })
  await aReview(db, { bonus_id: bonus, title: 'Poor bonus', overall_rating: 1 })
  await aReview(db, { bonus_id: bonus, title: 'Fine bonus', overall_rating: 10 })
  const ofBonus = (await (await site.request(`/api/reviews/bonus/${bonus}?score=poor`)).json()) as unknown[]
  expect(ofBonus).toMatchObject([{ title: 'Poor bonus' }])
  expect(await (await site.request(`/api/reviews/casino/${casino}?score=poor`)).json()).toEqual([])
  const all = await site.request('/api/reviews?score=poor&order=lowest&page=1&pageSize=1')
  expect(await all.json()).toMatchObject([{ title: 'Poor bonus', kind: 'bonus', targetId: bonus }])
  expect(all.headers.get('X-Total-Count')).toBe('2')
})
