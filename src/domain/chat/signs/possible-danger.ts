/** Decides whether a message that was not understood may express a danger, which stops offers as a sign does. */
import WORDS from '../data/possible-danger.json' with { type: 'json' }
import { withoutCountries } from '../../search/country-words.ts'
import { wordsOf } from '../../search/plain-text.ts'
import { singular } from '../../search/singular.ts'
import { HARMLESS, languageOf } from './language-of.ts'
import { signText } from './sign-text.ts'

/** Words about people, feelings, money, time and law. Beside one of them an unknown word may mean a danger. */
const HINTS: ReadonlySet<string> = new Set(WORDS.hints.join(' ').split(' '))

/**
 * `unknown` are the unknown words of the message. A number among them may be an age. A message in another language is
 * harmless only where every word of it is.
 */
export function mayBeDanger(message: string, unknown: readonly string[], isReadable: boolean): boolean {
  const text = signText(message)
  if (isHarmlessAbroad(message)) return false
  if (!isReadable || OTHER_LETTERS.test(withoutCountries(message))) return true
  if (unknown.every((word) => ADULT.test(word)) && SAYS_AGE.test(text)) return false
  const language = languageOf(text)
  if (language !== 'en' && (language !== undefined || unknown.length > 1)) return true
  return unknown.some((word) => /\d/.test(word)) || wordsOf(text).some(isHint)
}

/** True for a word about people, feelings, money, time or law. */
export function isHint(word: string): boolean {
  return HINTS.has(word) || HINTS.has(singular(word))
}

/** "I am 34". An age below the legal one is a sign of danger already (see ages.ts). */
const ADULT = /^(?:1[89]|[2-9]\d)$/
const SAYS_AGE = / (?:i am|im|aged?|i turned) (?:1[89]|[2-9]\d) /

/** Latin letters that English does not use. */
const OTHER_LETTERS = /(?![a-z])\p{Ll}/iu

/** True for a greeting or a question in another language with harmless words only. */
export function isHarmlessAbroad(message: string): boolean {
  const words = wordsOf(signText(withoutCountries(message)))
  return words.length > 0 && words.length <= 14 && words.every((word) => HARMLESS.has(word))
}
