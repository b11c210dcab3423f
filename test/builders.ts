/** Builders of rows for tests: all columns have values, so a test sets only relevant ones. Each returns the id. */
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { NOW } from './test-app.ts'

type Db = Kysely<Tables>
type Some<Table> = Partial<Insertable<Table>>

export function aCasino(db: Db, casino: Some<Tables['casinos']> = {}): Promise<number> {
  return insertedId(
    db
      .insertInto('casinos')
      .values({
        name: 'Aurora Casino',
        description: 'A casino that exists in tests only.',
        established_year: 2018,
        safety_index: 9.2,
        license: 'Malta Gaming Authority',
        payment_methods: ['Visa', 'Bitcoin'],
        features: ['Live Chat', 'Mobile App'],
        game_providers: ['NetEnt'],
        restricted_countries: ['US'],
        supported_currencies: ['EUR'],
        website_url: 'https://aurora.example/',
        created_at: NOW,
        ...casino,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Includes ratings. */
export async function anExpertReview(db: Db, casinoId: number, rating = '8.0'): Promise<void> {
  await db
    .insertInto('expert_reviews')
    .values({
      casino_id: casinoId,
      bonuses_rating: rating,
      design_rating: rating,
      payouts_rating: rating,
      customer_support_rating: rating,
      game_selection_rating: rating,
      mobile_experience_rating: rating,
      overall_rating: rating,
      summary: 'Solid all round.',
    })
    .execute()
  await db.updateTable('casinos').set({ expert_rating: rating }).where('id', '=', casinoId).execute()
}

/** By default a bonus of a new casino. */
export async function aBonus(db: Db, bonus: Some<Tables['bonuses']> = {}): Promise<number> {
  const casino_id = bonus.casino_id ?? (await aCasino(db))
  return insertedId(
    db
      .insertInto('bonuses')
      .values({
        title: 'Welcome Bonus',
        description: 'Doubles the first deposit.',
        type: 'welcome',
        amount: '100% up to €300',
        amount_value: 300,
        wagering_requirement: '35x',
        min_deposit: '€20',
        terms: 'New players only.',
        created_at: NOW,
        ...bonus,
        casino_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** Offered by these casinos. */
export async function aGame(
  db: Db,
  game: Some<Tables['games']> = {},
  casinoIds: readonly number[] = [],
): Promise<number> {
  const id = await insertedId(
    db
      .insertInto('games')
      .values({
        name: 'Star Harvest',
        provider: 'NetEnt',
        type: 'slot',
        rtp: 96.5,
        volatility: 'medium',
        min_bet: 0.1,
        max_bet: 100,
        tags: ['Space'],
        category: ['slot'],
        created_at: NOW,
        ...game,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const links = casinoIds.map((casino_id) => ({ game_id: id, casino_id }))
  if (links.length > 0) await db.insertInto('game_casinos').values(links).execute()
  return id
}

export function aPost(db: Db, post: Some<Tables['posts']> = {}): Promise<number> {
  return insertedId(
    db
      .insertInto('posts')
      .values({
        title: 'How wagering works',
        slug: 'how-wagering-works',
        content: '<p>Wagering is how often a bonus must be staked before it pays out.</p>',
        excerpt: 'Wagering in one deposit.',
        author: 'Test Author',
        category: 'guides',
        tags: ['wagering'],
        published_at: NOW,
        created_at: NOW,
        is_published: true,
        ...post,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** A stored review. Does not update its target's sums, which only the API does. */
export function aReview(db: Db, review: Some<Tables['reviews']>): Promise<number> {
  const ratings = typeof review.casino_id === 'number' ? SIX_RATINGS : {}
  return insertedId(
    db
      .insertInto('reviews')
      .values({
        user_name: 'Ada',
        title: 'Good enough',
        content: 'Paid out within two days.',
        overall_rating: 8,
        created_at: NOW,
        ...ratings,
        ...review,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

const SIX_RATINGS = {
  bonuses_rating: 8,
  design_rating: 8,
  payouts_rating: 8,
  customer_support_rating: 8,
  game_selection_rating: 8,
  mobile_experience_rating: 8,
}

async function insertedId(inserted: Promise<{ id: number }>): Promise<number> {
  return (await inserted).id
}

/** The least that the form of a casino asks for. */
export const CASINO_FORM = {
  name: 'Aldermoon',
  description: 'A measured, well-run casino.',
  websiteUrl: 'https://aldermoon.example',
  establishedYear: 2016,
  license: 'Malta Gaming Authority',
  safetyIndex: 9.4,
}
