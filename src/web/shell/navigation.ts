import { ChevronRight, Dices, Gift, House, Landmark, Newspaper, Scale, type IconNode } from 'lucide'
import { DESCRIBED_MENUS, type MenuEntry } from '#contract/settings/described-menus.ts'
import { paths } from '#contract/shared/paths.ts'

interface Entry extends MenuEntry {
  icon: IconNode
}

/** Home, for which the header uses the brand name, and the header's entries. */
export function navigation(header: readonly MenuEntry[] = DESCRIBED_MENUS.header): readonly Entry[] {
  return [{ label: 'Home', to: paths.home() }, ...header].map((entry) => ({
    ...entry,
    icon: ICONS[entry.to] ?? ChevronRight,
  }))
}

const ICONS: Readonly<Record<string, IconNode>> = {
  [paths.home()]: House,
  [paths.casinos()]: Landmark,
  [paths.bonuses()]: Gift,
  [paths.games()]: Dices,
  '/compare': Scale,
  [paths.blog()]: Newspaper,
}

export const DRAWER_ID = 'navigation'

/** `aria-current` for an entry: its own page, or a page of an item that it lists. */
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
