/** The option lists of the product, each in one place: forms, filters and schemas all read them here. */

export const BONUS_TYPES = ['welcome', 'no_deposit', 'free_spins', 'cashback', 'reload', 'vip'] as const
export type BonusType = (typeof BONUS_TYPES)[number]

export const GAME_TYPES = ['slot', 'table', 'live', 'jackpot', 'crash', 'lottery'] as const
export type GameType = (typeof GAME_TYPES)[number]

export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

export const POST_CATEGORIES = ['strategies', 'reviews', 'news', 'guides', 'tips', 'promotions'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]
