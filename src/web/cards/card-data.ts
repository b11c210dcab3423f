import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { cardText } from '#domain/casinos/card-text.ts'
import { isOverInBritain, marked } from '#domain/offers/britain.ts'
import type { BonusCardData } from './bonus-card.tsx'
import type { GameCardData } from './game-card.tsx'

// Pages show dozens of cards: only what they print is sent along.

export function bonusCardData(bonus: Bonus): BonusCardData {
  const own = withoutTarget(bonus.casino)
  const casino = isOverInBritain(bonus) ? marked(own, 'offer') : own
  const whole = { ...bonus, casino, description: cardText(bonus.description) }
  return pick(whole, [
    'id',
    'slug',
    'title',
    'description',
    'type',
    'amount',
    'wageringRequirement',
    'minDeposit',
    'maxWin',
    'validUntil',
    'noEndDate',
    'code',
    'noCodeNeeded',
    'moved',
    'chance',
    'casino',
  ])
}

/**
 * A casino as pages carry it: without its affiliate address, which leads past `/go/` and so past the count of clicks.
 * Buttons lead to `/go/{slug}` and name the host of the website.
 */
export function withoutTarget<T extends { affiliateUrl: string | null }>(casino: T): T {
  return { ...casino, affiliateUrl: null }
}

export function gameCardData(game: Game): GameCardData {
  return pick(game, [
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
    'tags',
    'imageUrl',
    'demoUrl',
    'userAverage',
    'totalReviews',
  ])
}

/** Newest first, with the newest featured post moved to the front (decision D-18). */
export function featuredFirst(posts: readonly PostCardData[]): PostCardData[] {
  const featured = posts.find((post) => post.isFeatured)
  return featured === undefined ? [...posts] : [featured, ...posts.filter((post) => post !== featured)]
}

/** These fields of an object and no others. */
export function pick<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>
}
