/** Finds facet values and numbers in a question. `plain` is a plain text (see plainText). */
import type { TermFilter } from '#contract/bonuses/bonus-search.ts'
import { countryName } from '#contract/countries/countries.ts'
import { plainQuantities, quantitiesIn } from './quantities.ts'
import { countriesIn } from './country-words.ts'
import { anyOf, patternsOf, plainText } from './plain-text.ts'
import WORDS from './criteria-words.json' with { type: 'json' }

/** What a text asks for or does not. */
export const FLAGS = Object.fromEntries(
  Object.entries(WORDS.flags).map(([flag, words]) => [flag, anyOf(words)]),
) as Readonly<Record<keyof typeof WORDS.flags, RegExp>>

/** The lowest score that a visitor accepts. */
export interface Minimum {
  field: 'minSafetyIndex' | 'minExpertRating' | 'minUserRating'
  /** 0 to 10. */
  value: number
}

/** "at least 9", "8.5+", "rated 9 or more": points, not euros, spins or multiples. */
export function readMinimum(message: string, plain: string): Minimum | undefined {
  const text = message.toLowerCase().replaceAll(',', '.')
  const found = MINIMUMS.map((form) => form.exec(text)?.[1]).find((number) => number !== undefined)
  const value = Number(found)
  if (found === undefined || value > 10) return undefined
  if (
    / (user|users|players?|visitor|visitors) (rating|score|review)s? | (?:rated|scored) (?:\w+ ){0,5}by (?:users|players|visitors) /.test(
      plain,
    )
  )
    return { field: 'minUserRating', value }
  return { field: / expert(s)? /.test(plain) ? 'minExpertRating' : 'minSafetyIndex', value }
}

