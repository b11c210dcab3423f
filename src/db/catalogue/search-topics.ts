/** Topics of a search besides names: the values that lists are filtered by, and help. */
import { MAXIMUM_STEPS, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { GAME_CATEGORIES } from '#contract/games/game-search.ts'
import { BONUS_TYPE_NAMES, GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { paths } from '#contract/shared/paths.ts'
import { warningTitle } from '#domain/casinos/warning.ts'
import { COUNTRY_NAMES } from '#domain/search/country-names.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { paymentAliases } from '#domain/search/payment-words.ts'
import { singular } from '#domain/search/singular.ts'
import { HELP_PHRASES } from '#domain/search/wants-help.ts'
import type { CasinoIndex } from './casino-index.ts'
import { NameIndex } from './name-index.ts'

export type Topic =
  | { list: 'casinos'; facet: CasinoFacet; value: string }
  | { list: 'bonuses'; type: string }
  | { list: 'games'; type: string }
  | { list: 'page'; label: string; to: string }
  | { list: 'help' }

export interface SearchTopics {
  names: NameIndex
  /** The possible meanings of a phrase, the likeliest first, by `topicKey`. */
  byPhrase: ReadonlyMap<string, readonly Topic[]>
  /** By slot of `names`. */
  topics: readonly Topic[]
  /** In the original spelling: "PayPal", "Curaçao". */
  spellings: readonly string[]
  mostWords: number
}

/** A key from singular words, so that "free spin" and "free spins" are equal. */
export function topicKey(words: readonly string[]): string {
  return words.map(singular).join(' ')
}

export function topicsOf(casinos: CasinoIndex): SearchTopics {
  const known = keptTopics.get(casinos)
  if (known?.version === casinos.version) return known.topics
  const topics = listTopics(casinos)
  keptTopics.set(casinos, { version: casinos.version, topics })
  return topics
}

const keptTopics = new WeakMap<CasinoIndex, { version: number; topics: SearchTopics }>()

type Phrases = readonly (readonly [phrase: string, topic: Topic])[]

function listTopics(casinos: CasinoIndex): SearchTopics {
  const phrases = [
    ...HELP_PHRASES.map((phrase) => [phrase, { list: 'help' }] as const),
    ...PAGES,
    ...warnings(casinos),
    ...payments(casinos),
    ...BONUSES,
    ...GAMES,
    ...CRYPTO,
    ...payouts(casinos),
    ...licences(casinos),
    ...wagering(casinos),
    ...COUNTRY_PHRASES,
    ...valuesOf(casinos, 'gameProviders'),
    ...valuesOf(casinos, 'features'),
  ] satisfies Phrases
  const names = new NameIndex()
  const byPhrase = new Map<string, Topic[]>()
  for (const [slot, [phrase, topic]] of phrases.entries()) {
    names.put(slot, phrase)
    const key = keyOf(phrase)
    const others = byPhrase.get(key) ?? []
    if (!others.some(({ list }) => list === 'page' || list === 'help')) byPhrase.set(key, [...others, topic])
  }
  for (const [phrase, topic] of PLACES) if (!byPhrase.has(keyOf(phrase))) byPhrase.set(keyOf(phrase), [topic])
  return {
    names,
    byPhrase,
    topics: phrases.map(([, topic]) => topic),
    spellings: phrases.map(([phrase]) => phrase),
    mostWords: Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length)),
  }
}

function keyOf(phrase: string): string {
  return topicKey(foldedWords(foldText(phrase)))
}

type Listed = 'license' | 'paymentMethods' | 'features' | 'gameProviders'

function valuesOf({ values, active }: CasinoIndex, facet: Listed): Phrases {
  return values[facet].valuesOf(active).map((value) => [value, { list: 'casinos', facet, value }])
}

/** Card schemes, which are asked for as such. */
const CARDS = new Set(['visa', 'mastercard', 'paysafecard', 'maestro', 'american express'])

function payments(casinos: CasinoIndex): Phrases {
  return valuesOf(casinos, 'paymentMethods').flatMap(([phrase, topic]) => [
    [phrase, topic] as const,
    ...paymentAliases(phrase).map((alias) => [alias, topic] as const),
    ...(CARDS.has(phrase.toLowerCase()) ? [[`${phrase} card`, topic] as const] : []),
  ])
}

