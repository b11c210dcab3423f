/** Assigns words to topics. The first matching line wins, so the topics that need care come first. */
import { countCriteria, isEmpty, type Criteria } from '../search/criteria.ts'
import { anyOf, wordsOf } from '../search/plain-text.ts'
import { termsIn, type Term } from '../texts/glossary.ts'
import { aspectOf } from './aspects.ts'
import WORDS from './data/topics.json' with { type: 'json' }

export type Topic =
  | 'harm'
  | 'age'
  | 'responsible_gambling'
  | 'compare'
  | 'casino'
  | 'game'
  | 'wagering'
  | 'bonus_explanation'
  | 'bonus_offers'
  | 'payment'
  | 'strategy'
  | 'games'
  | 'how_we_rate'
  | 'law'
  | 'warned'
  | 'studios'
  | 'articles'
  | 'term'
  | 'count'
  | 'changes'
  | 'unlisted'
  | 'recommend_casino'
  | 'greeting'
  | 'thanks'
  | 'unknown'

/** A topic that words alone decide. */
type TopicOfWords = Exclude<
  Topic,
  'harm' | 'age' | 'casino' | 'game' | 'unknown' | 'term' | 'count' | 'changes' | 'unlisted'
>

/** The topic of a plain text (see plainText) without knowledge of the catalogue. */
export function topicOf(plain: string): TopicOfWords | 'unknown' {
  // "What games does it offer" asks for no offer, and "live casino games" for no casino.
  const asked = plain
    .replace(/(?<= (?:does|do|did|will|would) (?:\w+ ){1,6})offer(?= )/, 'have')
    .replaceAll(/ casino (?=(?:games?|slots?|bonus(?:es)?|offers?) )/g, ' ')
  return (
    TOPICS.find(
      ({ words, but, short }) =>
        words.test(asked) &&
        but?.test(asked) !== true &&
        (short !== true || plain.trim().split(' ').length <= SHORT),
    )?.topic ?? 'unknown'
  )
}

/** Questions about the meaning of words: "what is", "explain", "how does … work", "difference between". */
const DEFINES =
  /^ (?:(?:hi|hello|please|can you|could you|ok|so|and) )*(?:whats?|what (?:is|are|does|do|s)|explain\w*|define|definition|meaning|how (?:does|do|is|are)|how (?:do|can) (?:i|you|we) (?:play|read|use|bet on)|how to play|teach me|(?:is|are) (?:an? |the )?\w+ (?:points |programmes? |programs? )?worth (?:it|anything)|difference|(?:please )?tell me (?:(?:something|more|a (?:little )?bit|a little) about|about|what)|describe|i (?:dont|do not|never|cant|cannot) (?:really )?(?:get|understand)) | whats? (?:(?:is|are|s) )?(?:they|that|it|this)(?: all)?(?: about| exactly)? $| what does (?:it|that|this) (?:actually |really )?mean $| (?:dont|do not|never) (?:really )?(?:get|understand|know what|understood) | (?:meaning|definition|explained) $/
/** Words that a question about a meaning may hold beside the term. */
const FRAME_OF_DEFINITION: ReadonlySet<string> = new Set(WORDS.besideTerms.join(' ').split(' '))

/** The glossary terms whose meaning a plain text asks for; empty where it asks for more. */
export function definedTerms(asked: string): readonly Term[] {
  const plain = asked
    .replace(JUDGED_PLACE, ' $1 licence ')
    .replace(/ in (?:simple|plain|easy|other) (?:terms|words) /, ' ')
  const isShort = plain.trim().split(' ').length <= 4
  const isJudged = JUDGES_LICENCE.test(plain)
  // "Games with bonus buy" asks for games.
  const isDefined =
    DEFINES.test(plain) ||
    (isShort &&
      !/ casinos $| (?:games|slots|casinos|sites|bonus\w*|offers) (?:with|without|that|for) /.test(plain))
  const isCompared = BETTER.test(plain)
  if (!isJudged && !isDefined && !isCompared) return []
  const { terms, rest } = termsIn(isCompared ? plain.replace(BETTER, ' ') : plain)
  if (isCompared && terms.length !== 2) return []
  return wordsOf(isJudged ? rest.replace(JUDGEMENT, ' ') : rest).every(
    (word) =>
      FRAME_OF_DEFINITION.has(word) || (/^\d+x?$/.test(word) && / (?:rtp|win|volatility|max) /.test(plain)),
  )
    ? terms
    : []
}

