import type { DemoBonus, DemoCasino, DemoGame, DemoReview } from '#db/demo/demo-types.ts'
import type { Unused } from '#db/demo/reviews/unused.ts'
import { writeCasinoReviews } from '#db/demo/reviews/write-casino-reviews.ts'
import { writeBonusReviews, writeGameReviews } from '#db/demo/reviews/write-offer-reviews.ts'
import type { Catalogue } from './make-catalogue.ts'

/** The visitor reviews of a catalogue, item by item, as many as each says. */
export function* makeReviews({ casinos, bonuses, games }: Catalogue): Generator<DemoReview> {
  const bonusesOf = Map.groupBy(bonuses, ({ casino }) => casino)
  for (const [index, casino] of casinos.entries())
    yield* writeCasinoReviews(casino, bonusesOf.get(casino.name) ?? NO_BONUSES, someOf(games, index), FITTING)
  for (const bonus of bonuses) yield* writeBonusReviews(bonus, FITTING)
  for (const [index, game] of games.entries())
    yield* writeGameReviews(game, someOf<DemoCasino>(casinos, index), FITTING)
}

const NO_BONUSES: readonly DemoBonus[] = []
/** Reviews of one item mention some of the catalogue; looking through all of it for each would take hours. */
const MENTIONED = 8

function someOf<T extends DemoCasino | DemoGame>(items: readonly T[], index: number): readonly T[] {
  const start = (index * MENTIONED) % Math.max(1, items.length - MENTIONED)
  return items.slice(start, start + MENTIONED)
}

/** Texts of the right length. Among a million some repeat, as they do in life. */
const FITTING: Unused = {
  content: (write) => until(write, (text) => text.length >= 20),
  title: (write, longest) => until(write, (text) => text.length >= 5 && text.length <= longest),
}

function until(write: () => string, fits: (text: string) => boolean): string {
  for (let tries = 0; tries < 1_000; tries++) {
    const text = write()
    if (fits(text)) return text
  }
  throw new Error('No text of the right length came up.')
}
