import { findSign } from '../chat/signs/find-sign.ts'
import { topicOf } from '../chat/topic-words.ts'
import { plainText } from './plain-text.ts'

/** Phrases of people who look for help, for correcting the spelling of searches. */
export const HELP_PHRASES: readonly string[] = [
  'self exclusion',
  'gambling addiction',
  'problem gambling',
  'stop gambling',
  'responsible gambling',
  'addicted',
  'helpline',
  'deposit limits',
  'loss limits',
  'reality check',
  'take a break',
  'time out',
  'cooling off',
  'gamstop',
  'gamcare',
  'gamblers anonymous',
  'gambling debt',
]

/**
 * True for a search that may come from someone in trouble with gambling, in any language of the assistant. Such a
 * search is answered with help first, and never corrected to an offer.
 */
export function wantsHelp(text: string): boolean {
  // Ages are ignored: a number in a search is a year, a bonus or a game.
  const isSign = findSign(text, { year: 0, adultAt: 0 }, false) !== undefined
  return (
    isSign ||
    topicOf(plainText(text)) === 'responsible_gambling' ||
    /^take a break|^taking a break/i.test(text)
  )
}
