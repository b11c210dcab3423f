/** Numbers in the free text of an offer's conditions, to compare them by. */
import { amountValue } from './bonus-amount.ts'

/**
 * How often an amount must be staked: "35×", "within 30 days, 35x" and "35" are 35, "No wagering" and "None" are 0;
 * null when it does not say or is not stated. A number is above the word: "No more than 35×" is 35.
 */
export function wageringMultiple(text: string | null): number | null {
  if (text === null) return null
  const [, before, after] = MULTIPLE.exec(text) ?? BARE_NUMBER.exec(text) ?? []
  const multiple = before ?? after
  if (multiple !== undefined) return Number(multiple.replace(',', '.'))
  return /^\s*(no|none|zero)\b/i.test(text) ? 0 : null
}

const MULTIPLE = /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:[x×]|times)|\bx\s?(\d{1,4})\b/i
const BARE_NUMBER = /^\s{0,9}(\d{1,4}(?:[.,]\d{1,2})?)\s{0,9}$/

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
