/** The trend of a casino's reviews over two years. */
import { LANGUAGE } from '#contract/shared/language.ts'
import { oneDigit } from '../casinos/ratings.ts'

export interface RatedMonth {
  /** Such as "2026-11". */
  month: string
  count: number
  /** 1 to 10; null without reviews. */
  mean: number | null
}

export const TREND_MONTHS = 24
/** With fewer reviews, monthly means are not meaningful. */
const FEWEST = 10

/** The first instant of the oldest month in a trend. */
export function trendStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - TREND_MONTHS + 1))
}

/** All months up to that of `now`, oldest first, including months without reviews. */
export function wholeMonths(
  rated: readonly { month: string; count: number; mean: number }[],
  now: Date,
): RatedMonth[] {
  const known = new Map(rated.map((month) => [month.month, month]))
  const start = trendStart(now)
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index))
      .toISOString()
      .slice(0, 7)
    return known.get(month) ?? { month, count: 0, mean: null }
  })
}

/** "8.7 in the 12 months to Nov 2025, 9.0 in the 12 since." Undefined where either year has too few reviews. */
export function trendSentence(months: readonly RatedMonth[]): string | undefined {
  const half = months.length / 2
  const [before, since] = [months.slice(0, half), months.slice(half)]
  const [was, is] = [meanOf(before), meanOf(since)]
  if (was === undefined || is === undefined) return undefined
  return `${oneDigit(was)} in the ${half} months to ${monthName(before.at(-1)?.month ?? '')}, ${oneDigit(is)} in the ${half} since.`
}

function meanOf(months: readonly RatedMonth[]): number | undefined {
  const count = months.reduce((sum, month) => sum + month.count, 0)
  if (count < FEWEST) return undefined
  return months.reduce((sum, month) => sum + month.count * (month.mean ?? 0), 0) / count
}

const MONTH = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Nov 2026" for "2026-11". */
export function monthName(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`))
}
