/** Reads one message by itself: names, criteria, topic, and whether every word is known. */
import { countryName } from '#contract/countries/countries.ts'
import { readCriteria, refusalsOf, type Criteria, type KnownValues } from '../search/criteria.ts'
import { namesIn, namesWritten, type Named } from '../search/names-in-text.ts'
import { otherNamesIn, type OtherName } from '../search/other-names.ts'
import { OTHER_METHODS } from '../search/payment-words.ts'
import { plainText, wordsOf } from '../search/plain-text.ts'
import { singular } from '../search/singular.ts'
import { sumIn } from './answers/wagering.ts'
import { isKnown, readWords } from './read-words.ts'
import { isHint } from './signs/possible-danger.ts'
import { withoutTalk } from './small-talk.ts'
import { topicOf, topicWith, type Topic } from './topic-words.ts'
import { unusedWords } from './unused-words.ts'
import { asWished } from './write-out.ts'

export interface KnownNames extends KnownValues {
  casinos: readonly Named[]
  games: readonly Named[]
  /** Current offers with a title of their own, other than "Welcome bonus". */
  offers: readonly NamedOffer[]
  /** Current offers whose titles consist of ordinary words, such as "Morning welcome". */
  plainOffers: readonly NamedOffer[]
}

export interface NamedOffer extends Named {
  casinoId: number
}

export interface Understood {
  topic: Topic
  /** True when every word is known. */
  isUnderstood: boolean
  isReadable: boolean
  unknown: readonly string[]
  searched: readonly string[]
  others: readonly OtherName[]
  names: readonly string[]
  criteria: Criteria
  casinos: readonly Named[]
  /** Named in order to be left out: "other than Oakhelm". */
  excluded: readonly Named[]
  games: readonly Named[]
  offers: readonly NamedOffer[]
}

const OTHER_THAN =
  / (?:casinos?|sites?|ones?|bonus\w*|offers?|anything|something) (?:other than|except(?: for)?|besides|apart from|(?:that|which) (?:isnt|is not|arent|are not)) /

/** Writes "this year" and "older than ten years" as years. */
function writtenOut(text: string, year: number): string {
  return text
    .replaceAll(
      /\b(casinos?|sites?) (?:(?:that )?(?:are|have been) )?(?:older than|(?:around|open|online|in business) for (?:more than|over|at least)) (\d{1,2}) years\b/gi,
      (_, noun: string, age: string) => `${noun} opened before ${year - Number(age)}`,
    )
    .replaceAll(/\b(?:in )?this year\b/gi, `in ${year}`)
    .replaceAll(/\b(?:in )?last year\b/gi, `in ${year - 1}`)
}

export function readMessage(text: string, known: KnownNames, year: number): Understood {
  const message = writtenOut(text, year)
  const allCasinos = casinosNamed(message, known)
  const excluded = OTHER_THAN.test(plainText(message)) ? allCasinos : []
  const casinos = allCasinos.filter((one) => !excluded.includes(one))
  const games = gamesNamed(message, known.games, allCasinos)
  const offers = games.length > 0 && casinos.length === 0 ? [] : offersNamed(message, known, casinos)
  const wished = asWished(plainText(message))
  const plain = withoutTalk(wished)
  const catalogue = [...known.casinos, ...known.games].map(({ name }) => name)
  const others = otherNamesIn(plain, [...catalogue, ...known.providers])
  const read = readCriteria(wished === plainText(message) ? message : wished, known)
  const studios = others.flatMap(({ kind, name }) => (kind === 'studio' ? name : []))
  const criteria = {
    ...read,
    gameProviders: casinos.length > 0 ? [...read.gameProviders, ...studios] : read.gameProviders,
    gameWords: gameWordsIn(plain, known.games),
  }
  const names = [
    // Titles of ordinary words may not hide a sign of danger.
    ...offers.filter((offer) => !known.plainOffers.includes(offer)),
    ...allCasinos,
    ...(casinos.length > 0 ? namesIn(message, known.games) : games),
  ].map(({ name }) => name)
  const values = [...valuesOf(known, criteria), ...others.map(({ name }) => name)]
  const words = readWords(message, { names, values, year })
  const isUnlisted = others.length > 0 && casinos.length + games.length + offers.length === 0
  const topic = isUnlisted
    ? 'unlisted'
    : topicWith(
        { topic: topicOf(plain), casinos, games, offers, criteria },
        plain,
        sumIn(message) !== undefined,
      )
  return {
    topic,
    casinos,
    excluded,
    games,
    offers,
    criteria: {
      ...criteria,
      ...(topic === 'games' && criteria.order === 'users' && { order: 'rating' as const }),
      unmet: unmetBy(topic, [...criteria.unmet, ...leftOut(message, topic, criteria, known)]),
    },
    names,
    others,
    ...words,
    isUnderstood: words.isUnderstood || topic === 'term',
  }
}

/** What no list can be narrowed by, and a single casino has a fact about. */
const STATED_OF_ONE: ReadonlySet<string> = new Set([
  'slow payouts',
  'when a casino was checked',
  'the country of a licence',
  'the size of the highest win',
])

