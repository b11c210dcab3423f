import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { bonusesOfCasino } from '../bonuses/bonuses.ts'
import { inOrderOf } from '../sql/by-ids.ts'
import { gamesOfCasino } from '../games/games.ts'
import { postCards } from '../posts/posts.ts'
import { listCasinoReviews } from '../reviews/reviews.ts'
import { findCasinoParts } from './casino-parts.ts'
import { findExpertReview } from './casinos.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const { db } = await testDatabase()
beforeAll(async () => {
  await loadDemo(db, NOW)
})

test.each([1, 2, 3, 64, 66])(
  'the one statement for casino %i says what its five questions say, in their types and order',
  async (id) => {
    expect(await findCasinoParts(db, id, { now: NOW, reviews: 5, games: 10, posts: [3, 1, 2] })).toEqual({
      expertReview: (await findExpertReview(db, id)) ?? null,
      bonuses: await bonusesOfCasino(db, id, NOW).execute(),
      reviews: await listCasinoReviews(db, id, { limit: 5 }),
      games: await gamesOfCasino(db, id, 10).execute(),
      posts: inOrderOf([3, 1, 2], await postCards(db, [1, 2, 3]).execute()),
    })
  },
)

test('a casino that is not shown has no parts', async () => {
  const hidden = await db
    .updateTable('casinos')
    .set({ is_active: false })
    .where('id', '=', 5)
    .returning('id')
    .executeTakeFirstOrThrow()
  const parts = await findCasinoParts(db, hidden.id, { now: NOW, reviews: undefined, games: 10, posts: [] })
  expect(parts).toEqual({ expertReview: null, bonuses: [], reviews: [], games: [], posts: [] })
})