/** "Which is better, free spins or cashback?" */
const BETTER =
  / (?:which|what|whats) (?:(?:one|ones|is|are|s|would be|the) ){0,2}(?:better|best|nicer|more useful)(?: for me)? | (?:better|safer|stricter|more strict) than /

/** "Is a Curaçao licence safe?" asks for a judgement. */
const JUDGES_LICENCE =
  / (?:is|are) (?:an? |the )?(?:\w+ ){0,4}licen[cs]es? (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) | (?:is|are) (?:the )?\w+ (?:\w+ ){0,2}an? (?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) licen[cs]e | (?:is|are) (?:the )?(?:\w+ ){0,4}(?:commission|authority) (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy) | how (?:safe|good|strict|reliable|trustworthy) (?:is|are) (?:an? |the )?(?:\w+ ){0,4}licen[cs]es? /
/** "Are Estonian casinos safe?" judges their licence. */
const JUDGED_PLACE =
  / (gibraltar|isle of man|alderney|kahnawake|estonian|anjouan) (?:casinos? )?(?=(?:any )?(?:safe|good|strict|reliable|trusted|trustworthy|legit|bad) $)/
const JUDGEMENT = / (?:any )?(?:safe|good|strict|reliable|trusted|trustworthy|legit|real|bad) /

export function asksHowMany(plain: string): boolean {
  return / how many (?:\w+ ){0,2}(?:casinos|bonuses|offers|games|slots|reviews|sites) /.test(plain)
}

export function asksForChanges(plain: string): boolean {
  return / (?:changed|(?<! price )changes|(?:did|has|have) .{0,40}change|last change|(?<! (?:transaction|payment|my|game) )history|whats new|what is new|latest updates?|(?:casinos?|sites?|which|ratings?|scores?) (?:\w+ )?(?:(?:drop|dropped|fall|go up|go down|got|gotten|gone|become|became|getting) (?:worse|better|safer)|(?:lower|rais|increas)\w* (?:its|their|the) (?:safety )?(?:scores?|ratings?|index|wagering|limits?|minimum deposits?)|(?:lost|gained) points|improved|declined|worsened|went (?:up|down)|fell|fallen|dropped|rose|risen)) /.test(
    plain,
  )
}

/** A question with what, how, why or whether, which a text of the site may answer. */
export function isQuestion(plain: string): boolean {
  return /^ (?:\w+ ){0,2}(?:(?:best|good|right) (?:time|day) to|what|whats|how|why|when|who|is|are|do|does|can|could|should|will|must|which|where|difference|explain\w*|understand) /.test(
    plain,
  )
}

/** True when a plain text asks about the minimum age. */
export function isAboutAge(plain: string): boolean {
  return / (how old|what age|which age) (for|to|do|must|should|does|have|need|is it|are (?:you|we|i|players?)|can|you) | (legal|minimum|gambling|right|required) age | age (limit|limits|restrictions?|requirements?) | old enough | what does 18 (?:plus )?mean | years? old to (play|gamble|bet|join) /.test(
    plain,
  )
}

/**
 * How a message depends on the one before it: "and with PayPal?" opens like a follow-up, "PayPal?" is too short to
 * stand alone.
 */
export function leaning(plain: string): 'opens' | 'short' | undefined {
  if (
    /^ (and|also|or|but|sorted|ordered|sort|which (?:one |ones |of (?:them|these|those) )?(?:has|have|accepts?|takes?|pays?|is|are)|what about|how about|same|instead|only|just|with|without|licen[cs]ed|opened|founded|launched|established|rated|paying|supporting|accepting|taking|offering|using|by|from|for|in|that|who|under|over|above|below|plus|ok and|okay and|(?:any|some)(?:thing|one) (?:like|similar)|similar) /.test(
      plain,
    )
  )
    return 'opens'
  if (/^ (?:\w+ ){1,3}(?:ones?|first) $/.test(plain)) return 'opens'
  return plain.trim().split(' ').length <= 2 ? 'short' : undefined
}

const SHORT = 6
/** `but`: the line does not apply where this matches too. `short`: it applies only to a message of a few words. */
const TOPICS = WORDS.topics.map(({ topic, words, but, short }) => ({
  topic: topic as TopicOfWords,
  words: anyOf(words, WORDS.nouns),
  but: but && anyOf(but, WORDS.nouns),
  short,
}))

