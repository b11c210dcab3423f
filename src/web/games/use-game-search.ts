import { readGameSearch, writeGameSearch } from '#contract/games/game-search.ts'
import type { GameSearch } from '#contract/games/game-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { useListSearch } from '../lists/use-list-search.ts'
import type { ListSearchControl } from '../lists/use-list-search.ts'

export type GameSearchControl = ListSearchControl<GameSearch>

/** The id of the form that the search box, the category and the order belong to. */
export const GAME_FORM = 'game-search'

export function useGameSearch(answered: GameSearch): GameSearchControl {
  return useListSearch(answered, { path: paths.games(), read: readGameSearch, addressOf: gameListAddress })
}

/** The canonical address of a search. */
export function gameListAddress(search: GameSearch): string {
  return paths.games(writeGameSearch(search))
}
