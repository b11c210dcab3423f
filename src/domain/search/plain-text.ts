import { foldText } from './fold-text.ts'

/**
 * A text in the form that tables of phrases match: folded, with a space at each end. "I CAN'T stop…" is " i cant stop
 * ".
 */
export function plainText(text: string): string {
  return ` ${foldText(text)} `
}

export function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '')
}
