/** The home page as it is without settings. Public pages load this, so it checks nothing. */

/** Every section that may be moved, switched off and named, in the described order; what is ours comes before the newsletter. */
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
  /** The heading of the page and the text below it. */
  title: string
  lead: string
  /** Each of HOME_SECTIONS once. */
  sections: { id: HomeSection; isShown: boolean; title: string | null }[]
}

export const DESCRIBED_HOME: HomeLayout = {
  title: 'Find Your Ultimate Casino Bonus!',
  lead: 'Rated casinos, bonuses and games, compared side by side. Every score comes with the reasons behind it.',
  sections: HOME_SECTIONS.map((id) => ({ id, isShown: true, title: null })),
}
