import { BONUS_TYPE_NAMES } from '#contract/options.ts'

/** A bonus type in words: one of the tabs, or the raw text with its first letter capitalised. */
export function bonusTypeName(type: string): string {
  return BONUS_TYPE_NAMES[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
}