const NUMBER = String.raw`(?<![€$£\d.])(10(?:\.0)?|\d(?:\.\d)?)`
const NOT_POINTS = String.raw`(?![\d.]*\s*(?:free |bonus |different |other |new |more )*(?:\d|€|\$|£|%|x\b|×|times|eur|usd|gbp|dollar|pound|k\b|spin|hour|day|week|month|year|minute|game|casino|provider|studio|currenc|language|method|payment|percent|deposit|star))`
const MINIMUMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:at least|minimum(?: of)?|min\.?|above|over|more than|higher than|better than|not less than|no less than|>=?)\s*(?:a |an )?(?:score |rating |safety |safety index )?(?:of )?${NUMBER}${NOT_POINTS}`,
  ),
  new RegExp(
    String.raw`${NUMBER}(?:\s*/\s*10)?\s*(?:\+(?!\d)|or (?:more|higher|above|better|over)|and (?:above|up|over|higher)|plus\b|out of (?:10|ten))(?!\s*(?:\w+ )?(?:method|studio|provider|currenc|language|game|slot|spin|casino))`,
  ),
  new RegExp(String.raw`${NUMBER} (?:in|for|on) (?:safety|the safety index)`),
  new RegExp(
    String.raw`(?:rated|scored?|scores|rating|safety|safety index|index)\s*(?:of |is |above |over |from |between )?${NUMBER}${NOT_POINTS}`,
  ),
]

const ABOUT_LICENCES =
  / licen[cs]\w* | regulat\w+ | authority | commission | mga | ukgc | (?:curacao|malta|gibraltar|isle of man|alderney|kahnawake|anjouan) (?:casinos?|sites?|operators?) | from (?:curacao|anjouan|kahnawake) /

interface AskedLicence {
  license: string
  /** The country in its name, which is not the visitor's. */
  country: string | undefined
  /** True for "not licensed in Curaçao"; never for a licence that a country of players requires. */
  isRefused: boolean
}

/** The licence that a text asks for or refuses. */
export function licenceIn(plain: string, known: readonly string[]): AskedLicence | undefined {
  if (!ABOUT_LICENCES.test(plain)) return undefined
  const placeOf = (name: string) => plainText(name.replace(/ (?:Gaming|Gambling|eGaming|Licen).*$/, ''))
  const short = SHORT_LICENCES.find(([words]) => words.test(plain))?.[1]
  const license =
    known.find((name) => plain.includes(plainText(name)) || plain.includes(placeOf(name))) ??
    known.find((name) => name === short) ??
    short
  if (license === undefined) return byAdjective(plain, known)
  const [country] = countriesIn(placeOf(license)).filter((code) =>
    plain.includes(plainText(countryName(code))),
  )
  const isRefused = isRefusedIn(plain, license)
  return { license, country: country ?? (license === UK_LICENCE ? 'GB' : undefined), isRefused }
}

/** Places that license casinos for players in other countries. Avoiding the licence of one's own country is evasion. */
const ABROAD = 'anjouan|costa rica|curacao|gibraltar|isle of man|kahnawake|malta|mga'
const REFUSES = new RegExp(
  ` (?:not|no|without|avoid\\w*|except|excluding|other than|besides|arent|isnt) (?:(?!wager|deposit|fee|code|limit|end |download|charge|account|kyc)\\w+ ){0,3}(?:${ABROAD}) `,
)
function isRefusedIn(plain: string, license: string): boolean {
  return REFUSES.test(plain) && new RegExp(` (?:${ABROAD}) `).test(plainText(license))
}

/** "Estonian licensed casinos" asks for the licence of Estonia, not for casinos that accept Estonians. */
function byAdjective(plain: string, known: readonly string[]): AskedLicence | undefined {
  const [country] = countriesIn(/ (\w+) licen[cs]ed? /.exec(plain)?.[1] ?? '')
  const place = country === undefined ? undefined : plainText(countryName(country))
  const license = known.find((name) => place !== undefined && plainText(name).includes(place))
  return license === undefined ? undefined : { license, country, isRefused: false }
}

/** Great Britain's own licence. Without it a casino may not take players there. */
export const UK_LICENCE = 'UK Gambling Commission'
const SHORT_LICENCES = patternsOf<string>(WORDS.licences)

/** Parts of names of features that a text asks for. */
export function featuresIn(plain: string, known: readonly string[]): string[] {
  const named = FEATURE_WORDS.flatMap(([words, part]) => (words.test(plain) ? [part] : []))
  // Phones and tablets are a separate criterion.
  const whole = known.filter((name) => !/mobile|\bapp\b/i.test(name) && plain.includes(plainText(name)))
  return [...new Set([...whole, ...named.filter((part) => !whole.some((name) => holds(name, part)))])]
}

export function holds(feature: string, part: string): boolean {
  return feature.toLowerCase().includes(part.toLowerCase())
}

const FEATURE_WORDS = patternsOf(WORDS.features)

const OF_AN_ACCOUNT = [
  String.raw`(?:in|accepts?|accepting|takes?|with|support\w*|use|using) {currency}`,
  '{currency} (?:currency|accounts?|casinos?)',
  'casinos? {currency}',
]
const CODES = 'eur|gbp|usd|cad|aud|nzd|nok|sek|dkk|pln|chf|huf|czk|ron|brl|inr|jpy'

const CURRENCY_WORDS = Object.entries(WORDS.currencies).map(
  ([code, currency]) => [anyOf(OF_AN_ACCOUNT, { currency }), code] as const,
)

/** Currencies of an account, as in "accepts GBP", not units of an amount. */
export function currenciesIn(plain: string): string[] {
  const codes = [...plain.matchAll(new RegExp(`(?<! \\d+(?: \\d+)*) (${CODES})(?= )`, 'g'))].map(
    ([, code = '']) => code.toUpperCase(),
  )
  const named = CURRENCY_WORDS.flatMap(([words, code]) => (words.test(plain) ? [code] : []))
  return [...new Set([...codes, ...named])]
}

/** The country in the name of a currency: Swedish kronor do not make the visitor Swedish. */
export function currencyCountries(plain: string): readonly string[] {
  const found =
    / (us|canadian|australian|swedish|norwegian|danish|swiss|british|polish) (?:dollars?|kron\w+|francs?|pounds?|zloty) /.exec(
      plain,
    )?.[1]
  return found === undefined ? [] : countriesIn(found === 'us' ? 'US' : found)
}

const LANGUAGES =
  'english|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|hungarian|greek|turkish|romanian|serbian|japanese'

/** A language of a casino, its support or its dealers: "German support", "a site in Spanish". */
export const OF_A_LANGUAGE = new RegExp(
  ` (${LANGUAGES}) (?:speaking|language|support|customer (?:support|service)|chat|dealers?|website|site|version|translation) | (?:in|(?:speak|support|offer)s?) (${LANGUAGES}) (?!(?:players?|people|customers?) )`,
)

/** The country in the name of a language: German support does not make the visitor German. */
export function languageCountries(plain: string): readonly string[] {
  const [, named, spoken] = OF_A_LANGUAGE.exec(plain) ?? []
  return countriesIn(named ?? spoken ?? '')
}

export interface AtLeast {
  of: 'payment methods' | 'currencies' | 'studios'
  count: number
}

/** "More than 8 payment methods", "10+ studios", and "with 8 payment methods" as at least that many. */
export function atLeastIn(message: string): AtLeast | undefined {
  const [, more, number, noun = ''] =
    /(more than|over|above)? ?(?<!(?:fewer|less) than )\b(\d{1,3}) ?(?:\+|or more)? (?:different |payment |deposit |game )*(methods|currencies|studios|providers)\b/i.exec(
      message,
    ) ?? []
  if (number === undefined) return undefined
  return {
    of: /methods/i.test(noun) ? 'payment methods' : /curr/i.test(noun) ? 'currencies' : 'studios',
    count: Number(number) + (more === undefined ? 0 : 1),
  }
}

/** "Bonuses without a code", "offers with a promo code". */
export function codeIn(plain: string): 'needed' | 'none' | undefined {
  if (FLAGS.withoutCode.test(plain)) return 'none'
  return FLAGS.withCode.test(plain) ? 'needed' : undefined
}

/** The term of offers in favour of players that a text asks for. */
export function termsIn(plain: string): TermFilter | undefined {
  return OFFERS.test(plain) ? TERM_WORDS.find(([words]) => words.test(plain))?.[1] : undefined
}

const OFFERS = / (?:bonus(?:es)?|offers?|spins|promo\w*|cash ?back) /
const TERM_WORDS = patternsOf<TermFilter>(WORDS.terms)

/** "since 2015" and "in 2015 or later", "before 2010", "established in 2016", "between 2015 and 2019". */
export function openedIn(plain: string): { openedSince?: number; openedBefore?: number } {
  const [, first, last] =
    / (?:founded|established|launched|opened|started|casinos?|sites?) (?:between|from) ((?:19|20)\d\d) (?:and|to|until|till) ((?:19|20)\d\d) /.exec(
      plain,
    ) ?? []
  if (first !== undefined) return { openedSince: Number(first), openedBefore: Number(last) + 1 }
  const [, how = '', year, later] =
    / (?:founded|established|launched|opened|open|started|casinos?|sites?|online|new) (?:from )?(in|since|after|before|from) ((?:19|20)\d\d)( (?:or|and) (?:later|newer|after|since|onwards?))? /.exec(
      // "Best casinos 2026" names no year of opening.
      plain.replace(/(?<=^ |new(?:est)? )(casinos|sites) (?=(?:19|20)\d\d )/, '$1 in '),
    ) ?? []
  if (year === undefined) return {}
  const opened = Number(year)
  if (how === 'before') return { openedBefore: opened }
  if (how === 'after') return { openedSince: opened + 1 }
  return how === 'in' && later === undefined
    ? { openedSince: opened, openedBefore: opened + 1 }
    : { openedSince: opened }
}

const AT_MOST = 'under|below|up to|at most|less than|lower than|no more than|not more than|maximum|max|within'

/** Reads "wagering under 30x", "30x or less". */
export function maxWageringIn(plain: string): number | undefined {
  const number =
    new RegExp(
      ` (?:wager\\w*|rollover|playthrough)(?: requirements?)?(?: of| is)? (?:than|${AT_MOST}) (\\d{1,3}) ?x? `,
    ).exec(plain)?.[1] ??
    new RegExp(` (?:${AT_MOST}) (\\d{1,3}) ?x `).exec(plain)?.[1] ??
    / (\d{1,3}) ?x (?:wager\w* )?or (?:less|lower|below|under) /.exec(plain)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Hours in "pays out within a day", "payouts in 24 hours". Fewer than a day ask for an order: no casino states them. */
export function maxPayoutHoursIn(plain: string): number | undefined {
  const [, number = '1', unit] =
    / (?:pays?|paying|paid|payouts?|withdrawals?|withdraw|cash ?outs?) (?:\w+ ){0,3}(?:within|in|under|less than|up to) (?:(\d{1,3}|an?|one) ?)?(h|hrs|hours?|days?) /.exec(
      plain,
    ) ?? []
  if (unit === undefined) return undefined
  const count = /\d/.test(number) ? Number(number) : 1
  const hours = unit.startsWith('day') ? count * 24 : count
  return hours < 24 ? undefined : hours
}

/** The visitor's starting money: "a €10 deposit", "minimum deposit 10 euros", "I have 20 euros, which bonus". */
export function maxDepositIn(message: string): number | undefined {
  // "A minimum deposit of 5" is an amount of money.
  const text = plainQuantities(message).replace(MINIMUM_DEPOSIT, '$1 €')
  if (!/deposit|bonus|offer|begin|start|spend|play with/.test(text)) return undefined
  const money = quantitiesIn(text).find(
    ({ is, at, end }) =>
      is === 'money' &&
      (/(?:deposits?(?: of| is| limit)?(?: only| just| at most| up to| under| from)?|\b(?:i have|i got|ive got|i only have|start(?:ing)? with|begin(?:ning)? with|(?:bonus|bonuses|offers?) for|(?:claim|get|take|have|available) (?:with|for|using)|budget of|play with|want to spend|like to spend)(?: only| just| at most| up to)?)\s*$/.test(
        text.slice(0, at),
      ) ||
        /^\s*(?:min(?:imum)? |first )?deposits?/.test(text.slice(end))),
  )
  return money?.is === 'money' ? money.money.amount : undefined
}

const MINIMUM_DEPOSIT =
  /(\bmin(?:imum)? deposits?(?: of| is| under| below| up to| at most| less than| from)*) (?=\d{1,4}(?![\d.,]*\d|\s*[€$£%x]))/

/** Percent in "RTP over 97%", "97% RTP", "above 96 percent". */
export function minRtpIn(message: string): number | undefined {
  const text = message.toLowerCase().replaceAll(/ ?(?:percent|per cent)/g, '%')
  if (!/rtp|return|slots? 9\d[\d.]*%?\+/.test(text)) return undefined
  const [, withSign, bare] =
    /(?<!(?:under|below|less than|lower than|at most|up to) ?)(?<![\d.])(\d{2}(?:[.,]\d{1,2})?) ?(?:%|(?<=9\d(?:[.,]\d{1,2})? ?)\+)|(?:rtp|return)(?: of| is| over| above| from| at least| higher than)+ (\d{2}(?:[.,]\d{1,2})?)(?![.,]?\d|%)/.exec(
      text,
    ) ?? []
  const number = Number((withSign ?? bare)?.replace(',', '.'))
  return number >= 50 && number < 100 ? number : undefined
}

/** The tags of games in a text. Tags that are also words of offers count only beside "games" or "slots". */
export function tagsIn(plain: string, known: readonly string[]): string[] {
  const isAboutGames =
    / (games?|slots?|pokies|feature|features|themed?) /.test(plain) &&
    !/ (biggest|highest|largest|max|maximum) /.test(plain)
  const named = known.filter(
    (tag) =>
      (isAboutGames ? !/^(?:progressive|cards|numbers)$/i.test(tag) : NAMES_OF_GAMES.test(tag)) &&
      [tag, `${tag}s`, tag.replace(/s$/, '')].some((words) => plain.includes(plainText(words))),
  )
  const aliased = known.filter((tag) => TAG_WORDS.some(([words, is]) => is === tag && words.test(plain)))
  return [
    ...new Set([
      ...(aliased.includes('Single zero') || aliased.includes('Double zero') ? [] : named),
      ...aliased,
    ]),
  ].filter((tag) => !named.some((other) => other !== tag && other.toLowerCase().includes(tag.toLowerCase())))
}

const TAG_WORDS = patternsOf<string>(WORDS.tags)

const NAMES_OF_GAMES =
  /^(?:blackjack|roulette|baccarat|poker|video poker|three card|pai gow|craps|sic bo|pontoon|keno|bingo|scratch card|jacks or better|megaways|la partage|single zero|double zero)$/i
