import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { BONUS_FACTS, CASINO_CARD_FACTS, GAME_FACTS } from '#contract/items/card-fields.ts'
import { CARD } from '#contract/items/limits.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { cardText } from '#domain/casinos/card-text.ts'
import { isOverInBritain, marked } from '#domain/offers/britain.ts'
import type { BonusCardData } from './bonus-card.tsx'
import type { GameCardData } from './game-card.tsx'

export function bonusCardData(bonus: Bonus): BonusCardData {
  const own = withoutTarget(bonus.casino)
  const casino = isOverInBritain(bonus) ? marked(own, 'offer') : own
  const whole = { ...bonus, casino, description: cardText(bonus.description) }
  return pick(whole, [...BONUS_FACTS, 'description', 'moved', 'chance', 'casino'])
}

/**
 * A casino without its affiliate address, which would bypass `/go/` and its count of clicks. Buttons link to
 * `/go/{slug}` and show the website's host.
 */
export function withoutTarget<T extends { affiliateUrl: string | null }>(casino: T): T {
  return { ...casino, affiliateUrl: null }
}

export function gameCardData(game: Game): GameCardData {
  return pick(game, [...GAME_FACTS, 'tags'])
}

/** Reduces a casino to the fields of its card. */
export function cardOf(casino: CasinoCardData): CasinoCardData {
  return {
    ...pick(casino, CASINO_CARD_FACTS),
    paymentMethods: casino.paymentMethods.slice(0, CARD.paymentMethods),
    otherPaymentMethods: Math.max(casino.paymentMethods.length - CARD.paymentMethods, 0),
    features: casino.features.slice(0, CARD.features),
    affiliateUrl: null,
  }
}

/** Newest first, with the newest featured post moved to the front (decision D-18). */
export function featuredFirst(posts: readonly PostCardData[]): PostCardData[] {
  const featured = posts.find((post) => post.isFeatured)
  return featured === undefined ? [...posts] : [featured, ...posts.filter((post) => post !== featured)]
}

/** Only these fields of an object. */
export function pick<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>
}
