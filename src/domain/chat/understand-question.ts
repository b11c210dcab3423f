/** Turns a message into a question that the catalogue can answer, with tables and without outside services. */
import { countryName } from '#contract/countries/countries.ts'
import { countriesIn } from '../search/country-words.ts'
import { namesIn, namesWritten, type Named } from '../search/names-in-text.ts'
import { otherNamesIn, type OtherName } from '../search/other-names.ts'
import { OTHER_METHODS } from '../search/payment-words.ts'
import { plainText, wordsOf } from '../search/plain-text.ts'
import { singular } from '../search/singular.ts'
import { legalAge } from './signs/ages.ts'
import { findSign } from './signs/find-sign.ts'
import { languageOf } from './signs/language-of.ts'
import type { HelpLanguage, Sign, SignLimits } from './signs/sign.ts'
import { signText } from './signs/sign-text.ts'
import { isKnown, readWords } from './read-words.ts'
import { aspectOf, aspectsOf, type Aspect } from './aspects.ts'
import { isHarmlessAbroad, isHint, mayBeDanger } from './signs/possible-danger.ts'
import { smallTalk, withoutTalk } from './small-talk.ts'
import { unusedWords } from './unused-words.ts'
import { asListOf, asWished, withCompared, withGame, withOther, withReferent } from './write-out.ts'
import { sumIn } from './answers/wagering.ts'
import {
  asksForChanges,
  asksHowMany,
  definedTerms,
  isAboutAge,
  isQuestion,
  leaning,
  topicOf,
  type Topic,
} from './topic-words.ts'
import {
  countCriteria,
  isEmpty,
  readCriteria,
  refusalsOf,
  withLater,
  type Criteria,
  type KnownValues,
} from '../search/criteria.ts'
import { askedInFaq, isWordForWord, type FaqEntry } from '../texts/faq.ts'
import type { Term } from '../texts/glossary.ts'

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

export interface Question {
  topic: Topic
  criteria: Criteria
  casinos: readonly Named[]
  /** Casinos named in order to be left out. */
  excluded: readonly Named[]
  games: readonly Named[]
  offers: readonly NamedOffer[]
  searched: readonly string[]
  /** Well-known names that the catalogue does not hold. */
  others: readonly OtherName[]
  /** The facts of the named casinos that were asked for, at most two; empty for everything known. */
  aspects: readonly Aspect[]
  faq: FaqEntry | undefined
  /** The glossary terms whose meaning is asked for. */
  terms: readonly Term[]
  /** True when every word is known. */
  isUnderstood: boolean
  /** True when it names an amount and a multiple to calculate with. */
  asksForSum: boolean
  /** True when a text of the site may answer it. */
  isQuestion: boolean
  /** The message as a plain text (see plainText). */
  plain: string
  sign?: Sign
  /** True when this or an earlier message contains a sign of danger, or may: nothing may be offered. */
  noOffers: boolean
  /** True when this message may express a danger, because of unknown words. */
  isPossible: boolean
  /** The reply to small talk. */
  talk: string | undefined
  /** True for a greeting or a harmless question in another language. */
  isHarmlessAbroad: boolean
  /** The language of the message, else that of an earlier sign, else English. */
  language: HelpLanguage
}

/**
 * Understands the last message of a conversation. `history` holds the visitor's earlier messages, oldest first. A
 * country named once applies to everything that follows, a follow-up keeps the earlier criteria, and a sign of danger
 * is never forgotten. A message with an unknown word gets no topic that leads to an offer. `today` decides which year
 * of birth is too young.
 */
