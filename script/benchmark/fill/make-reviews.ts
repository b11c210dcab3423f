import type { DemoReview } from '#db/demo/demo-schemas.ts'
import type { ReviewedBonus } from './demo-models.ts'
import type { Catalogue } from './make-catalogue.ts'
import { writeCasinoReviews } from './reviews/write-casino-reviews.ts'
import { writeBonusReviews, writeGameReviews } from './reviews/write-offer-reviews.ts'

/** The visitor reviews of a catalogue, item by item, as many as each says. */
export function* makeReviews({ casinos, bonuses, games }: Catalogue): Generator<DemoReview> {
  const bonusesOf = Map.groupBy(bonuses, ({ casino }) => casino)
  for (const [index, casino] of casinos.entries())
    yield* writeCasinoReviews(casino, bonusesOf.get(casino.name) ?? NO_BONUSES, someOf(games, index))
  for (const bonus of bonuses) yield* writeBonusReviews(bonus)
  for (const [index, game] of games.entries()) yield* writeGameReviews(game, someOf(casinos, index))
}

const NO_BONUSES: readonly ReviewedBonus[] = []
/** Reviews of one item mention some of the catalogue; looking through all of it for each would take hours. */
const MENTIONED = 8

function someOf<T>(items: readonly T[], index: number): readonly T[] {
  const start = (index * MENTIONED) % Math.max(1, items.length - MENTIONED)
  return items.slice(start, start + MENTIONED)
}
