/** The option lists of the product. Forms, filters and schemas all use them. */

export const BONUS_TYPES = ['welcome', 'no_deposit', 'free_spins', 'cashback', 'reload', 'vip'] as const
export type BonusType = (typeof BONUS_TYPES)[number]

export const BONUS_TYPE_NAMES: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  no_deposit: 'No Deposit',
  free_spins: 'Free Spins',
  cashback: 'Cashback',
  reload: 'Reload',
}

/** Types of offers for players who already have an account; in lower case. */
export const EXISTING_PLAYER_TYPES = ['reload', 'vip', 'loyalty'] as const

export const GAME_TYPES = ['slot', 'table', 'live', 'jackpot', 'crash', 'lottery'] as const
export type GameType = (typeof GAME_TYPES)[number]

export const GAME_TYPE_NAMES: Readonly<Record<GameType, string>> = {
  slot: 'Slots',
  table: 'Table Games',
  live: 'Live Casino',
  jackpot: 'Jackpot',
  crash: 'Crash',
  lottery: 'Lottery',
}

export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

export const POST_CATEGORIES = ['strategies', 'reviews', 'news', 'guides', 'tips', 'promotions'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** Public names of the categories. Tips and promotions appear as other (decision D-50). */
export const POST_CATEGORY_NAMES: Readonly<Record<PostCategory, string>> = {
  reviews: 'Reviews',
  guides: 'Guides',
  strategies: 'Strategy',
  news: 'News',
  tips: 'Tips',
  promotions: 'Promotions',
}

/** The six categories of expert and visitor ratings, in display order. */
export const RATING_CATEGORIES = [
  'bonuses',
  'design',
  'payouts',
  'customerSupport',
  'gameSelection',
  'mobileExperience',
] as const
export type RatingCategory = (typeof RATING_CATEGORIES)[number]
export type RatingField = `${RatingCategory}Rating`

export const RATING_CATEGORY_NAMES: Readonly<Record<RatingCategory, string>> = {
  bonuses: 'Bonuses',
  design: 'Design',
  payouts: 'Payouts',
  customerSupport: 'Support',
  gameSelection: 'Games',
  mobileExperience: 'Mobile',
}

export const CATEGORY_COLUMNS = {
  bonuses: 'bonuses',
  design: 'design',
  payouts: 'payouts',
  customerSupport: 'customer_support',
  gameSelection: 'game_selection',
  mobileExperience: 'mobile_experience',
} as const satisfies Record<RatingCategory, string>

/** One value per category, named category plus ending, such as payoutsRating. */
export function forEachCategory<Ending extends string, Value>(
  ending: Ending,
  valueOf: (category: RatingCategory) => Value,
): Record<`${RatingCategory}${Ending}`, Value> {
  const values = RATING_CATEGORIES.map((category) => [category + ending, valueOf(category)])
  return Object.fromEntries(values) as Record<`${RatingCategory}${Ending}`, Value>
}

export const INTERACTION_TYPES = [
  'casino_click',
  'bonus_click',
  'game_click',
  'review_submit',
  'helpful_vote',
  'game_modal',
  'search',
  'casino_card_click',
  'casino_details_view',
  'bonus_details_view',
] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

/** Any one of these matches `filter=crypto` (decision D-25), ignoring case. */
export const CRYPTOCURRENCIES = [
  'Bitcoin',
  'Ethereum',
  'Litecoin',
  'Tether',
  'Dogecoin',
  'Ripple',
  'Bitcoin Cash',
  'Solana',
  'Cardano',
  'Tron',
  'USD Coin',
  'Monero',
] as const

/** Countries with the most visitors of a site in English, listed first by the country filter. */
export const COMMON_COUNTRIES = [
  'AT',
  'AU',
  'CA',
  'CH',
  'DE',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IN',
  'NL',
  'NO',
  'NZ',
  'SE',
  'US',
] as const

/** The 41 countries that a casino's form lists first as restricted (decision D-29). */
export const RESTRICTABLE_COUNTRIES = [
  'US',
  'GB',
  'AU',
  'FR',
  'ES',
  'IT',
  'NL',
  'BE',
  'DK',
  'SE',
  'DE',
  'PT',
  'CZ',
  'PL',
  'HU',
  'RO',
  'BG',
  'GR',
  'CH',
  'LT',
  'LV',
  'EE',
  'SK',
  'SI',
  'HR',
  'RS',
  'TR',
  'IL',
  'SG',
  'HK',
  'CN',
  'KP',
  'IR',
  'IQ',
  'SY',
  'AF',
  'SD',
  'CU',
  'UA',
  'RU',
  'BY',
] as const

/** The countries that "Add Common Restricted" adds (decision D-29). */
export const COMMONLY_RESTRICTED_COUNTRIES = ['US', 'GB', 'FR', 'ES', 'NL', 'AU', 'IL', 'TR'] as const

/** Studios suggested by the game form; others may be typed. */
export const GAME_PROVIDERS = [
  'Pragmatic Play',
  'NetEnt',
  'Microgaming',
  "Play'n GO",
  'Evolution Gaming',
  'Yggdrasil',
  'Red Tiger',
  'Big Time Gaming',
  'Nolimit City',
  'Push Gaming',
  'Hacksaw Gaming',
  'Relax Gaming',
  'Thunderkick',
  'ELK Studios',
  'iSoftBet',
] as const
