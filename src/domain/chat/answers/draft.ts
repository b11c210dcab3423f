/** An answer before it is sent: words, and the pages they came from. */
export interface PageLink {
  title: string
  /** An address on this site. */
  path: string
}

export interface Draft {
  response: string
  links: readonly PageLink[]
}

/** A draft of fixed words. */
export function draft(lines: readonly string[], links: readonly PageLink[] = []): Draft {
  return { response: lines.join('\n'), links }
}

/** "Visa, Skrill and Bitcoin". */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
