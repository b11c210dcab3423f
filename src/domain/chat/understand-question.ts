/** Turns a message into a question that the catalogue can answer, with tables and without outside services. */
import { isEmpty, withLater, type Criteria } from '../search/criteria.ts'
import { countriesIn } from '../search/country-words.ts'
import type { Named } from '../search/names-in-text.ts'
import type { OtherName } from '../search/other-names.ts'
import { asksForList } from '../search/asks-for-list.ts'
import { plainText, wordsOf } from '../search/plain-text.ts'
import { askedInFaq, likelyEntry } from '../texts/asked-in-faq.ts'
import { isAboutNothing, isWordForWord, writtenInFaq, type FaqEntry } from '../texts/faq.ts'
import type { Term } from '../texts/glossary.ts'
import { problemIn } from '../texts/problems.ts'
import { workedOut } from './answers/sums.ts'
import { sumIn } from './answers/wagering.ts'
import { aspectOf, aspectsOf, type Aspect } from './aspects.ts'
import { readMessage, type KnownNames, type NamedOffer, type Understood } from './read-message.ts'
import { legalAge } from './signs/ages.ts'
import { findSign } from './signs/find-sign.ts'
import { isWrittenIn, languageOf } from './signs/language-of.ts'
import { isHarmlessAbroad, mayBeDanger } from './signs/possible-danger.ts'
import type { HelpLanguage, Sign, SignLimits } from './signs/sign.ts'
import { signText } from './signs/sign-text.ts'
import { smallTalk, withoutTalk } from './small-talk.ts'
import { definedTerms, isAboutAge, isQuestion, leaning, type Topic } from './topic-words.ts'
import {
  asListOf,
  asFollowUp,
  asksWhere,
  OF_BOTH,
  withCompared,
  withGame,
  withNumber,
  withOther,
  withReferent,
} from './write-out.ts'

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
  /** True when it tells what went wrong at a casino. */
  isProblem: boolean
  /** The glossary terms whose meaning is asked for. */
  terms: readonly Term[]
  /** True when every word is known. */
  isUnderstood: boolean
  /** True when it names an amount and a multiple to calculate with. */
  asksForSum: boolean
  /** True when a text of the site may answer it. */
  isQuestion: boolean
  /** The message, completed by those before it. */
  text: string
  /** `text` as a plain text (see plainText). */
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
    const one = read.get(text) ?? readMessage(text, known, year)
    read.set(text, one)
    return one
  }
  const turns: Turn[] = []
  for (const text of [...history, message]) turns.push(inTalk(text, turns.at(-1), understood))
  const turn = turns.at(-1) ?? inTalk(message, undefined, understood)
  const { text, said: now, plain } = turn
  const { criteria } = now
  // "A Malta licence" in an earlier message names no country of the visitor.
  const ofBefore = history.map((each) => understood(each).criteria.countries)
  const countries = [...ofBefore, criteria.countries].findLast((codes) => codes.length > 0) ?? []
  const named = [message, ...history].flatMap((text) => countriesIn(text))
  const limits = { year, adultAt: legalAge(named) }
  // "Which casinos are not on it?" after "what is GamStop?" is one as well.
  const signIn = ({ message: typed, text, said, plain }: Turn) =>
    // "When is it paid?" after "what is cashback?" is a question of the FAQ.
    (text !== typed && isWordForWord(plain) ? undefined : signOf(typed, understood(typed), limits)) ??
    (text === typed ? undefined : signOf(text, said, limits))
  const sign = signIn(turn)
  const isClear = ({ message: typed, text, plain, said }: Turn) => {
    const alone = understood(typed)
    // "Which are above 97?" after "what is RTP?" names no age.
    const isNumber = alone.isReadable && alone.unknown.every((word) => /^\d/.test(word))
    const isWhole = isAskedInFaq(plain) || (isNumber && said.isUnderstood)
    return isSafe(typed, alone) || (text !== typed && isWhole)
  }
  const isPossible = sign === undefined && !isClear(turn)
  const earlier = turns
    .slice(0, -1)
    .map((each) => signIn(each) ?? (isClear(each) ? undefined : POSSIBLE))
    .findLast((found) => found !== undefined)
  const commonWords = languageOf(signText(message))
  const ofCasino = faqOfAnyCasino(plain, now.casinos)
  const written = commonWords !== undefined && now.isUnderstood ? 'en' : commonWords
  const spoken = sign?.language ?? written ?? (earlier === POSSIBLE ? undefined : earlier?.language)
  return {
    topic:
      sign !== undefined
        ? sign.kind === 'underage'
          ? 'age'
          : 'harm'
        : isAboutAge(plain)
          ? 'age'
          : now.isUnderstood
            ? ofCasino === undefined
              ? now.topic
              : 'unknown'
            : OFFERS_NOTHING.includes(now.topic)
              ? now.topic
              : 'unknown',
    criteria: { ...criteria, countries },
    aspects: aspectsOf(plain),
    terms: definedTerms(plain),
    faq:
      ofCasino ??
      writtenInFaq(plain) ??
      faqInTalk(turn) ??
      askedInFaq(plain) ??
      faqOfAnyValue(plain, criteria),
    isProblem: problemIn(ofAnyCasino(plain, now.casinos)) !== undefined,
    isUnderstood: now.isUnderstood,
    isQuestion: isQuestion(plain),
    asksForSum: sumIn(text) !== undefined,
    text,
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
    language: spoken !== undefined && isWrittenIn(message, spoken) ? spoken : 'en',
  }
}

