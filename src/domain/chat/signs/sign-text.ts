/** Normalises a message for the sign tables, so that disguises and typing errors do not hide a sign. */
import { isNearly } from '../../search/is-nearly.ts'
import { plainText, wordsOf } from '../../search/plain-text.ts'
import COMMON from '../data/common-words.json' with { type: 'json' }

/** Number words of all languages of help, for the ages that matter. Words with a second meaning are left out. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(COMMON.numbers).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, number] as const),
  ),
)

/**
 * A plain text with Cyrillic transliterated, invisible characters removed, digits in place of letters ("g4mbl1ng")
 * replaced, spaced letters ("v p n") joined, number words as digits, amounts and percentages with a word for their sign,
 * so that they are no ages, and key words corrected. Takes linear time.
 */
export function signText(message: string): string {
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\u034F]+/gu, '')
    .replaceAll(/[\u0400-\u045F]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replaceAll(/[łđøæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[€$£] ?(\d[\d.,]*)|(\d[\d.,]*) ?[€$£]/g, ' $1$2 euros ')
    .replaceAll(/(\d) ?%/g, '$1 percent ')
    .replaceAll(/(?<![\d.,])(\d)[.,]\d{1,2}(?![\d.,])/g, '$1')
    .replaceAll(/(?<=[a-z])[0134579@$!](?=[a-z])/g, (digit) => LEET[digit] ?? digit)
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])(?:[a-z][ .\-_*]){2,}[a-z](?![\p{L}\p{N}])/gu, (spaced) =>
      joined(spaced.replaceAll(/[^a-z]/g, '')),
    )
  const words = wordsOf(plainText(letters)).map((word) => NUMBER_WORDS.get(word) ?? corrected(word))
  return ` ${words.join(' ')} `
}

/** "can i use a v p n": the article before spaced letters does not belong to them, so both readings are kept. */
function joined(word: string): string {
  return /^[ai]/.test(word) ? `${word} ${word.slice(1)}` : word
}

function corrected(word: string): string {
  if (word.length < 6 || word.length > 14 || ORDINARY.has(word)) return word
  return KEY_WORDS.find((key) => key[0] === word[0] && isNearly(word, key)) ?? word
}

const KEY_WORDS =
  'gambling gambler addicted addiction suicidal suicide excluded underage borrowed ashamed gamstop spelpaus spielsuchtig'.split(
    ' ',
  )
/** Words that resemble a key word and mean something else. */
const ORDINARY: ReadonlySet<string> = new Set(
  'addition additions addictive gamble gambled gambles gamblers exclude excludes edition addressed adjusted'.split(
    ' ',
  ),
)

const LEET = letters('0o 1i 3e 4a 5s 7t 9g @a $s !i')
const LETTERS = letters('łl đdj øo æae œoe ıi')
/** Serbian Cyrillic, and letters of other alphabets that imitate Latin ones. */
const CYRILLIC = letters(
  'аa бb вv гg дd ђdj еe жz зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs іi йi ыi яja юju',
)

/** "0o 1i" maps 0 to o and 1 to i. */
function letters(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}
