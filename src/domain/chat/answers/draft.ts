/** An answer before it is sent: words, the pages they came from, and what they may be checked against. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'

export interface PageLink {
  title: string
  /** An address on this site. */
  path: string
}

export interface Draft {
  response: string
  links: readonly PageLink[]
  /** Every casino that the words may name. */
  casinos: readonly string[]
  /** Every offer whose amount the words may name; its conditions must be beside it (decision D-68). */
  offers: readonly Bonus[]
}

/** A draft of fixed words. */
export function draft(
  lines: readonly string[],
  links: readonly PageLink[] = [],
  more: Partial<Draft> = {},
): Draft {
  return { response: lines.join('\n'), links, casinos: [], offers: [], ...more }
}

/** "Visa, Skrill and Bitcoin". */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
