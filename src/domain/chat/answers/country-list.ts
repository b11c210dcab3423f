import { countryName } from '#contract/countries/countries.ts'
import { listed } from './draft.ts'

/** "Germany and the United States": country names as they read in a sentence. */
export function countryList(codes: readonly string[], last = 'and'): string {
  return listed(
    codes.map(countryName).map((name) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)),
    last,
  )
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Holy See|Isle of Man|Central African|Dominican Rep)|Islands$/
