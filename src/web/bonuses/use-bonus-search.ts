import { readBonusSearch, writeBonusSearch } from '#contract/bonuses/bonus-search.ts'
import type { BonusSearch } from '#contract/bonuses/bonus-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { useListSearch } from '../lists/use-list-search.ts'
import type { ListSearchControl } from '../lists/use-list-search.ts'

export type BonusSearchControl = ListSearchControl<BonusSearch>

/** The id of the form that the search box, the tab and the order belong to. */
export const BONUS_FORM = 'bonus-search'

export function useBonusSearch(answered: BonusSearch): BonusSearchControl {
  return useListSearch(answered, {
    path: paths.bonuses(),
    read: readBonusSearch,
    addressOf: bonusListAddress,
  })
}

/** The canonical address of a search. */
export function bonusListAddress(search: BonusSearch): string {
  return paths.bonuses(writeBonusSearch(search))
}

/** Featured bonuses open the list; who has asked for something gets that and nothing before it. */
export function showsFeatured({ search, type, page }: BonusSearch): boolean {
  return search === '' && type === undefined && page === 1
}
