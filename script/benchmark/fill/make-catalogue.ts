import type { DemoArticle } from '#db/demo/demo-schemas.ts'
import type { ReviewedBonus, ReviewedCasino, ReviewedGame } from './demo-models.ts'
import { makeArticles } from './make-articles.ts'
import { makeBonuses } from './make-bonuses.ts'
import { makeCasinos } from './make-casinos.ts'
import { makeGames } from './make-games.ts'
import { REVIEW_SHARE } from './sizes.ts'
import type { Size } from './sizes.ts'

export interface Catalogue {
  casinos: readonly ReviewedCasino[]
  bonuses: readonly ReviewedBonus[]
  games: readonly ReviewedGame[]
  articles: readonly DemoArticle[]
}

/** An invented catalogue of exactly this size; the same size gives the same one, to the letter. */
export function makeCatalogue(size: Size): Catalogue {
  const ofCasinos = Math.round((size.reviews * REVIEW_SHARE.casinos) / 100)
  const ofGames = Math.round((size.reviews * REVIEW_SHARE.games) / 100)
  const casinos = makeCasinos(size.casinos, ofCasinos)
  return {
    casinos,
    bonuses: makeBonuses(size.bonuses, casinos, size.reviews - ofCasinos - ofGames),
    games: makeGames(size.games, ofGames),
    articles: makeArticles(),
  }
}
