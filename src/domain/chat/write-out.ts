/** Writes out abbreviations and the references of a follow-up, so that both are read like any other question. */
import { aspectOf } from './aspects.ts'
import { asksOfGame } from './answers/games.ts'
import { plainText } from '../search/plain-text.ts'
import { inDigits } from '../search/quantities.ts'
import type { Topic } from './topic-words.ts'

const SHORT_FORMS: readonly (readonly [short: RegExp, full: string])[] = [
  [/\bmin\.? ?dep(?:osit)?s?\b/gi, 'minimum deposit'],
  [/\bndbs?\b/gi, 'no deposit bonus'],
  [/\bfs\b/gi, 'free spins'],
  [/\bt ?(?:&|and) ?cs?\b/gi, 'terms'],
  [/\bw\/ds?\b/gi, 'withdrawal'],
  [/\bwr\b/gi, 'wagering requirement'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [
    /^(?:(?:ok|okay|and|oh)[, ]+)?(?:one more (?:thing|question)|another (?:thing|question)|by the way|btw)[:, ]+/gi,
    '',
  ],
]

/** Writes "min dep at Kestrow" as "minimum deposit at Kestrow", and "five euros" as "5 euros". */
export function inFull(message: string): string {
  return inDigits(SHORT_FORMS.reduce((text, [short, full]) => text.replaceAll(short, full), message))
}

/** What the previous message named: casinos, else games. */
export interface Referents {
  casinos: readonly { name: string }[]
  games: readonly { name: string }[]
  topic: Topic
}

/** The most words of a follow-up without a name: "do I need a code?" */
const MOST_WORDS = 6

/**
 * "does it take PayPal" after a question about Oakhelm becomes "does Oakhelm take PayPal". "Which of the two is safer"
 * after a question about two casinos gets their names. "More" repeats `last`, the previous message, for ten results.
 * Undefined where the plain text (see plainText) does not refer to an earlier message.
 */
export function withReferent(
  plain: string,
  { casinos, games, topic }: Referents,
  last: string,
): string | undefined {
  if (MORE.test(plain) && topic === 'recommend_casino') return `top 10 ${last}`
  if (EXAMPLE.test(plain)) return last
  const asked = ABOUT_SUBJECT.find(({ after, says }) => after.test(plainText(last)) && says.test(plain))
  if (asked !== undefined) return asked.whole
  const [name, ...others] = (casinos.length > 0 ? casinos : games).map((one) => one.name)
  if (name === undefined || others.length > 2) return undefined
  if (others.length > 0)
    return OF_SEVERAL.test(plain) &&
      !/ (?:(?<!would )you|your|casinos|sites|games|slots|bonuses|offers) /.test(plain)
      ? `${plain.replace(OF_THEM, ' ')}: ${[name, ...others].join(' or ')}`
      : undefined
  if (plain === ' why ') return `why is ${name} rated so`
  if (SUBJECT.test(plain)) return plain.replace(SUBJECT, ` ${name} `)
  const place = casinos.length > 0 ? 'at' : 'of'
  if (OWN.test(plain)) return `${plain.replace(OWN, ' the ')}${place} ${name}`
  if (THERE.test(plain)) return `${plain.replace(THERE, ' ')}${place} ${name}`
  const asks = casinos.length > 0 ? aspectOf(plain) !== undefined : asksOfGame(plain)
  const isShort = plain.trim().split(' ').length <= MOST_WORDS
  return asks && isShort && !OF_OTHERS.test(plain) ? `${plain}${place} ${name}` : undefined
}

const EXAMPLE =
  /^ (?:and |ok |please )?(?:(?:can you |could you )?(?:give|show) (?:me )?|do you have |for )?(?:an )?examples?(?: please)? $/
/** Follow-ups on a topic, where nothing was named. */
const ABOUT_SUBJECT: readonly { after: RegExp; says: RegExp; whole: string }[] = [
  {
    after: / (?:withdraw\w*|payouts?|cash ?out) /,
    says: /^ (?:and )?how long (?:does|will|would) (?:it|that|this) take $/,
    whole: 'how long does a withdrawal take',
  },
  {
    after: / (?:verif\w*|documents?|kyc|id) /,
    says: /^ (?:and )?how long (?:does|will|would) (?:it|that|this) take $/,
    whole: 'how long does verification take',
  },
  {
    after: / (?:bonus\w*|offers?|spins|deposit) /,
    says: /^ (?:and )?how (?:do|can) i (?:get|claim|use|activate) (?:it|them|one|that) $/,
    whole: 'how do I claim a bonus',
  },
  {
    after: / (?:bonus\w*|offers?) /,
    says: /^ (?:so |and )?(?:whats|what is|wheres|where is) the catch $/,
    whole: 'what is the downside of a bonus',
  },
  {
    after: / wager\w* /,
    says: /^ (?:and )?which (?:bonuses|offers|ones?) (?:has|have|with) the (?:lowest|least|smallest) $/,
    whole: 'which bonuses have the lowest wagering',
  },
]

/**
 * "And Halcyra?" after a comparison, and "how does it compare to Kestrow?" after a question about Tidewell, add a
 * casino. Undefined for any other text. `now` and `before` are the casinos that this message and the previous one name.
 */
export function withCompared(
  plain: string,
  now: readonly { name: string }[],
  before: readonly { name: string }[],
): string | undefined {
  const asks =
    before.length > 1
      ? /^ (?:and|plus|what about|how about) /
      : / (?:compare\w*|versus|vs|against|better|worse|safer|than) /
  const all = [...before, ...now].map(({ name }) => name)
  return now.length === 1 &&
    before.length > 0 &&
    all.length <= 3 &&
    new Set(all).size === all.length &&
    asks.test(plain)
    ? `compare ${all.join(' and ')}`
    : undefined
}

const MORE = /^ (?:(?:show|give|list) (?:me )?)?(?:some |any )?(?:more|others)(?: of them)?(?: please)? $/
const OF_SEVERAL =
  / (?:which|who|would you (?:pick|choose|take)|better|safer|faster|both|they|them|the two|these|those) /
const OF_THEM = / (?:of (?:the two|them|these|those|both)|between them) /
/** Excludes "is it safe to …", where "it" refers to nothing. */
const SUBJECT =
  / (?:it(?! (?:safe|possible|legal|worth|better|normal|true|allowed|hard|easy|ok|okay|good|risky) (?:to|that) )|they|that one|this one) /
const OWN = / (?:its|their) /
const THERE = / (?:there|them) /
/** Questions about the site, or about more than what was named. */
const OF_OTHERS = / (?:you|your|casinos|sites|games|slots|bonuses|offers|which|best|any|another|other|most) /