/** The facts of a casino name its slowest payout, which no list is ordered by. */
function unmetBy(topic: Topic, unmet: readonly string[]): string[] {
  return [...new Set(unmet)].filter((each) => topic !== 'casino' || !STATED_OF_ONE.has(each))
}

/** The criteria that the answer cannot apply, in words: no list of games filters by country. */
function leftOut(message: string, topic: Topic, criteria: Criteria, known: KnownValues): string[] {
  if (!NARROWED.includes(topic)) return []
  const countries = topic === 'games' ? criteria.countries.map((code) => `“${countryName(code)}”`) : []
  const order = UNKNOWN_ORDERS[topic]?.[criteria.order ?? '']
  const { terms, code } = criteria
  const ofOffers =
    topic === 'bonus_offers' || topic === 'casino'
      ? []
      : [terms && 'the terms of offers', code && 'the codes of offers']
  return [
    ...countries,
    ...(order === undefined ? [] : [order]),
    ...ofOffers.filter((each) => each !== undefined),
    ...unusedWords(message, criteria, known),
  ]
}

/** Orders that a list does not have, in words. */
const UNKNOWN_ORDERS: Partial<Record<Topic, Readonly<Record<string, string>>>> = {
  recommend_casino: {
    'lowest bet': 'the lowest bets',
    'highest bet': 'the highest bets',
    rtp: 'the RTP of a casino',
    multiplier: 'the highest win',
  },
  games: { reviews: 'the number of reviews', oldest: 'the age of a game' },
}

const NARROWED: readonly Topic[] = ['recommend_casino', 'bonus_offers', 'casino', 'games', 'payment']

/** Titles of ordinary words count beside their casino, or with their capitals within a sentence. */
function offersNamed(
  message: string,
  { offers, plainOffers }: KnownNames,
  casinos: readonly Named[],
): readonly NamedOffer[] {
  const named = [
    // Correct spelling only: "and welcome" is not a misspelling of "Lane welcome".
    ...namesWritten(message, offers),
    ...namesWritten(message, plainOffers).filter(
      ({ name, casinoId }) => message.indexOf(name) > 0 || casinos.some(({ id }) => id === casinoId),
    ),
  ]
  const of = named.filter(({ casinoId }) => casinos.some(({ id }) => id === casinoId))
  return of.length > 0 ? of : casinos.length > 0 ? [] : named
}

/** "Tin Lantern", a studio, is not Lanternby misspelt, nor "Room have" after a game Rookhaven. A casino may be called Bo. */
function casinosNamed(message: string, { casinos, providers, games }: KnownNames): Named[] {
  const text = message.replaceAll(/\bsic bo\b/gi, ' . ')
  const plain = plainText(text)
  const ofGames = namesWritten(text, games).flatMap(({ name }) => (name.includes(' ') ? name : []))
  const others = [...providers.filter((name) => plain.includes(plainText(name))), ...ofGames]
  if (others.length === 0) return namesIn(text, casinos)
  const rest = others.reduce((left, name) => left.replaceAll(plainText(name), ' . '), plain)
  const beside = new Set([...namesWritten(text, casinos), ...namesIn(rest, casinos)])
  return namesIn(text, casinos).filter((one) => beside.has(one))
}

/** A game may have the name of a casino, which takes precedence. Beside one, only its exact name counts. */
function gamesNamed(message: string, known: readonly Named[], casinos: readonly Named[]): readonly Named[] {
  if (casinos.length === 0) return namesIn(message, known)
  const rest = casinos.reduce((text, { name }) => text.replaceAll(plainText(name), ' . '), plainText(message))
  return namesIn(rest, known).filter(({ name }) => rest.includes(plainText(name)))
}

/**
 * Subjects of games, where the name of a game contains that word: "slots about foxes". Words about people and feelings
 * never count.
 */
function gameWordsIn(plain: string, games: readonly Named[]): string[] {
  const [, word = ''] =
    / (?:games?|slots?|pokies) (?:about|with|featuring) (?:an? |the )?(\p{L}{3,}) /u.exec(plain) ?? []
  if (word === '' || isHint(word) || isKnown(word)) return []
  const one = singular(word)
  return games.some(({ name }) => wordsOf(plainText(name)).map(singular).includes(one)) ? [word] : []
}

/** Tags of games count only where games are clearly meant, because "Night" is a tag. */
function valuesOf(
  { paymentMethods, licences, features, providers }: KnownValues,
  { gameTags, gameWords, withoutMethods, withoutLicence }: Criteria,
): string[] {
  return [
    ...withoutMethods.flatMap(refusalsOf),
    ...(withoutLicence === undefined ? [] : ['not licensed', 'not', 'without a', 'except']),
    ...paymentMethods,
    ...OTHER_METHODS,
    ...licences,
    ...features,
    ...providers,
    ...gameTags.flatMap((tag) => [tag, tag.replace(/s$/, '')]),
    ...gameWords,
  ]
}
