/** One figure that the product aims for. */
export interface Aim {
  /** Such as "casino list: requests a second against bare Node". */
  what: string
  value: string
  /** Such as "at least 0.7". */
  aim: string
  isReached: boolean
}

interface Row {
  cells: readonly string[]
  aims: readonly Aim[]
}

/** What one area measured. */
export interface Table {
  title: string
  head: readonly string[]
  rows: readonly Row[]
  /** Sentences on how it was measured. */
  notes: readonly string[]
}

/** `ok` when every aim of a row is reached, nothing when it has none. */
export function verdictOf(aims: readonly Aim[]): string {
  if (aims.length === 0) return ''
  return aims.every(({ isReached }) => isReached) ? 'ok' : 'MISSED'
}

export function atMost(what: string, value: number, limit: number, unit = '', digits = 2): Aim {
  return aimOf(what, value, `at most ${limit}${unit}`, value <= limit, unit, digits)
}

export function atLeast(what: string, value: number, limit: number, unit = '', digits = 2): Aim {
  return aimOf(what, value, `at least ${limit}${unit}`, value >= limit, unit, digits)
}

function aimOf(
  what: string,
  value: number,
  aim: string,
  isReached: boolean,
  unit: string,
  digits: number,
): Aim {
  return { what, value: Number.isNaN(value) ? 'failed' : `${value.toFixed(digits)}${unit}`, aim, isReached }
}