export function understandQuestion(
  message: string,
  history: readonly string[],
  known: KnownNames,
  today: Date,
): Question {
  const year = today.getUTCFullYear()
  const read = new Map<string, Understood>()
  const understood = (text: string): Understood => {
    const one = read.get(text) ?? understandOne(text, known, year)
    read.set(text, one)
    return one
  }
  const typed = understood(message)
  const last = history
    .slice(-MOST_BEFORE)
    .reduce<Turn | undefined>((earlier, text) => inTalk(text, earlier, understood), undefined)
  const { text, said: now, plain } = inTalk(message, last, understood)
  const { criteria } = now
  // "A Malta licence" in an earlier message names no country of the visitor.
  const ofBefore = history.map((each) => understood(each).criteria.countries)
  const countries = [...ofBefore, criteria.countries].findLast((codes) => codes.length > 0) ?? []
  const named = [message, ...history].flatMap((text) => countriesIn(text))
  const limits = { year, adultAt: legalAge(named) }
  const sign = signOf(message, typed, limits)
  const isPossible = sign === undefined && !isSafe(message, typed)
  const earlier = history
    .map((text) => {
      const one = understood(text)
      const found = findSign(text, limits, false) === undefined ? undefined : signOf(text, one, limits)
      return found ?? (isSafe(text, one) ? undefined : POSSIBLE)
    })
    .findLast((found) => found !== undefined)
  const commonWords = languageOf(signText(message))
  const ofAnyCasino = faqOfAnyCasino(plain, now.casinos)
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
            ? ofAnyCasino === undefined
              ? now.topic
              : 'unknown'
            : OFFERS_NOTHING.includes(now.topic)
              ? now.topic
              : 'unknown',
    criteria: { ...criteria, countries },
    aspects: aspectsOf(plain),
    terms: definedTerms(plain),
    faq: ofAnyCasino ?? askedInFaq(plain),
    isUnderstood: now.isUnderstood,
    isQuestion: isQuestion(plain),
    asksForSum: sumIn(message) !== undefined,
    plain,
    searched: now.searched,
    others: now.others,
    offers: now.offers,
    excluded: now.excluded,
    casinos: now.casinos,
    games: now.games,
    ...(sign !== undefined && { sign }),
    noOffers: sign !== undefined || isPossible || earlier !== undefined,
    isPossible,
    talk: sign === undefined ? smallTalk(plainText(text)) : undefined,
    isHarmlessAbroad: sign === undefined && !now.isUnderstood && isHarmlessAbroad(message),
    language: sign?.language ?? written ?? (earlier === POSSIBLE ? undefined : earlier?.language) ?? 'en',
  }
}

/** "I forgot my password at Oakhelm" asks for no fact of it, but what can be done at any casino. */
function faqOfAnyCasino(plain: string, [named, other]: readonly Named[]): FaqEntry | undefined {
  return / (?:i|my) /.test(plain) &&
    named !== undefined &&
    other === undefined &&
    aspectOf(plain) === undefined
    ? askedInFaq(plain.replace(plainText(named.name), ' a casino '))
    : undefined
}

/** How many earlier messages may complete a follow-up. */
export const MOST_BEFORE = 4

/** A message completed by those before it. */
interface Turn {
  text: string
  plain: string
  said: Understood
}

/** Completes a follow-up by the message before it: its names, its list or its criteria. */
function inTalk(message: string, last: Turn | undefined, understood: (text: string) => Understood): Turn {
  const typed = understood(message)
  const before = last?.said.isUnderstood === true ? last.said : undefined
  const turn = (text: string, said: Understood) => ({ text, plain: withoutTalk(plainText(text)), said })
  if (last === undefined || before === undefined) return turn(message, typed)
  const plain = plainText(message)
  const namesNothing = typed.casinos.length + typed.games.length + typed.offers.length === 0
  const whole =
    withOther(withoutTalk(plain), typed, before, last.text) ??
    (namesNothing
      ? withReferent(plain, before, last.text)
      : (withGame(plain, typed, before) ?? withCompared(plain, typed.casinos, before.casinos)))
  if (whole !== undefined) return turn(whole, understood(whole))
  const noun = namesNothing ? nounOf(before) : undefined
  const listed = noun === undefined ? undefined : asListOf(noun, plain)
  const narrowed = listed === undefined ? undefined : understood(listed)
  const isNarrowed =
    narrowed?.isUnderstood === true &&
    (narrowed.topic === before.topic || (noun === 'casinos' && narrowed.criteria.bonusType !== undefined))
  const now = isNarrowed ? narrowed : typed
  const asked = withoutTalk(plain)
  if (!isNarrowed && !leansOn(before, now, asked)) return turn(message, typed)
  return turn(isNarrowed && listed !== undefined ? listed : message, {
    ...now,
    topic: topicAfter(before, now, asked),
    criteria: withLater(before.criteria, asWellAs(before.criteria, now.criteria, asked)),
    casinos: now.casinos.length > 0 ? now.casinos : before.casinos,
    games: now.games.length > 0 ? now.games : before.games,
  })
}

