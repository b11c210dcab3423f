/** Finds the best values of a comparison row (decision D-48). */

export type Better = 'higher' | 'lower'

/**
 * True for each best value of the row, including ties. Null is an unknown value and never the best. Nothing is marked
 * where fewer than two values are known, or all are equal.
 */
export function bestOfRow(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return values.map(() => false)
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known)
  if (known.every((value) => value === best)) return values.map(() => false)
  return values.map((value) => value === best)
}
