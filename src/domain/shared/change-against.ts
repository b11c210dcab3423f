import { grouped } from './counted.ts'

/**
 * The change in words: "+12%", "-5%" (with a minus sign) or "No change" after rounding to whole percent. Undefined when
 * the earlier value was zero.
 */
export function changeAgainst(before: number | undefined, now: number): string | undefined {
  if (before === undefined || before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'No change'
  return percent > 0 ? `+${grouped(percent)}%` : `−${-percent}%`
}