/** What a list answer lists. */
function nounOf({ topic, criteria }: Understood): string | undefined {
  if (topic === 'recommend_casino') return 'casinos'
  if (topic === 'bonus_offers') return 'bonuses'
  return topic === 'games' ? (criteria.gameType === 'slot' ? 'slots' : 'games') : undefined
}

/** Topics with fixed answers that link to no casino, bonus, game or list of them. */
const OFFERS_NOTHING: readonly Topic[] = ['responsible_gambling', 'how_we_rate']

interface Understood {
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
  / (?:casinos?|sites?|ones?|bonus\w*|offers?|anything|something) (?:other than|except(?: for)?|besides|apart from) /

/** Writes "this year" and "older than ten years" as years, and "better than Oakhelm" as "other than Oakhelm". */
function writtenOut(text: string, year: number): string {
  return text
    .replaceAll(
      /\b(casinos?|sites?) older than (\d{1,2}) years\b/gi,
      (_, noun: string, age: string) => `${noun} opened before ${year - Number(age)}`,
    )
    .replaceAll(
      /\b(?:is there |are there |do you have |know )?(?:anything|something|(?:a |any )?(?:casinos?|sites?|ones?)) (?:better|safer|nicer) than\b/gi,
      'casinos other than',
    )
    .replaceAll(/\b(?:in )?this year\b/gi, `in ${year}`)
    .replaceAll(/\b(?:in )?last year\b/gi, `in ${year - 1}`)
}

function understandOne(text: string, known: KnownNames, year: number): Understood {
  const message = writtenOut(text, year)
  // A casino may be called Bo.
  const allCasinos = namesIn(message.replaceAll(/\bsic bo\b/gi, ' . '), known.casinos)
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
  const isDefined = topic === 'term'
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
    isUnderstood: words.isUnderstood || isDefined,
  }
}

/** What no list can be narrowed by, and a single casino has a fact about. */
const STATED_OF_ONE: ReadonlySet<string> = new Set(['slow payouts', 'when a casino was checked'])

/** The facts of a casino name its slowest payout, which no list is ordered by. */
function unmetBy(topic: Topic, unmet: readonly string[]): string[] {
  return [...new Set(unmet)].filter((each) => topic !== 'casino' || !STATED_OF_ONE.has(each))
}

/** The criteria that the answer cannot apply, in words: no list of games filters by country. */
function leftOut(message: string, topic: Topic, criteria: Criteria, known: KnownValues): string[] {
  if (!NARROWED.includes(topic)) return []
  const countries = topic === 'games' ? criteria.countries.map((code) => `“${countryName(code)}”`) : []
  const order = topic === 'recommend_casino' ? OF_GAMES_ONLY[criteria.order ?? ''] : undefined
  const { terms, code } = criteria
  const ofOffers =
    topic === 'bonus_offers' || topic === 'casino'
      ? []
      : [terms && 'the terms of offers', code && 'the codes of offers']
  return [
    ...countries,
    ...(order ?? []),
    ...ofOffers.filter((each) => each !== undefined),
    ...unusedWords(message, criteria, known),
  ]
}

/** Orders that no list of casinos has. */
const OF_GAMES_ONLY: Readonly<Record<string, readonly string[]>> = {
  'lowest bet': ['the lowest bets'],
  'highest bet': ['the highest bets'],
  rtp: ['the RTP of a casino'],
  multiplier: ['the highest win'],
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
  { gameTags, gameWords, withoutMethods }: Criteria,
): string[] {
  return [
    ...withoutMethods.flatMap(refusalsOf),
    ...paymentMethods,
    ...OTHER_METHODS,
    ...licences,
    ...features,
    ...providers,
    ...gameTags.flatMap((tag) => [tag, tag.replace(/s$/, '')]),
    ...gameWords,
  ]
}

