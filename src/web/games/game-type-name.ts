import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'

/** A game's type in the words of the category select; an unknown one as it stands. */
export function gameTypeName(type: string): string {
  return Object.hasOwn(GAME_TYPE_NAMES, type) ? GAME_TYPE_NAMES[type as keyof typeof GAME_TYPE_NAMES] : type
}
