/**
 * Finds the countries that a visitor names, by name in many languages, adjective, well-known city or small typing
 * error.
 */
import { COUNTRIES, countryName, isCountryCode } from '#contract/countries/countries.ts'
import { lazily, remembered } from '../shared/lazily.ts'
import { languageOf } from '../chat/signs/language-of.ts'
import { COUNTRY_NAMES } from './country-names.ts'
import { isNearly } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'

/** The codes without duplicates. "US" counts in capitals or after "the", so that "give us" is not a country. */
export const countriesIn = remembered((message): readonly string[] => {
  const found = new Set(abbreviationsIn(message))
  const { codes, rest } = namedIn(message.toLowerCase())
  for (const code of codes) found.add(code)
  if (found.size === 0) for (const word of wordsOf(plainText(rest))) addNearly(word, found)
  return [...found]
}, 100)

/**
 * The text in lower case without the countries that `countriesIn` finds. Abbreviations that do not count stay, because
 * "us players" must not be answered as if no country had been named.
 */
export const withoutCountries = remembered((text): string => {
  const counted = countriesIn(text)
  const { rest } = namedIn(
    text
      .toLowerCase()
      .replaceAll(ABBREVIATIONS, (written) =>
        counted.includes(ABBREVIATED.get(written.replaceAll('.', '')) ?? '') ? ' ' : written,
      ),
  )
  const near = new Set<string>()
  return rest
    .split(' ')
    .filter((word) => {
      near.clear()
      addNearly(plainText(word).trim(), near)
      return near.size === 0
    })
    .join(' ')
}, 100)

const ABBREVIATIONS = /(?<![\p{L}\p{N}])(?:u\.?s\.?a?\.?|u\.k\.?|uk|gb|nz|uae)(?![\p{L}\p{N}])/gu
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ['us', 'US'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['gb', 'GB'],
  ['nz', 'NZ'],
  ['uae', 'AE'],
])

/** Tries the longest run of words first, so that "Papua New Guinea" is not Guinea too. */
function namedIn(lower: string): { codes: readonly string[]; rest: string } {
  const pieces = lower.split(WORD)
  // Odd positions hold words, even positions what is between them.
  const words = pieces.map((piece, at) => (at % 2 === 1 ? folded(piece) : ''))
  const runAt = (at: number, length: number) =>
    length === 1
      ? (words[at] ?? '')
      : Array.from({ length }, (_, place) => words[at + 2 * place] ?? '').join(' ')
  const names = knownNames()
  const codes: string[] = []
  let rest = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 2) {
    const size = LENGTHS.find((length) => names.has(runAt(at, length))) ?? 0
    if (size === 0) rest += `${pieces[at]}${pieces[at + 1]}`
    else {
      const name = runAt(at, size)
      const code = names.get(name) ?? ''
      // "American roulette" is a game and "American Express" a card; "Canada roulette" is a game in Canada.
      const isStyle = STYLED.test(words[at + 2] ?? '') && folded(countryName(code).toLowerCase()) !== name
      if (!isStyle) codes.push(code)
      at += 2 * (size - 1)
      rest += ` ${pieces[at + 1] ?? ''}`
    }
  }
  return { codes, rest }
}

const WORD = /([\p{L}\p{M}\p{N}'’]+)/u
const STYLED = /^(?:express|roulette|blackjack|poker|deck|wheel|stud|draw|solitaire|auction)$/

/** Removes accents from Latin letters. Other alphabets stay unchanged. */
function folded(text: string): string {
  const plain = plainText(text).trim()
  return plain === '' ? text : plain
}

/** The languages of help, and further languages whose names of countries are recognised. */
const LANGUAGES =
  'de fr es it pt sv nl pl sr sr-Latn da nb fi is et lv lt cs sk sl hr hu ro bg el tr uk ru he ar ja ko zh th vi id hi'.split(
    ' ',
  )
/** Foreign names of countries that are ordinary English words. */
const ORDINARY = new Set(
  'island indie jersey man chad turkey georgia mali niger oman togo cuba male mar tunis'.split(' '),
)
const SHORTEST = 4

const knownNames = lazily(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...LANGUAGES.flatMap((language) => {
        const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
        return COUNTRIES.flatMap(([code]) => {
          const name = folded((names.of(code) ?? '').toLowerCase().replace(/ \(.*/, ''))
          return name.length < SHORTEST || ORDINARY.has(name) ? [] : [[name, code] as const]
        })
      }),
      ...COUNTRY_NAMES.toReversed(),
    ]),
)
const LENGTHS = [5, 4, 3, 2, 1]

function abbreviationsIn(message: string): string[] {
  // "usa" is a verb in three languages.
  const isVerb = ['it', 'es', 'pt'].includes(languageOf(plainText(message)) ?? '')
  const written = (isVerb ? message : message.replaceAll(/\busa\b/gi, ' US '))
    .replaceAll(/\bu\.\s?s\.(?:\s?a\.?)?(?=\W|$)/gi, ' US ')
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
