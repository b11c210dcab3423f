/** Casinos with their expert reviews, bonuses, games and which casino offers which game. */
import type { Kysely } from 'kysely'
import { GAME_TYPE_NAMES } from '#contract/options.ts'
import { amountValue } from '#domain/bonus-amount.ts'
import type { Tables } from '../tables.ts'
import { daysAgo, hoursAhead } from './demo-dates.ts'
import type { DemoBonus, DemoCasino, DemoGame } from './demo-types.ts'
import { expertReviewRow, expertRating } from './expert-review-row.ts'
import { inBatches } from './in-batches.ts'
import { bonusKey, casinoSums, offerSums } from './review-sums.ts'
import type { ReviewSums } from './review-sums.ts'

type Ids = ReadonlyMap<string, number>
/** Casinos and games by name, bonuses by `bonusKey`. */
export interface DemoIds { casinos: Ids; bonuses: Ids; games: Ids }

export async function insertCasinos(db: Kysely<Tables>, casinos: readonly DemoCasino[], sums: ReviewSums, now: Date): Promise<Ids> {
  const rows = casinos.map((casino) => ({
    name: casino.name,
    description: casino.description,
    logo_url: casino.logoUrl ?? null,
    established_year: casino.establishedYear,
    safety_index: casino.safetyIndex,
    license: casino.license,
    restricted_countries: [...casino.restrictedCountries],
    payment_methods: [...casino.paymentMethods],
    supported_currencies: [...casino.supportedCurrencies],
    features: [...casino.features],
    game_providers: [...casino.gameProviders],
    affiliate_url: casino.affiliateUrl ?? null,
    website_url: casino.websiteUrl,
    is_active: casino.isActive ?? true,
    is_featured: casino.isFeatured ?? false,
    created_at: daysAgo(now, casino.addedDaysAgo),
    expert_rating: casino.expertReview ? expertRating(casino.expertReview) : null,
    ...casinoSums(sums, casino.name),
  }))
  const saved = await inBatches(rows, (batch) => db.insertInto('casinos').values(batch).returning(['id', 'name']).execute())
  const ids = new Map(saved.map(({ id, name }) => [name, id]))
  const reviews = casinos.flatMap(({ name, expertReview }) => (expertReview ? [expertReviewRow(idOf(ids, name), expertReview)] : []))
  await db.insertInto('expert_reviews').values(reviews).execute()
  return ids
}

export async function insertBonuses(
  db: Kysely<Tables>, bonuses: readonly DemoBonus[], casinos: Ids, sums: ReviewSums, now: Date,
): Promise<Ids> {
  const rows = bonuses.map((bonus) => ({
    casino_id: idOf(casinos, bonus.casino),
    title: bonus.title,
    description: bonus.description,
    type: bonus.type,
    amount: bonus.amount,
    amount_value: amountValue(bonus.amount),
    wagering_requirement: bonus.wageringRequirement,
    min_deposit: bonus.minDeposit,
    max_win: bonus.maxWin ?? null,
    valid_until: bonus.endsInHours === undefined ? null : hoursAhead(now, bonus.endsInHours),
    code: bonus.code ?? null,
    terms: bonus.terms,
    is_active: bonus.isActive ?? true,
    is_featured: bonus.isFeatured ?? false,
    created_at: daysAgo(now, bonus.addedDaysAgo),
    ...offerSums(sums, { kind: 'bonus', casino: bonus.casino, bonus: bonus.title }),
  }))
  const saved = await inBatches(rows, (batch) => db.insertInto('bonuses').values(batch).returning('id').execute())
  return new Map(saved.map(({ id }, index) => [bonusKey(bonuses[index]!.casino, bonuses[index]!.title), id]))
}

export async function insertGames(db: Kysely<Tables>, games: readonly DemoGame[], sums: ReviewSums, now: Date): Promise<Ids> {
  const rows = games.map((game) => ({
    name: game.name,
    description: game.description,
    provider: game.provider,
    type: game.type,
    category: [GAME_TYPE_NAMES[game.type]],
    rtp: game.rtp,
    volatility: game.volatility ?? null,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    paylines: game.paylines ?? null,
    max_multiplier: game.maxMultiplier ?? null,
    tags: [...game.tags],
    demo_url: game.demoUrl ?? null,
    is_active: game.isActive ?? true,
    is_featured: game.isFeatured ?? false,
    created_at: daysAgo(now, game.addedDaysAgo),
    ...offerSums(sums, { kind: 'game', game: game.name }),
  }))
  const saved = await inBatches(rows, (batch) => db.insertInto('games').values(batch).returning(['id', 'name']).execute())
  return new Map(saved.map(({ id, name }) => [name, id]))
}

/** Each game at 4 to 20 of the casinos that carry its studio, a different stretch of them for every game. */
export async function insertGameCasinos(
  db: Kysely<Tables>, games: readonly DemoGame[], casinos: readonly DemoCasino[], ids: DemoIds,
): Promise<void> {
  const rows = games.flatMap((game, index) => {
    const offering = casinos.filter(({ gameProviders }) => gameProviders.includes(game.provider))
    const count = Math.min(offering.length, 4 + ((index * 7) % 17))
    return Array.from({ length: count }, (_, step) => ({
      game_id: idOf(ids.games, game.name),
      casino_id: idOf(ids.casinos, offering[(index * 5 + step) % offering.length]!.name),
    }))
  })
  await inBatches(rows, (batch) => db.insertInto('game_casinos').values(batch).execute())
}

/** The id of a thing that the catalogue names; a name that nothing has is a slip in the catalogue. */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo catalogue names "${name}", which it does not have`)
  return id
}
