import { countryName } from '#contract/countries/countries.ts'

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
export function countryList(codes: readonly string[], last = 'and'): string {
  const names = codes.map(countryName)
  return listed(
    names.map((name) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)),
    last,
  )
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Holy See|Isle of Man|Central African|Dominican Rep)|Islands$/
