import { countryInText } from '#contract/countries/countries.ts'

export interface PageLink {
  title: string
  /** A path of this site. */
  path: string
}

export interface Draft {
  response: string
  links: readonly PageLink[]
}

/** A draft with fixed words. */
export function draft(lines: readonly string[], links: readonly PageLink[] = []): Draft {
  return { response: lines.join('\n'), links }
}

/** "Visa, Skrill and Bitcoin". */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** "Germany and the United States": country names as they read in a sentence. */
export const countryList = (codes: readonly string[], last = 'and') => listed(codes.map(countryInText), last)