/** The sign recorded for a message that may express a danger. Its language is not used. */
const POSSIBLE: Sign = { kind: 'harm', language: 'en' }

/** True where every word is known, or where no unknown word can mean a danger. */
function isSafe(message: string, { isUnderstood, isReadable, unknown, topic, casinos }: Understood): boolean {
  const plain = withoutTalk(plainText(message))
  return (
    isUnderstood ||
    OFFERS_NOTHING.includes(topic) ||
    isAboutAge(plainText(message)) ||
    (faqOfAnyCasino(plain, casinos) ?? askedInFaq(plain)) !== undefined ||
    smallTalk(plainText(message)) !== undefined ||
    !mayBeDanger(message, unknown, isReadable)
  )
}

/** Names of several words are ignored, because a game may be called "Addicted to Luck"; other casinos are read as such. */
function signOf(
  message: string,
  { names, others, isUnderstood }: Understood,
  limits: SignLimits,
): Sign | undefined {
  const text = names
    .filter((name) => name.includes(' '))
    .reduce((rest, name) => rest.toLowerCase().replaceAll(name.toLowerCase(), ' '), message)
    .replaceAll(/\bgamblers anonymous\b/gi, 'a helpline')
  const said = others.reduce(
    (rest, { kind, name }) => rest.replaceAll(new RegExp(name.replaceAll(' ', '\\W+'), 'gi'), kind),
    text,
  )
  const sign = findSign(withoutBlacklisted(said, names), limits, isUnderstood)
  // "Why do casinos ask for ID?" is not an attempt to avoid it.
  const plain = withoutTalk(plainText(message))
  const isOrdinary =
    (sign?.kind === 'evasion' && askedInFaq(plain) !== undefined) ||
    (sign?.kind === 'harm' && isWordForWord(plain))
  return isOrdinary ? undefined : sign
}

/** "Is Oakhelm blacklisted?" asks about a casino; "I am blacklisted" is an exclusion. */
function withoutBlacklisted(text: string, names: readonly string[]): string {
  const known = new Set(names.map((name) => name.toLowerCase()))
  return text.replaceAll(
    /\b(?:is|was|has) (.{2,60}?) (?:been )?blacklisted\b(?! (?:me|my|us)\b)/gi,
    (said, name: string) => (known.has(name.toLowerCase()) ? name : said),
  )
}

const SUITS_ME =
  / (?:which|what) (?:casinos?|sites?|ones?) (?:would|might|could|is|are|should|do|will|can) (?:\w+ ){0,2}(?:suits?|fits?|best|right|good|try|use|join|recommend\w*|suggest\w*|for me) /

const WHERE_TO_PLAY =
  / where (?:can|could|should|do|would|to) (?:(?:i|we|you) )?(?:\w+ )?(?:go|play|find (?:a )?table)\w* | somewhere (?:with|to|for|that) /

const DEFINES_LICENCE =
  / licen[cs]e (?:mean|means|meaning|say|stand) | (?:meaning|explain) .{0,20}licen[cs]e /

/** A limit, a kind or an order of offers asks for a list. Without one the words ask what wagering or a bonus is. */
function asksForOffers(topic: Topic, criteria: Criteria, plain: string): boolean {
  const { maxWagering, bonusType, order, startsSmall, biggest, maxDeposit } = criteria
  if (topic === 'bonus_explanation')
    return (
      order !== undefined ||
      criteria.unmet.length > 0 ||
      criteria.forExisting ||
      startsSmall ||
      biggest ||
      maxWagering !== undefined ||
      maxDeposit !== undefined
    )
  return (
    topic === 'wagering' &&
    (criteria.unmet.length > 0 ||
      criteria.terms !== undefined ||
      order === 'cost' ||
      order === 'chance' ||
      ((!isQuestion(plain) || NAMES_OFFERS.test(plain)) && (maxWagering ?? bonusType) !== undefined))
  )
}

