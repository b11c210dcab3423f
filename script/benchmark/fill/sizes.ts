/** How much a catalogue holds. */
export interface Size {
  casinos: number
  bonuses: number
  games: number
  /** The published ones. */
  reviews: number
  interactions: number
}

/** L has a hundred times the casinos of S; articles stay as many. */
export const SIZES = {
  S: { casinos: 200, bonuses: 600, games: 500, reviews: 5_000, interactions: 10_000 },
  M: { casinos: 5_000, bonuses: 15_000, games: 10_000, reviews: 200_000, interactions: 100_000 },
  L: { casinos: 20_000, bonuses: 60_000, games: 40_000, reviews: 1_000_000, interactions: 500_000 },
} as const satisfies Record<string, Size>

export type SizeName = keyof typeof SIZES

export const ARTICLES = 40
/** Out of a hundred visitor reviews, how many are about a casino and a game; the rest are about a bonus. */
export const REVIEW_SHARE = { casinos: 70, games: 18 } as const
/** Casinos that offer a game: at least, and how many more at most. */
export const CASINOS_OF_GAME = { least: 4, more: 16 } as const

export function isSizeName(text: string): text is SizeName {
  return Object.hasOwn(SIZES, text)
}
