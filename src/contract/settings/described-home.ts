/** The default settings of the home page. Public pages load this file, so it contains no schema. */

/** Every section that can be moved, hidden and renamed, in the default order. */
export const HOME_SECTIONS = [
  'topCasinos',
  'latestCasinos',
  'topBonuses',
  'latestBonuses',
  'hotGames',
  'latestGames',
  'news',
  'compare',
  'assistant',
  'month',
  'newsletter',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

export interface HomeLayout {
  /** The page's heading and the text below it. */
  title: string
  lead: string
  /** Each of HOME_SECTIONS exactly once. */
  sections: { id: HomeSection; isShown: boolean; title: string | null }[]
}

export const DESCRIBED_HOME: HomeLayout = {
  title: 'Find Your Ultimate Casino Bonus!',
  lead: 'Rated casinos, bonuses and games, compared side by side. Every score comes with the reasons behind it.',
  sections: HOME_SECTIONS.map((id) => ({ id, isShown: true, title: null })),
}