const NAMES_OFFERS =
  / (?:which|what) (?:\w+ )?(?:bonus(?:es)?|offers?|promos?|promotions?) (?!is |does |mean)/

/** Terms with an answer of their own: wagering is calculated, and kinds of bonuses are shown by a current one. */
function hasOwnAnswer(terms: readonly Term[]): boolean {
  const [only, ...others] = terms
  return (
    others.length === 0 &&
    /^(?:Wagering requirement|Playthrough|(?:Welcome|No-deposit|Reload) bonus|Free spins|Cashback)$/.test(
      only?.term ?? '',
    )
  )
}

type Subject = Pick<Understood, 'topic' | 'casinos' | 'games' | 'offers' | 'criteria'>

/** Names take precedence over topics, except where a term is to be explained. */
function topicWith(subject: Subject, plain: string, asksForSum: boolean): Topic {
  const { topic, casinos, games, offers, criteria } = subject
  if (offers.length > 0 && !asksForSum) return 'bonus_offers'
  if (casinos.length === 1 && aspectOf(plain) === 'alike') return 'casino'
  const isNamed = casinos.length > 0 || games.length > 0
  const terms = isNamed ? [] : definedTerms(plain)
  if (
    terms.length > 0 &&
    (!hasOwnAnswer(terms) || / (?:meaning|definition) /.test(plain)) &&
    (isQuestion(plain) ||
      isEmpty(criteria) ||
      topic === 'wagering' ||
      / (?:rules|or|vs|versus|meaning|definition|explained|documents) /.test(plain))
  )
    return 'term'
  if (asksForSum) return 'wagering'
  if (
    !isNamed &&
    asksHowMany(plain) &&
    countCriteria(criteria).all === 0 &&
    criteria.gameProviders.length === 0
  )
    return 'count'
  const isCompared = topic === 'compare' || (/ difference /.test(plain) && criteria.paymentMethods.length > 1)
  if (isCompared && !isNamed && criteria.paymentMethods.length > 0) return 'payment'
  // A question about the best licence is not answered by a list of casinos.
  if (
    topic === 'recommend_casino' &&
    / licen[cs]es? /.test(plain) &&
    (DEFINES_LICENCE.test(plain) || (criteria.license === undefined && !/ casinos /.test(plain)))
  )
    return 'unknown'
  if (!isNamed && asksForSuitable(topic, criteria, plain)) return 'recommend_casino'
  if (asksForOffers(topic, criteria, plain)) return casinos.length === 0 ? 'bonus_offers' : 'casino'
  if (!isNamed && asksForCasinos(topic, criteria, plain)) return 'recommend_casino'
  const { maxDeposit, paymentMethods } = criteria
  if (topic === 'payment' && !isNamed && maxDeposit !== undefined && paymentMethods.length === 0)
    return NAMES_CASINOS.test(plain) ? 'recommend_casino' : 'bonus_offers'
  if (asksForChanges(plain) && games.length === 0) return casinos.length === 0 ? 'changes' : 'casino'
  // "Casinos with deposit limits" asks for casinos.
  if (
    topic === 'responsible_gambling' &&
    (casinos.length === 1 && aspectOf(plain) === 'protection'
      ? true
      : criteria.features.length > 0 && (isNamed || / casinos? /.test(plain)))
  )
    return casinos.length > 0 ? 'casino' : 'recommend_casino'
  if (
    topic === 'responsible_gambling' ||
    (topic === 'how_we_rate' && !isNamed) ||
    (topic === 'strategy' && games.length === 0)
  )
    return topic
  if (
    (criteria.biggest || criteria.order === 'spins') &&
    casinos.length === 0 &&
    topic === 'recommend_casino'
  )
    return 'bonus_offers'
  if (casinos.length > 1)
    return topic === 'bonus_offers' && !/ (?:better|best|which|or|vs|versus) /.test(plain) ? topic : 'compare'
  if (casinos.length === 1) return topic === 'wagering' && aspectOf(plain) !== 'terms' ? topic : 'casino'
  if (games.length > 0) return 'game'
  if (isCompound(subject, plain)) return 'recommend_casino'
  if (
    topic === 'unknown' &&
    criteria.unmet.length > 0 &&
    / (?:casinos?|sites?) (?:with|without|that) /.test(plain)
  )
    return 'recommend_casino'
  return topic === 'unknown' && !isEmpty(criteria) ? topicOfCriteria(criteria, plain) : topic
}

