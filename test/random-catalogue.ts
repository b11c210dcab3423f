/**
 * Random rows with few distinct values, so that duplicates, hidden items, empty lists and odd spellings are frequent.
 */
import type { Insertable, Kysely } from 'kysely'
import { between, pick, type Random } from '#db/demo/seeded.ts'
import type { Tables } from '#db/tables.ts'
import { aBonus, aCasino, aGame } from './builders.ts'
import { STATED_PAYOUTS, STATED_WAGERINGS } from './stated-numbers.ts'
import { NOW } from './test-app.ts'

export const METHODS = ['Visa', 'visa', 'VISA', 'Bitcoin', 'bitcoin', 'Monero', 'Skrill', 'Pay%', 'Bank Wire']
export const FEATURES = ['Mobile App', 'mobile', 'Live Chat', 'live', 'VIP', 'Fast_Pay', 'Fast Pay']
export const STUDIOS = ['NetEnt', 'netent', 'Slow River', 'Copper Finch']
export const LICENSES = ['Malta', 'malta', 'Gibraltar', 'Curaçao']
export const COUNTRIES = ['US', 'DE', 'JP', 'XK']
export const TYPES = ['welcome', 'no_deposit', 'vip', 'reload']
export const WORDS = ['Aurora', 'aurora', 'Tide', 'Well', 'Zed', '50%', 'a_b']

const PAYOUTS = STATED_PAYOUTS.map(([text]) => text)
const WAGERINGS = STATED_WAGERINGS.map(([text]) => text)

/** The most items of each kind; ids are from 1 to this. */
export const MOST = 60

export async function fillAtRandom(db: Kysely<Tables>, random: Random): Promise<void> {
  for (let left = MOST / 2; left > 0; left--) {
    await aCasino(db, randomCasino(random))
    await aGame(db, randomGame(random))
    for (let bonuses = between(random, 0, 3); bonuses > 0; bonuses--) await addBonus(db, random)
  }
}

export async function changeAtRandom(db: Kysely<Tables>, random: Random): Promise<void> {
  for (let left = between(random, 1, 8); left > 0; left--) await pick(random, CHANGES)(db, random)
}

const CHANGES: readonly ((db: Kysely<Tables>, random: Random) => Promise<unknown>)[] = [
  (db, random) => aCasino(db, randomCasino(random)),
  (db, random) => aGame(db, randomGame(random)),
  addBonus,
  addBonus,
  (db, random) =>
    db.updateTable('casinos').set(randomCasino(random)).where('id', '=', anId(random)).execute(),
  (db, random) =>
    db
      .updateTable('casinos')
      .set({ is_active: random() < 0.6 })
      .where('id', '=', anId(random))
      .execute(),
  (db, random) => db.updateTable('casinos').set(randomSums(random)).where('id', '=', anId(random)).execute(),
  (db, random) => db.updateTable('games').set(randomGame(random)).where('id', '=', anId(random)).execute(),
  (db, random) => db.updateTable('bonuses').set(randomBonus(random)).where('id', '=', anId(random)).execute(),
  moveBonus,
  (db, random) => db.deleteFrom('casinos').where('id', '=', anId(random)).execute(),
  (db, random) => db.deleteFrom('bonuses').where('id', '=', anId(random)).execute(),
  (db, random) => db.deleteFrom('games').where('id', '=', anId(random)).execute(),
]

async function addBonus(db: Kysely<Tables>, random: Random): Promise<void> {
  const casino_id = await aCasinoOf(db, random)
  if (casino_id !== undefined) await aBonus(db, { ...randomBonus(random), casino_id })
}

async function moveBonus(db: Kysely<Tables>, random: Random): Promise<void> {
  const casino_id = await aCasinoOf(db, random)
  if (casino_id !== undefined)
    await db.updateTable('bonuses').set({ casino_id }).where('id', '=', anId(random)).execute()
}

async function aCasinoOf(db: Kysely<Tables>, random: Random): Promise<number | undefined> {
  const casinos = await db.selectFrom('casinos').select('id').orderBy('id').execute()
  return casinos.length === 0 ? undefined : pick(random, casinos).id
}

export function someOf<T>(random: Random, entries: readonly T[], chance = 0.3): T[] {
  return entries.filter(() => random() < chance)
}

/** Within an hour of the tests' time, rarely equal and often less than a millisecond apart. */
function randomTime(random: Random): Date {
  const at = new Date(NOW.getTime() + between(random, -4, 4) * 900_000).toISOString()
  // The driver writes texts unchanged; a Date has no microseconds.
  return at.replace('000Z', `00${between(random, 0, 1)}${between(random, 0, 1)}00Z`) as never
}

function randomName(random: Random): string {
  return `${pick(random, WORDS)} ${pick(random, WORDS)}`
}

function randomSums(random: Random): { review_count: number; overall_sum: number } {
  const review_count = random() < 0.3 ? 0 : between(random, 1, 30)
  return {
    review_count,
    overall_sum: review_count === 0 ? 0 : between(random, review_count, review_count * 10),
  }
}

function randomCasino(random: Random): Partial<Insertable<Tables['casinos']>> {
  return {
    name: randomName(random),
    description: `A casino called ${randomName(random)}.`,
    established_year: random() < 0.2 ? null : between(random, 2018, 2021),
    safety_index: random() < 0.2 ? null : between(random, 60, 95) / 10,
    expert_rating: random() < 0.3 ? null : between(random, 60, 95) / 10,
    license: random() < 0.2 ? null : pick(random, LICENSES),
    payment_methods: someOf(random, METHODS),
    features: [...someOf(random, FEATURES), ...(random() < 0.5 ? someOf(random, PAYOUTS) : [])],
    game_providers: someOf(random, STUDIOS),
    restricted_countries: someOf(random, COUNTRIES),
    restrictions_checked: random() < 0.5,
    is_active: random() < 0.8,
    is_featured: random() < 0.3,
    created_at: randomTime(random),
    ...randomSums(random),
  }
}

function randomBonus(random: Random): Partial<Insertable<Tables['bonuses']>> {
  return {
    title: randomName(random),
    type: pick(random, TYPES),
    amount: pick(random, ['100%', '50 spins', 'Free']),
    wagering_requirement: random() < 0.2 ? null : pick(random, WAGERINGS),
    amount_value: random() < 0.3 ? null : between(random, 1, 4),
    valid_until: random() < 0.3 ? null : randomTime(random),
    is_active: random() < 0.8,
    is_featured: random() < 0.4,
    created_at: randomTime(random),
  }
}

function randomGame(random: Random): Partial<Insertable<Tables['games']>> {
  return {
    name: randomName(random),
    provider: pick(random, STUDIOS),
    type: pick(random, ['slot', 'table', 'live', 'crash'] as const),
    volatility: pick(random, ['low', 'high', null] as const),
    // A stated 0 is a number; null is not stated.
    rtp: pick(random, [null, 0, between(random, 950, 970) / 10, between(random, 950, 970) / 10]),
    is_active: random() < 0.8,
    created_at: randomTime(random),
    ...randomSums(random),
  }
}

function anId(random: Random): number {
  return between(random, 1, MOST)
}
