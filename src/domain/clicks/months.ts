export interface Month {
  /** Such as `2026_11`. */
  name: string
  /** Its first instant in UTC, ISO 8601. */
  from: string
  /** The first instant of the following month. */
  to: string
}

/** The given number of months in UTC, starting with the month of `at`. */
export function monthsFrom(at: Date, count: number): Month[] {
  const start = (ahead: number) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1))
  return Array.from({ length: count }, (_, index) => {
    const from = start(index).toISOString()
    return { name: from.slice(0, 7).replace('-', '_'), from, to: start(index + 1).toISOString() }
  })
}
