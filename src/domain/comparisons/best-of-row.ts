/** Which values of a comparison row are the best (decision D-48). */

export type Better = 'higher' | 'lower'

/**
 * True for each value that is the best of the row, ties included. Null stands for an unknown value, which is never the
 * best. Where fewer than two are known, or all are the same, there is nothing to be better than, so nothing is marked.
 */
export function bestOfRow(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return values.map(() => false)
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known)
  if (known.every((value) => value === best)) return values.map(() => false)
  return values.map((value) => value === best)
}
