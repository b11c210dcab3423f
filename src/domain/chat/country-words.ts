/** Finds the countries that a visitor names: by name, everyday name, adjective, well-known city or small typo. */
import { isCountryCode } from '#contract/countries/countries.ts'
import { COUNTRY_NAMES } from './country-names.ts'
import { isNearly } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'

/** The codes, each once. "US" counts in capitals or with "the" before it; "give us" does not. */
export function countriesIn(message: string): string[] {
  let plain = GAME_STYLES.reduce((text, style) => text.replaceAll(style, ' '), plainText(message))
  const codes = new Set(abbreviationsIn(message))
  for (const [name, code] of COUNTRY_NAMES) {
    if (!plain.includes(` ${name} `)) continue
    codes.add(code)
    // Taken out, so that "Papua New Guinea" is not Guinea as well.
    plain = plain.replaceAll(` ${name} `, '  ')
  }
  if (codes.size === 0) for (const word of wordsOf(plain)) addNearly(word, codes)
  return [...codes]
}

/** "American roulette" is a game, not where somebody lives. */
const GAME_STYLES = [
  / (american|french|european|russian|chinese|spanish|swedish|german|mexican|caribbean|turkish|dutch|italian) (?=roulette|blackjack|poker|deck|wheel|stud|21|draw|solitaire|auction)/g,
]

function abbreviationsIn(message: string): string[] {
  const written = message
    .replaceAll(/\b(?:u\.\s?s\.(?:\s?a\.?)?|usa)(?=\W|$)/gi, ' US ')
    .replaceAll(/\b(?:u\.\s?k\.?|uk)(?=\W|$)/gi, ' GB ')
  const shouts = message === message.toUpperCase() && message.length > 12
  const capitals = shouts
    ? []
    : [...written.matchAll(/(?<!\w)(US|GB|NZ|UAE)(?!\w)/g)].map(([, code = '']) => code)
  const placed = [
    ...written.matchAll(/\b(?:in|from|for|of|at|country|to)\s+(?:the\s+)?([A-Z]{2})(?!\w)/g),
  ].map(([, code = '']) => code)
  const lower = [...written.matchAll(/\b(?:the|in|from)\s+(us)(?:\s|[.,!?]|$)/gi)].map(() => 'US')
  const known = shouts ? [...written.matchAll(/ (US|GB) /g)].map(([, code = '']) => code) : []
  return [...capitals, ...(shouts ? [] : placed), ...lower, ...known]
    .map((code) => (code === 'UAE' ? 'AE' : code))
    .filter(isCountryCode)
}

function addNearly(word: string, codes: Set<string>): void {
  if (word.length < 6 || NOT_COUNTRIES.has(word)) return
  const near = COUNTRY_NAMES.find(
    ([name]) => name.length >= 6 && !name.includes(' ') && name[0] === word[0] && isNearly(word, name),
  )
  if (near !== undefined) codes.add(near[1])
}

const NOT_COUNTRIES: ReadonlySet<string> = new Set(
  'finish polish person simple single friends friend games canals chinas served services island islands inland insane turnkey general generals'.split(
    ' ',
  ),
)
