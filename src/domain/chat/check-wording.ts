/** Decides whether a text that a language model wrote from a draft may be shown. It is not trusted in anything. */
import type { Draft } from './answers/draft.ts'
import { conditionsOf } from './answers/lines.ts'
import { KNOWN_OPENINGS } from './known-openings.ts'
import { plainText, wordsOf } from './plain-text.ts'

/** Characters; what is longer is not shown. */
const MAX_WORDING = 1_500

/**
 * The text without marks of formatting, or undefined when anything in it is not in the draft: another name, a
 * number, an address, a promise, or an offer without its conditions. `otherNames` are all names of the
 * catalogue that the draft does not hold.
 */
export function checkedWording(
  text: string,
  draft: Draft,
  otherNames: readonly string[],
): string | undefined {
  const plain = withoutMarks(text)
  if (plain === '' || plain.length > MAX_WORDING || FORBIDDEN.some((form) => form.test(plain)))
    return undefined
  const source = factsOf(draft)
  const isFaithful =
    !namesOthers(plain, source, otherNames) &&
    !inventsNames(plain, source) &&
    !inventsNumbers(plain, source) &&
    keepsConditions(plain, draft)
  return isFaithful ? plain : undefined
}

/** Everything that the model was told. */
export function factsOf({ response, links }: Draft): string {
  return [response, ...links.map(({ title }) => title)].join('\n')
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\*\*|__|`+/g, '')
    .replaceAll(/^#+\s*/gm, '')
    .replaceAll(/^\s*[-*]\s+/gm, '• ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

const FORBIDDEN: readonly RegExp[] = [
  /[<>[\]{}|\\]|https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|bet|casino|co|uk|info|xyz|example)\b|@/i,
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/,
  /guarantee|risk.?free|sure (?:win|thing)|can(?:no|')t lose|get rich|easy money|always win|certain to win|act now|hurry|don't miss/i,
  /system prompt|instructions|language model|as an ai/i,
]

function namesOthers(text: string, source: string, otherNames: readonly string[]): boolean {
  const written = plainText(text)
  const told = plainText(source)
  return otherNames
    .map(plainText)
    .some((name) => name.trim().length > 2 && written.includes(name) && !told.includes(name))
}

/** A word with a capital that the draft does not hold is taken for a name, except one of ours at the start of a sentence. */
function inventsNames(text: string, source: string): boolean {
  const told = new Set(wordsOf(plainText(source)))
  const capitals = [...text.matchAll(/(^|[.!?:•\n]\s*|\s|[("'“])(\p{Lu}[\p{L}\p{N}'’-]*)/gu)]
  return capitals.some(([, before = '', word = '']) => {
    const parts = wordsOf(plainText(word))
    const starts = before === '' || /[.!?:•\n]/.test(before)
    return parts.some(
      (part) =>
        !told.has(part) &&
        !(starts && KNOWN_OPENINGS.has(part)) &&
        part !== 'i' &&
        !/^(im|ill|id|ive)$/.test(part),
    )
  })
}

function inventsNumbers(text: string, source: string): boolean {
  const told = new Set(numbersIn(source))
  return numbersIn(text).some((number) => !told.has(number) && !ALWAYS_ALLOWED.has(number))
}

const ALWAYS_ALLOWED: ReadonlySet<string> = new Set(['10', '18', '21', '100'])

function numbersIn(text: string): string[] {
  return [...text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) =>
    String(Number(number)),
  )
}

/** A wording that names the amount of an offer names its conditions (decision D-68). */
function keepsConditions(text: string, { offers }: Draft): boolean {
  const written = plainText(text)
  return offers.every((offer) => {
    const amounts = [...offer.amount.matchAll(/€[\d.,]*\d|\d+%/g)].map(([amount]) => amount)
    const isNamed =
      written.includes(plainText(offer.amount)) ||
      (amounts.length > 0 &&
        text.includes(offer.casino.name) &&
        amounts.some((amount) => text.includes(amount)))
    return (
      !isNamed ||
      conditionsOf(offer).every((condition) => written.includes(plainText(withoutWord(condition))))
    )
  })
}

/** "ends Nov 16, 2025" may be worded "until Nov 16, 2025": the value counts. */
function withoutWord(condition: string): string {
  return condition.replace(/^(?:wagering|minimum deposit|ends) (?=.*\d)/, '')
}
