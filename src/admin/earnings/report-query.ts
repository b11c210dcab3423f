/** Reads and writes the address of the report. */
import { EARNINGS_BY, type EarningsBy } from '#contract/earnings/earnings.schema.ts'
import { daysBefore, utcDay } from '#domain/shared/utc-days.ts'
import { idIn } from '../id-in.ts'
import { REPORT_SORTS, type ReportSort } from './report-order.ts'

export const REPORT_DAYS = [7, 30, 90, 365] as const
const PRESET_DAYS = 30

export interface ReportQuery {
  by: EarningsBy
  /** Undefined: first and last day were chosen singly. */
  days: number | undefined
  from: string
  to: string
  /** The path of a page; empty for all. */
  page: string
  casino: number | undefined
  /** Undefined: most clicks first, or latest days first. */
  sort: ReportSort | undefined
}

/** Invalid values count as missing. */
export function readReportQuery(parameters: URLSearchParams, now: Date): ReportQuery {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? '']
  const isOwn = isDay(from) && isDay(to) && from <= to
  const days = REPORT_DAYS.find((known) => String(known) === parameters.get('days')) ?? PRESET_DAYS
  return {
    by: EARNINGS_BY.find((known) => known === parameters.get('by')) ?? 'casino',
    days: isOwn ? undefined : days,
    from: isOwn ? from : utcDay(daysBefore(now, days - 1)),
    to: isOwn ? to : utcDay(now),
    page: parameters.get('page') ?? '',
    casino: idIn(parameters.get('casino')),
    sort: REPORT_SORTS.find((known) => known === parameters.get('sort')),
  }
}

/** The query of the API call, for the list and the file. */
export function reportCall({ by, from, to, page, casino }: ReportQuery): string {
  return new URLSearchParams({
    by,
    from,
    to,
    ...(page !== '' && { page }),
    ...(casino !== undefined && { casino: String(casino) }),
  }).toString()
}

/** The address with these changes; an empty value removes the parameter. */
export function withChanges(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(changes))
    if (value === '') next.delete(name)
    else next.set(name, value)
  return next
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
