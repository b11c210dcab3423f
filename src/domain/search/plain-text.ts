import { foldText } from './fold-text.ts'

/** A text as tables of phrases match it: folded, with a space at each end. "I CAN'T stop…" is " i cant stop ". */
export function plainText(text: string): string {
  return ` ${foldText(text)} `
}

export function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '')
}