const SUITS_ME =
  / (?:which|what) (?:casinos?|sites?|ones?) (?:would|might|could|is|are|should|do|will|can) (?:\w+ ){0,2}(?:suits?|fits?|best|right|good|try|use|join|recommend\w*|suggest\w*|for me) /

const WHERE_TO_PLAY =
  / where (?:can|could|should|do|would|to) (?:(?:i|we|you) )?(?:\w+ )?(?:go|play|find (?:a )?table)\w* | somewhere (?:with|to|for|that) /

const DEFINES_LICENCE =
  / licen[cs]e (?:mean|means|meaning|say|stand) | (?:meaning|explain) .{0,20}licen[cs]e /

/** A limit, a kind or an order of offers asks for a list. Without one the words ask what wagering or a bonus is. */
function asksForOffers(topic: Topic, criteria: Criteria, plain: string): boolean {
  const { maxWagering, bonusType, order, startsSmall, biggest, maxDeposit, terms, code, unmet, forExisting } =
    criteria
  if (topic === 'bonus_explanation')
    return (
      [order, maxWagering, maxDeposit, terms, code].some((each) => each !== undefined) ||
      unmet.length > 0 ||
      / (?:bonus\w*|offers?) (?:are there|exist|do you (?:have|list|know)|can i (?:get|claim)) /.test(
        plain,
      ) ||
      forExisting ||
      startsSmall ||
      biggest
    )
  return (
    topic === 'wagering' &&
    (unmet.length > 0 ||
      terms !== undefined ||
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

interface Subject {
  topic: Topic
  casinos: readonly unknown[]
  games: readonly unknown[]
  offers: readonly unknown[]
  criteria: Criteria
}

/** Names take precedence over topics, except where a term is to be explained. */
export function topicWith(subject: Subject, plain: string, asksForSum: boolean): Topic {
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
      / (?:rules|basics|or|vs|versus|meaning|definition|explained|documents) /.test(plain))
  )
    return 'term'
  if (asksForSum) return 'wagering'
  if (
    !isNamed &&
    asksHowMany(plain) &&
    countCriteria(criteria).all === 0 &&
    criteria.gameProviders.length === 0 &&
    [criteria.minRtp, criteria.volatility, criteria.maxWagering, criteria.gameType].every(
      (each) => each === undefined,
    )
  )
    return 'count'
  const isCompared =
    topic === 'compare' ||
    (/ (?:difference|better|faster|safer|cheaper) /.test(plain) && criteria.paymentMethods.length > 1)
  if (isCompared && !isNamed && criteria.paymentMethods.length > 0) return 'payment'
  // A question about the best licence is not answered by a list of casinos.
  if (
    topic === 'recommend_casino' &&
    / licen[cs]es? /.test(plain) &&
    (DEFINES_LICENCE.test(plain) ||
      ((criteria.license ?? criteria.withoutLicence) === undefined && !/ casinos /.test(plain)))
  )
    return 'unknown'
  if (!isNamed && asksForSuitable(topic, criteria, plain)) return 'recommend_casino'
  if (asksForOffers(topic, criteria, plain)) return casinos.length === 0 ? 'bonus_offers' : 'casino'
  if (!isNamed && asksForCasinos(topic, criteria, plain)) return 'recommend_casino'
  const { maxDeposit, paymentMethods } = criteria
  // "Anything good without a deposit" asks for offers.
  if (topic === 'payment' && !isNamed && criteria.bonusType === 'no_deposit' && !isQuestion(plain))
    return 'bonus_offers'
  if (topic === 'payment' && !isNamed && maxDeposit !== undefined && paymentMethods.length === 0)
    return NAMES_CASINOS.test(plain) ? 'recommend_casino' : 'bonus_offers'
  if (asksForChanges(plain) && games.length === 0 && topic !== 'articles')
    return casinos.length === 0 ? 'changes' : 'casino'
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
    (topic === 'how_we_rate' && (!isNamed || ABOUT_EARNINGS.test(plain))) ||
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

const ABOUT_EARNINGS = / (?:commissions?|affiliate\w*|you (?:get )?(?:earn|paid|make)) /

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
  if (topic === 'games')
    return (
      WHERE_TO_PLAY.test(plain) ||
      (!isQuestion(plain) && (IS_A_CASINO.test(plain) || paymentMethods.length > 0))
    )
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
/** "Blackjack casino", not "live casino" or "games in a casino". */
const IS_A_CASINO = / (?<!(?:live|online|the|a|any|my|of|at|in) )casinos? $/

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
