import { grouped } from './counted.ts'

/** The change in whole percent: "+12%", "-5%" or "No change". Undefined when the earlier value was zero. */
export function changeAgainst(before: number | undefined, now: number): string | undefined {
  if (before === undefined || before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'No change'
  return percent > 0 ? `+${grouped(percent)}%` : `−${-percent}%`
}
