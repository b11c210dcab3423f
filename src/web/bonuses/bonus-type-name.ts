import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'

/** A bonus type in words: one of the tabs, or the text as it was typed, its first letter capitalised. */
export function bonusTypeName(type: string): string {
  // Types of older bonuses were stored with underscores.
  const typed = type.replaceAll('_', ' ')
  return BONUS_TYPE_NAMES[type] ?? typed.charAt(0).toUpperCase() + typed.slice(1)
}
