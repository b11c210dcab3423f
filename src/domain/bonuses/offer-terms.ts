/** Numbers in the free text of an offer's conditions, to compare them by. */
import { amountValue } from './bonus-amount.ts'

/** How often an amount must be staked: "35×" and "35x bonus" are 35, "No wagering" is 0; null when it does not say or is not stated. */
export function wageringMultiple(text: string | null): number | null {
  if (text === null) return null
  if (/^\s*(no|none|zero)\b/i.test(text)) return 0
  const multiple = /(\d+(?:[.,]\d+)?)\s*(?:[x×]|times)/i.exec(text)?.[1]
  return multiple === undefined ? null : Number(multiple.replace(',', '.'))
}

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

function sumIn(text: string | null): number | null {
  if (text === null) return null
  return /^\s*(no|none)\b/i.test(text) ? 0 : amountValue(text)
}

function currencyOf(text: string): string {
  return text.replaceAll(/[\d\s.,']/g, '').toLowerCase()
}
