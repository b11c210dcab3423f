/** Numbers in the free text of an offer's conditions, to compare them by. */
import { amountValue } from './bonus-amount.ts'

/**
 * How often an amount must be staked, by the highest number that a text names: "35×" and "Wagering: 35" are 35, "4x bingo and
 * 20x all games" is 20, "5x-35x" is 35; plain denials such as "No wagering" and "None" are 0. Null where it says no number
 * or is not stated. A number is above the word: "No more than 35×" is 35. `wagering_times` of the database is the same.
 */
export function wageringMultiple(text: string | null): number | null {
  const times = wageringTimes(text)
  return times === Infinity ? null : times
}

/** The same, with Infinity for what is stated and cannot be read, such as "see the terms". */
export function wageringTimes(text: string | null): number | null {
  if (text === null || NOT_STATED.test(text)) return null
  const numbers = [...text.matchAll(MULTIPLE)].map(([, ...found]) =>
    Number(found.find(Boolean)?.replace(',', '.')),
  )
  if (numbers.length > 0) return Math.max(...numbers)
  return DENIED.test(text) ? 0 : Infinity
}

/** A number before or behind its sign, behind the word for wagering, or alone. */
const MULTIPLE =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d\d?)?)\s?-?\s?(?:[x×]|times\b|fold\b|fach|mal\b|veces\b|fois\b|volte\b|gang(?:er|e)\b|ggr\b|keer\b)|(?:\bx|×)\s?(\d{1,4}(?:[.,]\d\d?)?)|\b(?:wager\w*|play-?through|roll-?over|turnover|requirements?)[^\d€$£]{0,12}(\d{1,4}(?:[.,]\d\d?)?)(?![\d.,]*\s?(?:[%€$£]|days?|hours?|eur))|^\s*(\d{1,4}(?:[.,]\d\d?)?)\s*$/gi
const DENIED =
  /^\s*(?:(?:none|nil|zero|no)[\s.!]*|(?:no|zero|without|free (?:of|from))\s(?:any\s)?(?:wager|play-?through|roll-?over|turnover)[^\d]*|wager(?:ing)?[- ]free[^\d]*)$/i
const NOT_STATED = /^\s*(?:[-–—.?]*|n\/?a|not stated|none stated|unknown|tb[ad])\s*$/i

/**
 * Sums to set against each other, such as minimum deposits: "€20" is 20, "None" is 0. Null for a text without
 * a sum or one that is not stated, and for all of them when they are not in one currency: €20 is not less than $25.
 */
export function comparableSums(texts: readonly (string | null)[]): (number | null)[] {
  const sums = texts.map(sumIn)
  const currencies = new Set(
    texts.flatMap((text, at) => (text !== null && (sums[at] ?? 0) > 0 ? [currencyOf(text)] : [])),
  )
  return currencies.size > 1 ? sums.map(() => null) : sums
}

/**
 * The sum of a minimum deposit, to order offers by: "€20" is 20, "None" and "€0" are 0. Null where it is not stated, has
 * no sum, or is in another currency, because such sums cannot be compared.
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
