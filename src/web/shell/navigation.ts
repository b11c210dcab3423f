import { Dices, Gift, House, Landmark, Newspaper, Scale } from 'lucide'
import type { IconNode } from 'lucide'
import { paths } from '#contract/shared/paths.ts'

interface Entry {
  label: string
  to: string
  icon: IconNode
}

/** The six entries of the site; the header leaves Home to the brand name. */
export const NAVIGATION: readonly Entry[] = [
  { label: 'Home', to: paths.home(), icon: House },
  { label: 'Casinos', to: paths.casinos(), icon: Landmark },
  { label: 'Bonuses', to: paths.bonuses(), icon: Gift },
  { label: 'Games', to: paths.games(), icon: Dices },
  { label: 'Compare', to: '/compare', icon: Scale },
  { label: 'Blog', to: paths.blog(), icon: Newspaper },
]

/** The id of the drawer, which the menu button opens. */
export const DRAWER_ID = 'navigation'

/** For an entry's `aria-current`: its own page, or a page of one of the things that it lists. */
export function currentPage(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return LISTED_UNDER.some(([start, list]) => list === to && pathname.startsWith(start)) ? 'true' : undefined
}

const LISTED_UNDER: readonly [start: string, list: string][] = [
  ['/casino/', paths.casinos()],
  ['/bonus/', paths.bonuses()],
  ['/game/', paths.games()],
  ['/blog/', paths.blog()],
]
