import type { DemoBonus, DemoCasino, DemoGame, DemoReview } from '../demo-types.ts'
import { unusedTexts } from './unused.ts'
import { writeCasinoReviews } from './write-casino-reviews.ts'
import { writeBonusReviews, writeGameReviews } from './write-offer-reviews.ts'

/**
 * The visitor reviews of the demo catalogue: for every item as many as its reviewCount says, around
 * its userMean. The same catalogue gives the same reviews, to the letter.
 */
export function writeDemoReviews(catalogue: {
  casinos: readonly DemoCasino[]
  bonuses: readonly DemoBonus[]
  games: readonly DemoGame[]
}): DemoReview[] {
  const unused = unusedTexts()
  const { casinos, bonuses, games } = catalogue
  return [
    ...casinos.flatMap((casino) =>
      writeCasinoReviews(
        casino,
        bonuses.filter((bonus) => bonus.casino === casino.name),
        games,
        unused,
      ),
    ),
    ...bonuses.flatMap((bonus) => writeBonusReviews(bonus, unused)),
    ...games.flatMap((game) => writeGameReviews(game, casinos, unused)),
  ]
}
