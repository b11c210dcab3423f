import { remembered } from '../shared/lazily.ts'
import { foldText } from './fold-text.ts'

/** A text as tables of phrases match it: folded, with a space at each end. "I CAN'T…" is " i cant ". */
export const plainText = remembered((text) => ` ${foldText(text)} `, 2_000)

/**
 * Matches a plain text that contains any of the wordings, which are regular expressions of whole words. `{bonus}` is
 * replaced by all wordings of that noun.
 */
export function anyOf(
  wordings: readonly string[],
  nouns: Readonly<Record<string, readonly string[]>> = {},
): RegExp {
  const withNouns = wordings
    .join('|')
    .replaceAll(/\{([a-z]+)\}/g, (_, noun: string) => `(?:${nouns[noun]?.join('|') ?? ''})`)
  return new RegExp(` (?:${withNouns}) `)
}

/** The wordings of each value as patterns, in the order in which they are tried. */
export function patternsOf<Value extends string>(
  wordings: Readonly<Partial<Record<Value, readonly string[]>>>,
): (readonly [words: RegExp, value: Value])[] {
  return (Object.entries(wordings) as [Value, readonly string[]][]).map(([value, words]) => [
    anyOf(words),
    value,
  ])
}

export function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '')
}
