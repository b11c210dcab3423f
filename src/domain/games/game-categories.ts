import { GAME_TYPE_NAMES, type GameType } from '#contract/shared/options.ts'

/** The stored categories of a game: the name of its type where none is given (decision D-45). */
export function gameCategories({ category, type }: { category: string[]; type: GameType }): string[] {
  return category.length > 0 ? category : [GAME_TYPE_NAMES[type]]
}