/** "A casino with low wagering and fast payouts" asks for a casino. */
function asksForSuitable(topic: Topic, { cares }: Criteria, plain: string): boolean {
  const isForCasino =
    / (?:casinos?|sites?) (?:with|that|which) | (?:which|what) (?:casinos?|sites?) (?:has|have|is|are) /.test(
      plain,
    )
  return (
    (topic === 'wagering' || topic === 'bonus_offers') &&
    (SUITS_ME.test(plain) || (isForCasino && cares.some((care) => care !== 'wagering')))
  )
}

/** "Where should I go for live roulette" and "casinos with PayPal and fast payouts" ask for casinos. */
function asksForCasinos(topic: Topic, criteria: Criteria, plain: string): boolean {
  const { cares, countries, features, bonusType, startsSmall, paymentMethods } = criteria
  const namesCasinos = NAMES_CASINOS.test(plain)
  if (topic === 'games') return WHERE_TO_PLAY.test(plain)
  if (topic === 'bonus_offers') return features.length > 0 && (bonusType === undefined || namesCasinos)
  return (
    topic === 'payment' &&
    ((features.length > 0 && namesCasinos) ||
      (startsSmall &&
        paymentMethods.length === 0 &&
        !/ (?:which|what) (?:payment )?(?:method|option|way) /.test(plain)) ||
      (cares.length > 0 &&
        (countries.length > 0 || namesCasinos || / (?:suggest|recommend) /.test(plain)) &&
        !ASKS_HOW.test(plain)))
  )
}

const NAMES_CASINOS = / (?:casinos?|sites?) /

/**
 * "Germany, PayPal or Skrill, quick withdrawals, low wagering": three kinds of criteria or more, at least one about
 * casinos, ask for casinos that meet all of them. A question about how something works does not.
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
  { gameType, gameProviders, bonusType, paymentMethods, crypto, countries, order, cares }: Criteria,
  plain: string,
): Topic {
  if (order === 'multiplier' || order === 'rtp' || order === 'highest bet' || order === 'lowest bet')
    return 'games'
  // "Something with live tables and good support": only casinos have support.
  if (cares.includes('support')) return 'recommend_casino'
  if (bonusType !== undefined) return 'bonus_offers'
  // A studio without other criteria means its games.
  if (gameType !== undefined || gameProviders.length > 0) return 'games'
  if (paymentMethods.length > 0 || crypto) return 'payment'
  // "The weather in Paris" names a country too. "I live in Paris" is a request to us.
  return countries.length === 0 || ABOUT_ME.test(plain) ? 'recommend_casino' : 'unknown'
}

const ABOUT_ME =
  / (i|im|me|my|we|from|live|living|based|players?|accept\w*|what about|how about|and|allowed) /

/** "And Skrill" adds Skrill to the earlier criteria. */
function asWellAs(earlier: Criteria, later: Criteria, plain: string): Criteria {
  const adds =
    /^ (?:and|also|plus) /.test(plain) && earlier.paymentMethods.length * later.paymentMethods.length > 0
  return adds
    ? {
        ...later,
        paymentMethods: [...new Set([...earlier.paymentMethods, ...later.paymentMethods])],
        allMethods: true,
      }
    : later
}

/** "With PayPal?" after a recommendation narrows it. */
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

function topicAfter(before: Understood, now: Understood, plain: string): Topic {
  if (before.casinos.length === 1 && aspectOf(plain) === 'alike') return 'casino'
  if (now.casinos.length > 0 || now.games.length > 0 || isEmpty(now.criteria)) return now.topic
  return TAKES_FOLLOW_UPS.includes(before.topic) ? before.topic : now.topic
}
