/**
 * Reads a day from a spreadsheet as "2026-12-31". With dots the day comes first; with slashes or hyphens the order must
 * be unambiguous. Null for an ambiguous day, undefined for anything else.
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
  // 31 February would otherwise count as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
