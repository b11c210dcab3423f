import { makeCatalogue } from '../fill/make-catalogue.ts'
import { SIZES } from '../fill/sizes.ts'
import type { SizeName } from '../fill/sizes.ts'

/** The ids of what visitors can see, in order: ids follow the places in the made catalogue. */
export function visibleIds(size: SizeName): Record<'casinos' | 'bonuses' | 'games', number[]> {
  const { casinos, bonuses, games } = makeCatalogue(SIZES[size])
  // A bonus of a casino that we warn about leads to its casino.
  const isShown = ({ isActive, listing }: (typeof casinos)[number]) => isActive && listing === 'listed'
  const hidden = new Set(casinos.filter((casino) => !isShown(casino)).map(({ name }) => name))
  return {
    casinos: idsOf(casinos),
    bonuses: idsOf(bonuses.map((bonus) => (hidden.has(bonus.casino) ? { isActive: false } : bonus))),
    games: idsOf(games),
  }
}

function idsOf(items: readonly { isActive?: boolean }[]): number[] {
  return items.flatMap(({ isActive }, index) => (!isActive ? [] : [index + 1]))
}
