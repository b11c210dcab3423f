/**
 * Checks whether every word of a message is known. Offers require that: a word outside the vocabulary, a number that
 * could be an age, another person or another language excludes casinos, bonuses and games.
 */
import { isNearly } from '../search/is-nearly.ts'
import { plainText, wordsOf } from '../search/plain-text.ts'
import { withoutCountries } from '../search/country-words.ts'
import { GLOSSARY } from '../texts/glossary.ts'
import NUMBER_FORMS from './data/numbers.json' with { type: 'json' }
import VOCABULARY from './data/vocabulary.json' with { type: 'json' }
import { workedOut } from './answers/sums.ts'
import { NARROWING_WORDS } from './unused-words.ts'
import { languageOf } from './signs/language-of.ts'
import { signText } from './signs/sign-text.ts'

export interface WordsRead {
  isUnderstood: boolean
  /** False for other alphabets and emoji. */
  isReadable: boolean
  unknown: readonly string[]
  searched: readonly string[]
}

/**
 * `names` are the recognised names in the message, including misspelled ones; `values` are all facet values of the
 * catalogue. `year` is the current one: a player cannot be born last year, this year or next year.
 */
export function readWords(
  message: string,
  { names, values, year }: { names: readonly string[]; values: readonly string[]; year: number },
): WordsRead {
  const letters = message.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  // Some characters expand to whole sentences, and no known word contains them.
  if (letters.length > 2 * message.length + 100)
    return { isUnderstood: false, isReadable: false, unknown: [], searched: [] }
  const written = withoutCountries(letters)
  const isReadable = !OTHER_LETTERS.test(written)
  const isYear = (digits: string) => Math.abs(Number(digits) - year) <= 1
  const counted = NUMBERS.reduce((text, form) => text.replaceAll(form, ' '), ` ${written} `).replaceAll(
    /\b(?:19|20)\d\d\b/g,
    (digits) => (isYear(digits) ? ' ' : digits),
  )
  const searched: string[] = []
  let plain = plainText(counted)
  for (const name of [...names, ...values].toSorted((a, b) => b.length - a.length)) {
    const wanted = plainText(name)
    if (wanted.trim() === '') continue
    const rest = plain.replaceAll(`${wanted.trimEnd()}s `, '  ').replaceAll(wanted, '  ')
    if (rest !== plain) searched.push(name)
    plain = rest
  }
  searched.push(
    ...wordsOf(plain).filter((word) => SEARCHED.has(word) || SEARCHED.has(word.replace(/s$/, ''))),
  )
  plain = plain.replaceAll(/ +/g, ' ').replaceAll(ASKS_HOW_IT_WORKS, '').replaceAll(PHRASE, ' ')
  const words = wordsOf(plain)
  // The numbers of a sum are understood, and so are its "what would I lose" and "on a loss of 100".
  const ofSum =
    workedOut(message) === undefined
      ? undefined
      : WOULD_LOSE.test(plain)
        ? /^(?:\d|lose$|loss(?:es)?$)/
        : /^\d/
  const unknown = words.filter((word) => !isKnown(word) && ofSum?.test(word) !== true)
  const slips = names.map((name) => wordsOf(plainText(name)).join(''))
  return {
    isUnderstood: isReadable && (unknown.length === 0 || areSlipsOf(unknown, slips)),
    isReadable,
    unknown,
    searched: [...new Set(searched)],
  }
}

const SEARCHED: ReadonlySet<string> = new Set(VOCABULARY.searched.join(' ').split(' '))
const KNOWN: ReadonlySet<string> = new Set([
  ...SEARCHED,
  ...[...VOCABULARY.frame, ...NARROWING_WORDS.filter((words) => !words.includes(' '))].join(' ').split(' '),
])
/** Words that typing errors are corrected to. Shorter words resemble too many others. */
const LONG_WORDS = [...KNOWN].filter((word) => word.length >= 7)
/** Nouns of the trade may be shorter: "welcom", "paypall". */
const LONG_NOUNS = [...SEARCHED].filter((word) => word.length >= 6)

/** True for a word of the vocabulary or its plural. */
function isInVocabulary(word: string): boolean {
  return KNOWN.has(word) || (word.endsWith('s') && KNOWN.has(word.slice(0, -1)))
}

/**
 * Corrects typing errors in the nouns of the trade ("withdrawl", "spinns") in an English message. Words that `isName`
 * stay as they are.
 */
export function withCorrectSpelling(message: string, isName: (word: string) => boolean): string {
  const language = languageOf(signText(message))
  if (language !== undefined && language !== 'en') return message
  return message.replaceAll(/(?<![\p{L}\p{N}'’-])[a-z]{6,}(?![\p{L}\p{N}'’-])/giu, (word) => {
    const typed = word.toLowerCase()
    const noun = isInVocabulary(typed)
      ? undefined
      : NOUNS.find((each) => each[0] === typed[0] && isNearly(typed, each, 1))
    return noun === undefined || isName(typed) ? word : noun
  })
}

const NOUNS = [...SEARCHED].filter((word) => word.length >= 5)

/** True for a word of the vocabulary, its plural, or a misspelling of a long word. */
export function isKnown(word: string): boolean {
  if (isInVocabulary(word)) return true
  const near = word.length >= 7 ? LONG_WORDS.concat(LONG_NOUNS) : word.length === 6 ? LONG_NOUNS : []
  return near.some((known) => known[0] === word[0] && isNearly(word, known, 1))
}

/** Recognises "alder moon" and "aldermon" as the casino that the message is known to name. */
function areSlipsOf(unknown: readonly string[], names: readonly string[]): boolean {
  return unknown.every(
    (word, at) =>
      names.some((name) => isNearly(word, name)) ||
      names.some((name) => [unknown[at - 1], unknown[at + 1]].some((near) => isPair(word, near, name))),
  )
}

function isPair(word: string, near: string | undefined, name: string): boolean {
  return near !== undefined && (isNearly(word + near, name) || isNearly(near + word, name))
}

const WOULD_LOSE =
  / (?:(?:do|would|will|could) (?:i|you|we) (?:\w+ ){0,2}lose|if (?:i|you) lose|(?:on|of) (?:an? |my )?loss(?:es)?) /

const TERMS_OF_GAMES = GLOSSARY.filter(({ group }) => group === 'Games and odds')
  .flatMap(({ term, also }) => [term, ...also].map((each) => plainText(each).trim()))
  .filter((each) => each.includes(' '))

const PHRASE = new RegExp(
  ` (?:${[...VOCABULARY.phrases.flatMap((line) => line.split(' | ')), ...TERMS_OF_GAMES]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?= )`,
  'g',
)
/** "how does rollover work": the verb is known in this question only, because "at work" means something else. */
const ASKS_HOW_IT_WORKS =
  /(?<= (?:how|does|do|will|did) (?:\w+ ){0,7}?)(?<! (?:at|my|to|for|from|after) )work(?: |$)/g

/** Other alphabets, and emoji that may express a feeling. */
const OTHER_LETTERS =
  /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\s]|(?![👍👋🙂😊🙏🎰🎲🃏©®™])\p{Extended_Pictographic}/u

/** Numbers with a unit that is not an age. */
const NUMBERS = NUMBER_FORMS.map(
  (form) =>
    new RegExp(
      form
        .replace('{money}', String.raw`\d[\d.,]*\s?(?:k|m)?`)
        .replaceAll('{count}', '(?:two|three|four|five|six|seven|eight|nine|ten|[1-9]|10|20|50|100)'),
      'gi',
    ),
)
