/** Detects the language of a message by its most frequent words; that of a harmless question by all its words. */
import { wordsOf } from '../../search/plain-text.ts'
import COMMON from '../data/common-words.json' with { type: 'json' }
import DANGER from '../data/possible-danger.json' with { type: 'json' }
import type { HelpLanguage } from './sign.ts'

const HARMLESS_BY_LANGUAGE: Readonly<Record<string, string>> = DANGER.harmless

/** Greetings, question words and nouns of the trade in the languages of help. A message of only these is harmless. */
export const HARMLESS: ReadonlySet<string> = new Set(Object.values(HARMLESS_BY_LANGUAGE).join(' ').split(' '))

const WORDS = Object.entries(COMMON.common).map(([language, common]) => ({
  language: language as HelpLanguage | 'other',
  common: new Set(common.split(' ')),
  commonAndHarmless: new Set(`${common} ${HARMLESS_BY_LANGUAGE[language] ?? ''}`.split(' ')),
}))

const NONE = ['other', 0] as const

/** Frequent words of other languages that are English words as well: "remember me as adult" is not Portuguese. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(COMMON.alsoEnglish.split(' '))

/**
 * The language of a plain or sign text; undefined when the words do not settle it, or are of a language without help.
 * One short word never settles it: "o" exists in three languages and may be a typing error in any.
 */
export function languageOf(text: string): HelpLanguage | undefined {
  const words = [...new Set(wordsOf(text))]
  const isHarmless = words.every((word) => HARMLESS.has(word))
  const scored = WORDS.map(({ language, common, commonAndHarmless }) => {
    const hits = words.filter((word) => (isHarmless ? commonAndHarmless : common).has(word))
    const isMet = hits.length > 1 || hits.some(({ length }) => length > 2)
    const isOnlyEnglish = language !== 'en' && hits.every((word) => ALSO_ENGLISH.has(word))
    return [language, isMet && !isOnlyEnglish ? hits.length : 0] as const
  }).toSorted(([, a], [, b]) => b - a)
  const [[first, most] = NONE, [, next] = NONE] = scored
  return most === next || first === 'other' ? undefined : first
}

/** False for a message with a letter that the language does not have: "mám rád" is Czech, and not Polish. */
export function isWrittenIn(message: string, language: HelpLanguage): boolean {
  // é and ç occur in loanwords of all.
  const known = new RegExp(`[a-zéç${COMMON.letters[language]}]`, 'g')
  return language === 'en' || !/\p{L}/u.test(message.normalize('NFC').toLowerCase().replaceAll(known, ''))
}
