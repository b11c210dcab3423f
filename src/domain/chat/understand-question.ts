/** Turns what a visitor typed into a question that the catalogue can answer. Pure tables, no outside service. */
import { countriesIn } from '../search/country-words.ts'
import { namesIn } from '../search/names-in-text.ts'
import type { Named } from '../search/names-in-text.ts'
import { plainText } from '../search/plain-text.ts'
import { legalAge } from './signs/ages.ts'
import { findSign } from './signs/find-sign.ts'
import { languageOf } from './signs/language-of.ts'
import type { HelpLanguage, Sign, SignLimits } from './signs/sign.ts'
import { signText } from './signs/sign-text.ts'
import { readWords } from './read-words.ts'
import { isAboutAge, leaning, topicOf } from './topic-words.ts'
import type { Topic } from './topic-words.ts'
import { countCriteria, isEmpty, readCriteria, withLater } from '../search/criteria.ts'
import type { Criteria } from '../search/criteria.ts'

/** What the catalogue calls its things. */
export interface KnownNames {
  casinos: readonly Named[]
  games: readonly Named[]
  paymentMethods: readonly string[]
  /** What casinos and games have besides: licences and providers. */
  facets: readonly string[]
}

export interface Question {
  topic: Topic
  criteria: Criteria
  casinos: readonly Named[]
  games: readonly Named[]
  searched: readonly string[]
  sign?: Sign
  /** A sign of danger was written in this conversation, now or earlier: nothing may be offered. */
  noOffers: boolean
  /** The language of the message, or of the sign before it. English when neither settles it. */
  language: HelpLanguage
}

/**
 * Understands the last message of a conversation. `history` are the visitor's earlier messages, oldest
 * first: a country named once holds for all that follows, a follow-up keeps the earlier criteria, and a sign
 * of danger is never forgotten. A message with a word that is not known gets no topic that leads to an offer.
 * `today` decides which year of birth is too young.
 */
export function understandQuestion(
  message: string,
  history: readonly string[],
  known: KnownNames,
  today: Date,
): Question {
  const year = today.getUTCFullYear()
  const plain = plainText(message)
  const now = understandOne(message, known, year)
  const last = history.length > 0 ? understandOne(history.at(-1) ?? '', known, year) : undefined
  const before = last?.isUnderstood === true ? last : undefined
  const leansOnLast = before !== undefined && leansOn(before, now, plain)
  const criteria = leansOnLast ? withLater(before.criteria, now.criteria) : now.criteria
  const countries = criteria.countries.length > 0 ? criteria.countries : lastCountries(history)
  const named = [message, ...history].flatMap((text) => countriesIn(text))
  const limits = { year, adultAt: legalAge(named) }
  const sign = signOf(message, now, limits)
  const earlier = history
    .map((text) =>
      findSign(text, limits, false) === undefined
        ? undefined
        : signOf(text, understandOne(text, known, year), limits),
    )
    .findLast((found) => found !== undefined)
  const commonWords = languageOf(signText(message))
  const written = commonWords !== undefined && now.isUnderstood ? 'en' : commonWords
  return {
    topic:
      sign !== undefined
        ? sign.kind === 'underage'
          ? 'age'
          : 'harm'
        : isAboutAge(plain)
          ? 'age'
          : now.isUnderstood
            ? leansOnLast
              ? topicAfter(before, now)
              : now.topic
            : OFFERS_NOTHING.includes(now.topic)
              ? now.topic
              : 'unknown',
    criteria: { ...criteria, countries },
    searched: now.searched,
    casinos: leansOnLast && now.casinos.length === 0 ? before.casinos : now.casinos,
    games: leansOnLast && now.games.length === 0 ? before.games : now.games,
    ...(sign !== undefined && { sign }),
    noOffers: sign !== undefined || earlier !== undefined,
    language: sign?.language ?? written ?? earlier?.language ?? 'en',
  }
}

/** Their answers are fixed words without a link to a casino, a bonus, a game or a list of them. */
const OFFERS_NOTHING: readonly Topic[] = ['responsible_gambling', 'how_we_rate']

interface Understood {
  topic: Topic
  /** Every word is known. */
  isUnderstood: boolean
  searched: readonly string[]
  names: readonly string[]
  criteria: Criteria
  casinos: readonly Named[]
  games: readonly Named[]
}

