import { beforeAll, expect, test } from 'vitest'
import { ANY_FACT } from '#contract/items/admin-rows.schema.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import { missingFacts } from '#domain/items/missing-facts.ts'
import { aBonus, aCasino, aGame, anExpertReview, aPost } from '#test/builders.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { searchBonusRows } from '../bonuses/admin-bonus-rows.ts'
import { searchCasinoRows } from '../casinos/admin-casino-rows.ts'
import { searchGameRows } from '../games/admin-game-rows.ts'
import { searchPostRows } from '../posts/admin-post-rows.ts'
import { bonusStore } from '../bonuses/bonus-store.ts'
import { casinoStore } from '../casinos/casino-store.ts'
import { gameStore } from '../games/game-store.ts'
import { postStore } from '../posts/post-store.ts'
import { countMissingFacts } from './missing-facts.ts'

const { db } = await testDatabase()
const SEARCH = {
  casino: searchCasinoRows,
  bonus: searchBonusRows,
  game: searchGameRows,
  post: searchPostRows,
} as const
const FIND_FORMS = {
  casino: casinoStore.findForms,
  bonus: bonusStore.findForms,
  game: gameStore.findForms,
  post: postStore.findForms,
} as const
const EVERY = { search: '', sort: undefined, status: 'all', missing: undefined, filters: {} } as const
const now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  await loadDemo(db, now)
  await aBonus(db, { casino_id: 1, min_deposit: ' ', terms: null })
  await aCasino(db, { established_year: null, license: null, safety_index: null, restricted_countries: [] })
  await aCasino(db, { restricted_countries: [], restrictions_checked: true })
  const reviewed = await aCasino(db)
  await anExpertReview(db, reviewed)
  await db
    .updateTable('expert_reviews')
    .set({ design_rating: null })
    .where('casino_id', '=', reviewed)
    .execute()
  await aCasino(db, { payment_methods: [], features: [], supported_currencies: [], game_providers: [] })
  await aGame(db, { description: ' ', rtp: null, volatility: null, min_bet: null, max_bet: null })
  const post_id = await aPost(db, { tags: [] })
  const picture = { type: 'image' as const, url: '/media/a.webp', caption: null, video_id: null }
  await db
    .insertInto('post_media')
    .values([
      { ...picture, post_id, position: 1, alt: 'A wheel' },
      { ...picture, post_id, position: 2, alt: ' ' },
    ])
    .execute()
})

test.each(ITEM_KINDS)('the table names what is missing from each %s as its form shows it', async (kind) => {
  const { items } = await SEARCH[kind](db, { query: EVERY, now })
  const forms = await FIND_FORMS[kind](
    db,
    items.map(({ id }) => id),
  )
  const fromForms = new Map(forms.map(({ id, form }) => [id, missingFacts(kind, form)]))
  const fromTable = new Map(items.map(({ id, missing }) => [id, missing]))
  expect(fromTable).toEqual(fromForms)
  expect([...fromTable.values()].some((missing) => missing.length > 0)).toBe(true)
})

test.each(ITEM_KINDS)(
  'the filter leaves the %s rows that lack a fact, as many as are counted',
  async (kind) => {
    const { items } = await SEARCH[kind](db, { query: EVERY, now })
    const lacking = items.filter(({ missing }) => missing.length > 0).map(({ id }) => id)
    const found = await SEARCH[kind](db, {
      query: { ...EVERY, missing: ANY_FACT },
      now,
      page: { number: 1, size: 1000 },
    })
    expect(found.items.map(({ id }) => id)).toEqual(lacking)
    expect((await countMissingFacts(db))[kind]).toBe(lacking.length)
  },
)