/** "I forgot my password at Oakhelm" asks for no fact of it, but what can be done at any casino. */
function faqOfAnyCasino(plain: string, casinos: readonly Named[]): FaqEntry | undefined {
  const ofAny = ofAnyCasino(plain, casinos)
  return (
    problemIn(ofAny) ??
    (plain.includes(' complain ') ? writtenInFaq(ofAny) : undefined) ??
    (ofAny !== plain && / (?:i|my) /.test(plain) && aspectOf(plain) === undefined
      ? askedInFaq(ofAny)
      : undefined)
  )
}

/** A plain text with "a casino" in place of the only casino that it names. */
function ofAnyCasino(plain: string, [named, other]: readonly Named[]): string {
  return named === undefined || other !== undefined
    ? plain
    : plain.replace(plainText(named.name), ' a casino ')
}

/**
 * "Is Trustly safe?" asks what holds for any payment method, "is Anjouan a good licence?" what holds for any licence,
 * and "where do I complain about a Curaçao casino?" what holds for any casino.
 */
function faqOfAnyValue(plain: string, { paymentMethods: [method], license }: Criteria): FaqEntry | undefined {
  const ofCasinos = / casinos? /.test(plain)
  if (license !== undefined && plain.includes(' complain '))
    return askedInFaq(plain.replace(plainText(license), ' '))
  if (license !== undefined)
    return ofCasinos ? undefined : askedInFaq(plain.replace(plainText(license), ' this licence '))
  return method === undefined || ofCasinos || /(?<! fees?) with /.test(plain)
    ? undefined
    : askedInFaq(plain.replace(plainText(method), ' a payment method '))
}

/** "Do I need an account?" after "can I write a review?" is a question of the FAQ only together with it. */
function faqInTalk({ message, text, plain, said, earlier }: Turn): FaqEntry | undefined {
  const isShort = wordsOf(plain).length <= MOST_OF_FOLLOW_UP
  const listsNothing = !asksForList(earlier) && !(asksForList(plain) && NAMES_LISTED.test(plain))
  const asksNothingElse = isEmpty({ ...said.criteria, unmet: [] }) && listsNothing
  if (earlier === '' || text !== message || !isShort || !asksNothingElse || aboutOf(said) !== undefined)
    return undefined
  const alone = likelyEntry(plain)
  const together = likelyEntry(`${earlier.trimEnd()}${plain}`)
  const isLikely = together !== undefined && together.probability >= LIKELY_IN_TALK
  return isLikely && (alone?.probability ?? 0) < together.probability ? together.entry : undefined
}

const NAMES_LISTED = / (?:casinos?|sites?|bonus(?:es)?|offers?|games?|slots?|ones?) /
const MOST_OF_FOLLOW_UP = 9
const LIKELY_IN_TALK = 0.75

/** A message completed by those before it. */
interface Turn {
  message: string
  text: string
  plain: string
  said: Understood
  /** The message before it as a plain text, which may hold the subject of the next. */
  earlier: string
  /** The casinos, else the games, that the message before it named. */
  former: readonly Named[]
  /** The message that last named casinos or games, where no list came after it. */
  about: Understood | undefined
  /** The last message that asked for a list. */
  list: Turn | undefined
  /** The message before it, where this one has no subject of its own: "why". */
  on: Turn | undefined
}

/** The message that a follow-up is about: for "which of them" the last list. */
function referredTo(plain: string, last: Turn | undefined): Turn | undefined {
  const isOfList = OF_LIST.test(plain) && last !== undefined && nounOf(last.said) === undefined
  return (isOfList && aboutOf(last.said) === undefined ? last.list : undefined) ?? last?.on ?? last
}

