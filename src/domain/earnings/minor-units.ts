/** Amounts of money as whole numbers of the currency's smallest unit. */
import { LANGUAGE } from '#contract/shared/language.ts'

/** Decimal digits of a currency: 2 for EUR, 0 for JPY, 2 for unknown codes. */
export function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  )
}

/**
 * "12.50" EUR is 1250. Fractions of the smallest unit are rounded, halves away from zero. Undefined for anything but a
 * decimal number with a point, and for numbers that a double cannot hold exactly to the unit.
 */
export function toMinor(text: string, currency: string): number | undefined {
  const [, sign = '', whole = '', fraction = ''] =
    /^([+-]?)(\d{1,12})(?:\.(\d{1,10}))?$/.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const digits = digitsOf(currency)
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const minor = Number(fraction[digits] ?? '0') >= 5 ? kept + 1 : kept
  if (!Number.isSafeInteger(minor)) return undefined
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The reverse: 1250 EUR is "12.50". */
export function fromMinor(minor: number, currency: string): string {
  return (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))
}
