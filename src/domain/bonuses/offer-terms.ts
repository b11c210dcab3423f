/** Reads numbers from the free text of an offer's conditions, for comparisons. */
import { amountValue } from './bonus-amount.ts'

/**
 * How often an amount must be wagered: the highest number in the text. "35×" and "Wagering: 35" are 35, "4x bingo and
 * 20x all games" is 20, "5x-35x" is 35. Plain denials such as "No wagering" and "None" are 0, but a number takes
 * precedence: "No more than 35×" is 35. Null where no number is stated. The database function `wagering_times` does the
 * same.
 */
export function wageringMultiple(text: string | null): number | null {
  const times = wageringTimes(text)
  return times === Infinity ? null : times
}

/**
 * The same number, with Infinity for a text that states a condition and no readable number, such as "see the terms".
 */
export function wageringTimes(text: string | null): number | null {
  if (text === null || NOT_STATED.test(text)) return null
  const numbers = [...text.matchAll(MULTIPLE)].map(([, ...found]) =>
    Number(found.find(Boolean)?.replace(',', '.')),
  )
  if (numbers.length > 0) return Math.max(...numbers)
  return DENIED.test(text) ? 0 : Infinity
}

/** A number before or after its sign, after the word for wagering, or alone. */
const MULTIPLE =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d\d?)?)\s?-?\s?(?:[x×]|times\b|fold\b|fach|mal\b|veces\b|fois\b|volte\b|gang(?:er|e)\b|ggr\b|keer\b)|(?:\bx|×)\s?(\d{1,4}(?:[.,]\d\d?)?)|\b(?:wager\w*|play-?through|roll-?over|turnover|requirements?)[^\d€$£]{0,12}(\d{1,4}(?:[.,]\d\d?)?)(?![\d.,]*\s?(?:[%€$£]|days?|hours?|eur))|^\s*(\d{1,4}(?:[.,]\d\d?)?)\s*$/gi
const DENIED =
  /^\s*(?:(?:none|nil|zero|no)[\s.!]*|(?:no|zero|without|free (?:of|from))\s(?:any\s)?(?:wager|play-?through|roll-?over|turnover)[^\d]*|wager(?:ing)?[- ]free[^\d]*)$/i
const NOT_STATED = /^\s*(?:[-–—.?]*|n\/?a|not stated|none stated|unknown|tb[ad])\s*$/i

/**
 * Comparable sums, such as minimum deposits: "€20" is 20, "None" is 0. Null for a text without a sum. All are null
 * unless they share one currency, because €20 and $25 cannot be compared.
 */
export function comparableSums(texts: readonly (string | null)[]): (number | null)[] {
  const sums = texts.map(sumIn)
  const currencies = new Set(
    texts.flatMap((text, at) => (text !== null && (sums[at] ?? 0) > 0 ? [currencyOf(text)] : [])),
  )
  return currencies.size > 1 ? sums.map(() => null) : sums
}

/**
 * A minimum deposit in euros, to order offers by: "€20" is 20, "None" and "€0" are 0. Null where it is not stated, has
 * no sum, or is in another currency.
 */
export function depositInEuros(text: string | null): number | null {
  const sum = sumIn(text)
  return sum === 0 || (text !== null && ['€', 'eur', ''].includes(currencyOf(text))) ? sum : null
}

function sumIn(text: string | null): number | null {
  if (text === null) return null
  return /^\s*(no|none)\b/i.test(text) ? 0 : amountValue(text)
}

function currencyOf(text: string): string {
  return text.replaceAll(/[\d\s.,']/g, '').toLowerCase()
}
