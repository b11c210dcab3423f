/** What an invented catalogue is modelled on: the demo, each item with the mean that its visitor reviews come to. */
import { mean } from '#domain/casinos/ratings.ts'
import { ratingsOf, targetKey } from '#db/demo/demo-reviews.ts'
import type { DemoReviewTarget } from '#db/demo/demo-reviews.ts'
import type { DemoBonus, DemoCasino, DemoGame } from '#db/demo/demo-schemas.ts'
import { readDemo } from '#db/demo/read-demo.ts'

/** An item for which reviews are written. */
export type Reviewed<Item> = Item & {
  reviewCount: number
  /** The mean that the reviews cluster around, 1 to 10. */
  userMean: number
}
export type ReviewedCasino = Reviewed<DemoCasino>
export type ReviewedBonus = Reviewed<DemoBonus>
export type ReviewedGame = Reviewed<DemoGame>

/** The mean where nobody has reviewed it. */
const WITHOUT_REVIEWS = 7

const { casinos, bonuses, games, articles, reviews } = readDemo()
const published = reviews.filter(({ waits }) => waits === undefined)
const ratings = Map.groupBy(published, targetKey)

export const CASINO_MODELS = casinos.map((casino) => withMean(casino, { casino: casino.name }))
export const BONUS_MODELS = bonuses.map((bonus) =>
  withMean(bonus, { casino: bonus.casino, bonus: bonus.title }),
)
export const GAME_MODELS = games.map((game) => withMean(game, { game: game.name }))
export const ARTICLE_MODELS = articles
/** Reviews that wait for staff. */
export const WAITING_MODELS = reviews.filter(({ waits }) => waits !== undefined)

function withMean<Item>(item: Item, target: DemoReviewTarget): Reviewed<Item> {
  const own = ratings.get(targetKey(target)) ?? []
  const userMean = own.length === 0 ? WITHOUT_REVIEWS : mean(own.map((review) => ratingsOf(review).overall))
  return { ...item, reviewCount: own.length, userMean }
}