function understandOne(message: string, known: KnownNames, year: number): Understood {
  const casinos = namesIn(message, known.casinos)
  // A game may be called like a casino; the casino takes precedence over it.
  const games = casinos.length > 0 ? [] : namesIn(message, known.games)
  const criteria = readCriteria(message, known.paymentMethods)
  const plain = plainText(message)
  const names = [...casinos, ...(casinos.length > 0 ? namesIn(message, known.games) : games)].map(
    ({ name }) => name,
  )
  const words = readWords(message, { names, values: [...known.paymentMethods, ...known.facets], year })
  const topic = topicWith({ topic: topicOf(plain), casinos, games, criteria }, plain)
  return { topic, casinos, games, criteria, names, ...words }
}

/** Names of several words are left out: a game may be called "Addicted to Luck". */
function signOf(message: string, { names, isUnderstood }: Understood, limits: SignLimits): Sign | undefined {
  const text = names
    .filter((name) => name.includes(' '))
    .reduce((rest, name) => rest.toLowerCase().replaceAll(name.toLowerCase(), ' '), message)
  return findSign(text, limits, isUnderstood)
}

type Subject = Pick<Understood, 'topic' | 'casinos' | 'games' | 'criteria'>

/** Names take precedence over subjects, except where the subject is to be explained. */
function topicWith({ topic, casinos, games, criteria }: Subject, plain: string): Topic {
  if (
    topic === 'responsible_gambling' ||
    topic === 'how_we_rate' ||
    (topic === 'strategy' && games.length === 0)
  )
    return topic
  if (criteria.biggest && casinos.length === 0 && topic === 'recommend_casino') return 'bonus_offers'
  if (casinos.length > 1) return 'compare'
  if (casinos.length === 1) return topic === 'bonus_offers' || topic === 'wagering' ? topic : 'casino'
  if (games.length > 0) return 'game'
  if (isCompound({ topic, casinos, games, criteria }, plain)) return 'recommend_casino'
  return topic === 'unknown' && !isEmpty(criteria) ? topicOfCriteria(criteria, plain) : topic
}

/**
 * "Germany, PayPal or Skrill, quick withdrawals, low wagering": three kinds of criterion or more, and one of them about
 * casinos, ask for casinos that meet all of them. A question of how something works does not.
 */
function isCompound({ topic, criteria }: Subject, plain: string): boolean {
  const { ofCasinos, all } = countCriteria(criteria)
  return all >= COMPOUND && ofCasinos > 0 && !KEEPS_TOPIC.includes(topic) && !ASKS_HOW.test(plain)
}

const COMPOUND = 3
const KEEPS_TOPIC: readonly Topic[] = [
  'casino',
  'game',
  'compare',
  'law',
  'strategy',
  'responsible_gambling',
  'how_we_rate',
]
const ASKS_HOW = / (how|why|explain\w*|mean|means|difference) /

function topicOfCriteria(
  { gameType, bonusType, paymentMethods, crypto, countries }: Criteria,
  plain: string,
): Topic {
  if (bonusType !== undefined) return 'bonus_offers'
  if (gameType !== undefined) return 'games'
  if (paymentMethods.length > 0 || crypto) return 'payment'
  // "The weather in Paris" names a country as well; "I live in Paris" wants something of us.
  return countries.length === 0 || ABOUT_ME.test(plain) ? 'recommend_casino' : 'unknown'
}

const ABOUT_ME =
  / (i|im|me|my|we|from|live|living|based|players?|accept\w*|what about|how about|and|allowed) /

/** "With PayPal?" after a recommendation is a narrower recommendation. */
function leansOn(before: Understood, now: Understood, plain: string): boolean {
  const how = leaning(plain)
  if (how === undefined || now.casinos.length > 0 || now.games.length > 0) return false
  if (now.topic === 'unknown' || now.topic === before.topic) return true
  return !isEmpty(now.criteria) && (how === 'opens' ? OPENING_WISHES : SHORT_WISHES).includes(now.topic)
}

const OPENING_WISHES: readonly Topic[] = ['payment', 'recommend_casino', 'bonus_offers', 'games']
const SHORT_WISHES: readonly Topic[] = ['payment', 'recommend_casino']

const TAKES_FOLLOW_UPS: readonly Topic[] = [
  'recommend_casino',
  'bonus_offers',
  'casino',
  'game',
  'games',
  'payment',
]

function topicAfter(before: Understood, now: Understood): Topic {
  if (now.casinos.length > 0 || now.games.length > 0 || isEmpty(now.criteria)) return now.topic
  return TAKES_FOLLOW_UPS.includes(before.topic) ? before.topic : now.topic
}

function lastCountries(history: readonly string[]): readonly string[] {
  return history.map(countriesIn).findLast((codes) => codes.length > 0) ?? []
}