const OF_LIST = / (?:of|among) (?:them|these|those) /

/** What a pronoun means: the casino of the last message and that of the one before it, or what was named last. */
function meantBy(plain: string, { said, former, about = said }: Turn): Understood {
  const of = said.casinos.length > 0 ? 'casinos' : 'games'
  const [one, ...others] = said[of]
  const isOther = former.length === 1 && others.length === 0 && one !== undefined && one !== former[0]
  if (isOther && OF_BOTH.test(plain)) return { ...said, [of]: [...former, one] }
  return IS_PRONOUN.test(plain) && aboutOf(said) === undefined ? about : said
}

const IS_PRONOUN = / (?:it|its|they|their|there|(?:that|this) (?:one|casino|site|game|slot)) /

function aboutOf(said: Understood): Understood | undefined {
  return said.casinos.length + said.games.length > 0 ? said : undefined
}

/** Completes a follow-up by the message before it, else by the last list: "what are the terms" after "is it worth it". */
function inTalk(message: string, given: Turn | undefined, understood: (text: string) => Understood): Turn {
  const last = referredTo(plainText(message), given)
  const turn = completed(message, last, understood)
  const isAlone = turn.said === understood(message) && ['unknown', 'term'].includes(turn.said.topic)
  return isAlone && last?.list !== undefined ? completed(message, last.list, understood) : turn
}

/** Completes a follow-up to `last`: with its names, its list or its criteria. */
function completed(message: string, last: Turn | undefined, understood: (text: string) => Understood): Turn {
  const typed = understood(message)
  const isKnown = last?.said.isUnderstood === true || (last && askedInFaq(last.plain)) !== undefined
  const before = isKnown ? last?.said : undefined
  const turn = (text: string, said: Understood, on?: Turn): Turn => {
    const plain = withoutTalk(plainText(text))
    const isList = nounOf(said) !== undefined && askedInFaq(plain) === undefined
    const about = aboutOf(said) ?? (isList ? undefined : last?.about)
    const former = (said.casinos.length > 0 ? last?.said.casinos : last?.said.games) ?? []
    const [earlier, list] = [last?.plain ?? '', last?.list]
    const now: Turn = { message, text, plain, said, earlier, former, about, list, on }
    return isList ? { ...now, list: now } : now
  }
  if (last === undefined || before === undefined) return turn(message, typed)
  const plain = plainText(message)
  const namesNothing = typed.casinos.length + typed.games.length + typed.offers.length === 0
  const whole =
    (workedOut(last.text) !== undefined || sumIn(last.text) !== undefined
      ? withNumber(message, last.text)
      : undefined) ??
    withOther(withoutTalk(plain), typed, before, last.text) ??
    (namesNothing
      ? withReferent(plain, meantBy(plain, last), last)
      : (withGame(plain, typed, before) ??
        withCompared(plain, typed.casinos, before.casinos) ??
        asFollowUp(plain, { casinos: [], games: [], topic: before.topic }, last)))
  if (whole !== undefined) {
    const alone = understood(whole)
    // What narrowed a list stays: the last message need not name all of it.
    const said = whole.includes(last.text)
      ? { ...alone, criteria: withLater(before.criteria, alone.criteria) }
      : alone
    return turn(whole, said, said.topic === 'how_we_rate' ? last : undefined)
  }
  // "I'm from Canada" repeats the question for Canada.
  if (
    FROM.test(plain) &&
    typed.isUnderstood &&
    typed.criteria.countries.length > 0 &&
    before.topic !== 'greeting'
  )
    return turn(last.text, {
      ...before,
      criteria: { ...before.criteria, countries: typed.criteria.countries },
    })
  if (namesNothing && asksWhere(plain) && !isEmpty(before.criteria))
    return turn(message, { ...typed, topic: 'recommend_casino', criteria: before.criteria })
  const noun = namesNothing ? nounOf(before) : undefined
  const listed = noun === undefined ? undefined : asListOf(noun, plain)
  const narrowed = listed === undefined ? undefined : understood(listed)
  const isNarrowed =
    narrowed?.isUnderstood === true &&
    (narrowed.topic === before.topic || (noun === 'casinos' && narrowed.topic === 'bonus_offers'))
  const now = isNarrowed ? narrowed : typed
  const asked = withoutTalk(plain)
  // "Which casino would you recommend?" after "I only have Bitcoin".
  const isTold = TELLS.test(last.plain) && !isQuestion(last.plain) && OPENING_WISHES.includes(now.topic)
  const on = typed.topic === 'unknown' && isEmpty(typed.criteria) && isAboutNothing(plain) ? last : undefined
  if (!isNarrowed && !isTold && !leansOn(before, now, asked)) return turn(message, typed, on)
  const text = isNarrowed && listed !== undefined ? listed : message
  const said = {
    ...now,
    topic: isTold || NOUNS[now.topic]?.test(asked) === true ? now.topic : topicAfter(before, now, asked),
    criteria: withLater(before.criteria, asWellAs(before.criteria, now.criteria, asked)),
    casinos: now.casinos.length > 0 ? now.casinos : before.casinos,
    games: now.games.length > 0 ? now.games : before.games,
  }
  return turn(text, said, on)
}