/** "Fast payout" leads to the shortest payout filter that has casinos. */
function payouts(casinos: CasinoIndex): Phrases {
  const [hours] = MAXIMUM_STEPS.maxPayoutHours
  const isStated = [...casinos.rows.entries()].some(
    ([, { payoutHours }]) => payoutHours !== null && payoutHours <= hours,
  )
  if (!isStated) return []
  const topic = { list: 'casinos', facet: 'maxPayoutHours', value: String(hours) } as const
  return ['fast', 'fastest', 'quick', 'instant', 'same day'].flatMap((speed) =>
    ['payout', 'withdrawal', 'cashout'].map((paying) => [`${speed} ${paying}`, topic] as const),
  )
}

/** Short names of authorities, by a pattern for the full name in lower case. */
const AUTHORITIES: readonly (readonly [authority: RegExp, short: readonly string[]])[] = [
  [/malta/, ['mga']],
  [/united kingdom|great britain|uk gambling/, ['ukgc', 'uk gambling commission']],
  [/cura[cç]ao/, ['cga']],
  [/kahnawake/, ['kgc']],
]

/** By full name, short name and place: "Malta licence". */
function licences(casinos: CasinoIndex): Phrases {
  return valuesOf(casinos, 'license').flatMap(([name, topic]) => {
    const [place = name] = name.split(/ (?:gaming|gambling|authority|commission|government|e-?gaming)/i)
    const short = AUTHORITIES.flatMap(([authority, names]) =>
      authority.test(name.toLowerCase()) ? names : [],
    )
    const spelled = [place, ...short].flatMap((one) => [
      `${one} licence`,
      `${one} license`,
      `${one} licensed`,
    ])
    return [name, ...short, ...spelled].map((phrase) => [phrase, topic] as const)
  })
}

/** "Low wagering" leads to the lowest wagering filter, where any casino states its wagering. */
function wagering(casinos: CasinoIndex): Phrases {
  const most = MAXIMUM_STEPS.maxWagering.find((step) =>
    [...casinos.rows.entries()].some(
      ([, { welcomeWagering }]) => welcomeWagering !== null && welcomeWagering <= step,
    ),
  )
  if (most === undefined) return []
  const topic = { list: 'casinos', facet: 'maxWagering', value: String(most) } as const
  const phrases = ['low wagering', 'lowest wagering', 'low wager', 'low wagering requirement']
  return [...phrases, ...(most === 0 ? ['no wagering', 'no wager', 'wager free'] : [])].map(
    (phrase) => [phrase, topic] as const,
  )
}

/** Casinos with a warning are in no list. A search for the name finds the warning. */
function warnings(casinos: CasinoIndex): Phrases {
  return [...casinos.warned.values()].map(({ name, slug, listing }) => [
    name,
    { list: 'page', label: warningTitle(name, listing), to: paths.casino({ slug }) },
  ])
}

const COUNTRY_PHRASES: Phrases = [
  ...COUNTRIES.map(([code, name]) => [name, code] as const),
  ['UK', 'GB'] as const,
  ['USA', 'US'] as const,
].map(([name, code]) => [name, inCountry(code)])

/**
 * Everyday names, adjectives and cities. They match only in correct spelling, and are never suggested as a correction.
 */
const PLACES: Phrases = COUNTRY_NAMES.map(([name, code]) => [name, inCountry(code)])

function inCountry(code: string): Topic {
  return { list: 'casinos', facet: 'country', value: code }
}

const BONUSES: Phrases = Object.entries(BONUS_TYPE_NAMES).map(([type, name]) => [
  name,
  { list: 'bonuses', type },
])

const GAMES: Phrases = GAME_CATEGORIES.map((type) => [GAME_TYPE_NAMES[type], { list: 'games', type }])

const CRYPTO: Phrases = [
  ...['crypto', 'cryptocurrency'].map(
    (phrase) => [phrase, { list: 'casinos', facet: 'filter', value: 'crypto' }] as const,
  ),
  ['mobile', { list: 'casinos', facet: 'filter', value: 'mobile' }],
]

const PAGES: Phrases = (
  [
    ['How we rate casinos', paths.howWeRate(), ['how we rate', 'safety index']],
    ['Compare casinos', paths.compare(), ['compare']],
    ['Frequently asked questions', paths.faq(), ['faq']],
    ['Privacy policy', paths.privacy(), ['privacy']],
    ['Terms of use', paths.terms(), ['terms']],
    [
      'Casinos we warn about',
      paths.warned(),
      ['warning', 'blacklist', 'blacklisted', 'scam', 'fraud', 'rogue'],
    ],
    ['Games by RTP, highest first', paths.games('sort=rtp'), ['high rtp', 'highest rtp', 'best rtp']],
    ['Questions and contact', paths.faq(), ['contact', 'contact us']],
  ] as const
).flatMap(([label, to, phrases]) => phrases.map((phrase) => [phrase, { list: 'page', label, to }] as const))
