/**
 * The day that a spreadsheet writes with its parts in another order, as "2026-12-31": with dots the day comes first,
 * with slashes or hyphens whatever only one order allows. Null where both do, undefined for what is no such day.
 */
export function readDay(text: string): string | null | undefined {
  const [, first = '', sign, second = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? []
  if (year === '') return undefined
  const dayFirst = dayOf(year, second, first)
  const monthFirst = sign === '.' ? undefined : dayOf(year, first, second)
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst) return null
  return dayFirst ?? monthFirst
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // 31 February would count as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