/** "And new casinos" after games asks for casinos. */
const NOUNS: Partial<Record<Topic, RegExp>> = {
  recommend_casino: / (?:casinos|sites) /,
  bonus_offers: / (?:bonuses|offers) /,
  games: / (?:games|slots) /,
}

const FROM =
  /^ (?:(?:and|but|ok|oh|btw|by the way) )*(?:i am|im|i live|i play|we are|were|i come|i will be) (?:from|in) (?:the )?\w+(?: \w+){0,2} $/
const TELLS = /^ (?:i|im|ive|id|my|we) /

/** What a list answer lists. */
function nounOf({ topic, criteria }: Understood): string | undefined {
  if (topic === 'recommend_casino') return 'casinos'
  if (topic === 'bonus_offers') return 'bonuses'
  return topic === 'games' ? (criteria.gameType === 'slot' ? 'slots' : 'games') : undefined
}

/** Topics with fixed answers that link to no casino, bonus, game or list of them. */
const OFFERS_NOTHING: readonly Topic[] = ['responsible_gambling', 'how_we_rate']

/** The sign recorded for a message that may express a danger. Its language is not used. */
const POSSIBLE: Sign = { kind: 'harm', language: 'en' }

/** True where every word is known, or where no unknown word can mean a danger. */
function isSafe(message: string, { isUnderstood, isReadable, unknown, topic, casinos }: Understood): boolean {
  const plain = withoutTalk(plainText(message))
  return (
    isUnderstood ||
    OFFERS_NOTHING.includes(topic) ||
    isAboutAge(plainText(message)) ||
    faqOfAnyCasino(plain, casinos) !== undefined ||
    isAskedInFaq(plain) ||
    smallTalk(plainText(message)) !== undefined ||
    !mayBeDanger(message, unknown, isReadable)
  )
}

/** What is to be done without papers, or a second time. */
const MAY_EVADE = / (?:without (?:id|kyc|verif\w*|documents|papers)|twice) /

/** True for a question of the FAQ. What is only told, or may evade a rule, must be written exactly so. */
function isAskedInFaq(plain: string): boolean {
  return (
    (isQuestion(plain) && !MAY_EVADE.test(plain)
      ? askedInFaq(plain)
      : (problemIn(plain) ?? writtenInFaq(plain))) !== undefined
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
  const plain = names.reduce(
    (rest, name) => rest.replace(plainText(name), ' a casino '),
    withoutTalk(plainText(message)),
  )
  const isOrdinary =
    (sign?.kind === 'evasion' && isAskedInFaq(plain)) || (sign?.kind === 'harm' && isWordForWord(plain))
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

/** "And Skrill" and "or Skrill" add Skrill to the earlier criteria. */
function asWellAs(earlier: Criteria, later: Criteria, plain: string): Criteria {
  const [adds] = /^ (?:and|also|plus|or) /.exec(plain) ?? []
  return adds !== undefined && earlier.paymentMethods.length * later.paymentMethods.length > 0
    ? {
        ...later,
        paymentMethods: [...new Set([...earlier.paymentMethods, ...later.paymentMethods])],
        allMethods: adds !== ' or ',
      }
    : later
}

/** "With PayPal?" after a recommendation narrows it. */
function leansOn(before: Understood, now: Understood, plain: string): boolean {
  const how = leaning(plain)
  if (how === undefined || now.casinos.length > 0 || now.games.length > 0) return false
  if (now.topic === 'unknown' || now.topic === before.topic) return true
  // "Quiet Engine?" after a question about the studios of a casino.
  if (how === 'short' && before.casinos.length === 1 && now.criteria.gameProviders.length > 0) return true
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
