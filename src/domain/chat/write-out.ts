/** Writes out what visitors shorten and what a follow-up refers to, so that both are read like any other question. */
import { aspectOf } from './aspects.ts'
import { asksOfGame } from './answers/games.ts'
import type { Topic } from './topic-words.ts'

const SHORT_FORMS: readonly (readonly [short: RegExp, full: string])[] = [
  [/\bmin\.? ?dep(?:osit)?s?\b/gi, 'minimum deposit'],
  [/\bndbs?\b/gi, 'no deposit bonus'],
  [/\bfs\b/gi, 'free spins'],
  [/\bt ?(?:&|and) ?cs?\b/gi, 'terms'],
  [/\bw\/ds?\b/gi, 'withdrawal'],
  [/\bwr\b/gi, 'wagering requirement'],
  [/\b(?:pls|plz)\b/gi, 'please'],
]

/** "min dep at Kestrow" as "minimum deposit at Kestrow". */
export function inFull(message: string): string {
  return SHORT_FORMS.reduce((text, [short, full]) => text.replaceAll(short, full), message)
}

/** What the message before named: casinos, else games. */
export interface Referents {
  casinos: readonly { name: string }[]
  games: readonly { name: string }[]
  topic: Topic
}

/** Words of a follow-up that names nothing: "do I need a code?" */
const MOST_WORDS = 6

/**
 * "does it take PayPal" after a question about Oakhelm becomes "does Oakhelm take PayPal". "Which of the two is safer" after
 * one about two casinos gets their names. "More" repeats `last`, the message before, for ten. Undefined where the plain text
 * (see plainText) refers to nothing that was named.
 */
export function withReferent(
  plain: string,
  { casinos, games, topic }: Referents,
  last: string,
): string | undefined {
  if (MORE.test(plain) && topic === 'recommend_casino') return `top 10 ${last}`
  const [name, ...others] = (casinos.length > 0 ? casinos : games).map((one) => one.name)
  if (name === undefined || others.length > 2) return undefined
  if (others.length > 0)
    return OF_SEVERAL.test(plain) && !/ (?:you|your|casinos|sites|games|slots|bonuses|offers) /.test(plain)
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

const MORE = /^ (?:(?:show|give|list) (?:me )?)?(?:some |any )?(?:more|others)(?: of them)?(?: please)? $/
const OF_SEVERAL = / (?:which|who|better|safer|faster|both|they|them|the two|these|those) /
const OF_THEM = / (?:of (?:the two|them|these|those|both)|between them) /
/** Not "is it safe to …", which is about nothing that was named. */
const SUBJECT =
  / (?:it(?! (?:safe|possible|legal|worth|better|normal|true|allowed|hard|easy|ok|okay|good|risky) (?:to|that) )|they|that one|this one) /
const OWN = / (?:its|their) /
const THERE = / (?:there|them) /
/** About the site, or about more than was named. */
const OF_OTHERS = / (?:you|your|casinos|sites|games|slots|bonuses|offers|which|best|any|another|other|most) /
