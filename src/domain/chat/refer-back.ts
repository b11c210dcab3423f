/** Writes out what a follow-up refers to, so that it is read like any other question. */
import { aspectOf } from './aspects.ts'
import { asksOfGame } from './answers/games.ts'
import type { Topic } from './topic-words.ts'

/** What the message before named: casinos, else games. */
export interface Referents {
  casinos: readonly { name: string }[]
  games: readonly { name: string }[]
  topic: Topic
}

/** Words of a follow-up that names nothing: "do I need a code?" */
const MOST_WORDS = 6

/**
 * "does it take PayPal" after a question about Oakhelm becomes "does Oakhelm take PayPal", "which of the two is safer" after
 * one about two casinos gets their names, "more" repeats `last`, the message before, for ten. Undefined where the plain text (see plainText) refers to nothing that was named.
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
const SUBJECT = / (?:it|they|that one|this one) /
const OWN = / (?:its|their) /
const THERE = / (?:there|them) /
/** About the site, or about more than was named. */
const OF_OTHERS = / (?:you|your|casinos|sites|games|slots|bonuses|offers|which|best|any|another|other|most) /
