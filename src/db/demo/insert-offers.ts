/** The demo bonuses and games, and which casino offers which game. */
import type { Kysely } from 'kysely'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { amountValue } from '#domain/bonuses/bonus-amount.ts'
import type { Tables } from '../tables.ts'
import { daysAgo, hoursAhead } from './demo-dates.ts'
import { idOf } from './demo-ids.ts'
import type { DemoIds, Ids } from './demo-ids.ts'
import type { DemoBonus, DemoCasino, DemoGame } from './demo-types.ts'
import { inBatches } from '../queries/sql/in-batches.ts'
import { bonusKey, offerSums } from './review-sums.ts'
import type { ReviewSums } from './review-sums.ts'

export async function insertBonuses(
  db: Kysely<Tables>,
  bonuses: readonly DemoBonus[],
  casinos: Ids,
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  const rows = bonuses.map((bonus) => ({
    is_demo: true,
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
    image_url: bonus.isFeatured === true ? paths.cover('other', bonus.title) : null,
    is_active: bonus.isActive ?? true,
    is_featured: bonus.isFeatured ?? false,
    created_at: daysAgo(now, bonus.addedDaysAgo),
    ...offerSums(sums, { kind: 'bonus', casino: bonus.casino, bonus: bonus.title }),
  }))
  const saved = await inBatches(rows, (batch) =>
    db.insertInto('bonuses').values(batch).returning('id').execute(),
  )
  return new Map(
    bonuses.flatMap(({ casino, title }, index) => {
      const row = saved[index]
      return row === undefined ? [] : [[bonusKey(casino, title), row.id]]
    }),
  )
}

export async function insertGames(
  db: Kysely<Tables>,
  games: readonly DemoGame[],
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  const rows = games.map((game) => ({
    is_demo: true,
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
    // An address of its own for the featured ones; the others show what is drawn from their name.
    image_url: game.isFeatured === true ? paths.gameArt(game.type, game.name) : null,
    demo_url: game.demoUrl ?? null,
    is_active: game.isActive ?? true,
    is_featured: game.isFeatured ?? false,
    created_at: daysAgo(now, game.addedDaysAgo),
    ...offerSums(sums, { kind: 'game', game: game.name }),
  }))
  const saved = await inBatches(rows, (batch) =>
    db.insertInto('games').values(batch).returning(['id', 'name']).execute(),
  )
  return new Map(saved.map(({ id, name }) => [name, id]))
}

/** Each game at 4 to 20 of the casinos that carry its studio, a different stretch of them for every game. */
export async function insertGameCasinos(
  db: Kysely<Tables>,
  games: readonly DemoGame[],
  casinos: readonly DemoCasino[],
  ids: DemoIds,
): Promise<void> {
  const rows = games.flatMap((game, index) => {
    const offering = casinos.filter(({ gameProviders }) => gameProviders.includes(game.provider))
    const start = (index * 5) % Math.max(1, offering.length)
    const chosen = [...offering.slice(start), ...offering.slice(0, start)].slice(0, 4 + ((index * 7) % 17))
    return chosen.map(({ name }) => ({
      game_id: idOf(ids.games, game.name),
      casino_id: idOf(ids.casinos, name),
    }))
  })
  await inBatches(rows, (batch) => db.insertInto('game_casinos').values(batch).execute())
}
