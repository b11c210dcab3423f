/**
 * The shapes of the demo catalogue. Everything refers to everything else by name, never by id,
 * and dates are days before (or after) the first start, so the catalogue never looks stale.
 */
import type { BonusType, GameType, PostCategory, Volatility } from '#contract/shared/options.ts'

export interface DemoExpertReview {
  /** Each rating 0 to 10 in steps of 0.1; the overall rating is their mean, computed on load. */
  bonuses: readonly [rating: number, explanation: string]
  design: readonly [rating: number, explanation: string]
  payouts: readonly [rating: number, explanation: string]
  support: readonly [rating: number, explanation: string]
  games: readonly [rating: number, explanation: string]
  mobile: readonly [rating: number, explanation: string]
  summary: string
}

export interface DemoCasino {
  name: string
  description: string
  establishedYear: number
  /** 0 to 10 in steps of 0.1. */
  safetyIndex: number
  license: string
  /** Two-letter country codes. */
  restrictedCountries: readonly string[]
  /** An editor found that there are none; left out where nobody has checked. */
  restrictionsChecked?: boolean
  paymentMethods: readonly string[]
  supportedCurrencies: readonly string[]
  features: readonly string[]
  gameProviders: readonly string[]
  /** Left out when the casino has no affiliate programme. */
  affiliateUrl?: string
  websiteUrl: string
  /** Left out: the generated logo is shown. */
  logoUrl?: string
  isActive?: boolean
  isFeatured?: boolean
  /** How many days before the first start the casino was added. */
  addedDaysAgo: number
  expertReview?: DemoExpertReview
  /** How many visitor reviews the review generator writes for it. */
  reviewCount: number
  /** The mean that those reviews cluster around, 1 to 10. */
  userMean?: number
}

export interface DemoBonus {
  casino: string
  title: string
  description: string
  type: BonusType
  /** Free text, such as "100% up to €300". */
  amount: string
  wageringRequirement: string
  minDeposit: string
  maxWin?: string
  /** Hours after the first start; negative for an offer that has ended; left out for no end. */
  endsInHours?: number
  code?: string
  terms: string
  isActive?: boolean
  isFeatured?: boolean
  addedDaysAgo: number
  reviewCount: number
  userMean?: number
}

export interface DemoGame {
  name: string
  description: string
  provider: string
  type: GameType
  /** Percent, such as 96.5. */
  rtp: number
  volatility?: Volatility
  /** Euros. */
  minBet: number
  maxBet: number
  paylines?: number
  /** Times the bet. */
  maxMultiplier?: number
  tags: readonly string[]
  /** Only some games have one; always an address ending in .example. */
  demoUrl?: string
  isActive?: boolean
  isFeatured?: boolean
  addedDaysAgo: number
  reviewCount: number
  userMean?: number
}

export interface DemoMedia {
  type: 'image' | 'youtube'
  /** An image of the imagery generator: /art/cover/{kind}/{any-words}.svg, or a YouTube watch address. */
  url: string
  caption: string
  alt: string
}

export interface DemoArticle {
  title: string
  slug: string
  category: PostCategory
  author: string
  excerpt: string
  metaDescription: string
  tags: readonly string[]
  publishedDaysAgo: number
  isFeatured?: boolean
  isPublished?: boolean
  /** [media:1] in the content places the first of these, and so on. */
  media: readonly DemoMedia[]
  relatedCasinos: readonly string[]
  relatedGames: readonly string[]
  /** Simple HTML: h2, h3, p, ul, ol, li, blockquote, table, strong, em, a. */
  content: string
}

export type DemoReviewTarget =
  | { kind: 'casino'; casino: string }
  | { kind: 'bonus'; casino: string; bonus: string }
  | { kind: 'game'; game: string }

export interface DemoReview {
  target: DemoReviewTarget
  userName: string
  title: string
  content: string
  /** 1 to 10. For a casino: the rounded mean of the six ratings. */
  overallRating: number
  /** Casino reviews only, each 1 to 10: bonuses, design, payouts, support, games, mobile. */
  ratings?: readonly [number, number, number, number, number, number]
  isVerified: boolean
  helpfulVotes: number
  writtenDaysAgo: number
}
