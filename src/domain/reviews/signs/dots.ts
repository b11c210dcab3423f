import type { Token } from './text-tokens.ts'

/** A dot between the parts of an address, in any notation. */
export interface Dot {
  length: number
  /** `plain` is a full stop, `word` is "dot", `masked` stands in brackets or between signs, `comma` is a comma. */
  how: 'plain' | 'word' | 'masked' | 'comma'
}

export function dotAt(tokens: readonly Token[], place: number): Dot | undefined {
  const [first, second, third] = [tokens[place], tokens[place + 1], tokens[place + 2]]
  if (first === undefined) return undefined
  if (SIGNS.has(first.raw)) return { length: 1, how: 'plain' }
  if (DOT_WORDS.has(first.word)) return { length: 1, how: 'word' }
  if (second !== undefined && third !== undefined && isDot(second) && CLOSED_BY.get(first.raw) === third.raw)
    return { length: 3, how: 'masked' }
  if (first.raw === ',' && !first.isApart && second?.isApart === false) return { length: 1, how: 'comma' }
  return undefined
}

const SIGNS: ReadonlySet<string> = new Set(['.', '·', '•', '∙', '●', '。', '｡'])
/**
 * "Dot" in English, German, Serbian, Spanish, Portuguese, Turkish and Polish. "Point" and "period" are ordinary words
 * of reviews.
 */
const DOT_WORDS: ReadonlySet<string> = new Set([
  'dot',
  'd0t',
  'punkt',
  'tacka',
  'tačka',
  'punto',
  'ponto',
  'nokta',
  'kropka',
])
const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
  ['*', '*'],
  ['_', '_'],
  ['-', '-'],
  ['/', '/'],
])

const isDot = ({ raw, word }: Token) => SIGNS.has(raw) || DOT_WORDS.has(word)
