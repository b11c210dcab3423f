import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { cardText } from '#domain/casinos/card-text.ts'
import { isOverInBritain, marked } from '#domain/offers/britain.ts'
import type { BonusCardData } from './bonus-card.tsx'
import type { GameCardData } from './game-card.tsx'

// Pages have dozens of cards, so only the printed fields are sent.

export function bonusCardData(bonus: Bonus): BonusCardData {
  const own = withoutTarget(bonus.casino)
  const casino = isOverInBritain(bonus) ? marked(own, 'offer') : own
  const whole = { ...bonus, casino, description: cardText(bonus.description) }
  return pick(whole, [...BONUS_FACTS, 'description', 'moved', 'chance', 'casino'])
}

/** What cards and comparisons show of the offer of a casino. */
export const OFFER_FACTS = [
  'id',
  'slug',
  'amount',
  'wageringRequirement',
  'minDeposit',
  'validUntil',
  'noEndDate',
] as const

/** What cards and comparisons show of a bonus. */
export const BONUS_FACTS = [...OFFER_FACTS, 'title', 'type', 'maxWin', 'code', 'noCodeNeeded'] as const

/**
 * A casino without its affiliate address, which would bypass `/go/` and its count of clicks. Buttons link to
 * `/go/{slug}` and show the website's host.
 */
export function withoutTarget<T extends { affiliateUrl: string | null }>(casino: T): T {
  return { ...casino, affiliateUrl: null }
}

/** What cards and comparisons show of a game. */
export const GAME_FACTS = [
  'id',
  'slug',
  'name',
  'provider',
  'type',
  'rtp',
  'volatility',
  'minBet',
  'maxBet',
  'maxMultiplier',
  'imageUrl',
  'demoUrl',
  'userAverage',
  'totalReviews',
] as const

export function gameCardData(game: Game): GameCardData {
  return pick(game, [...GAME_FACTS, 'tags'])
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
