interface Ranked {
  rank: number
}

interface Room {
  /** Width of the toolbar in pixels. */
  width: number
  /** Width of a button in pixels. */
  button: number
  /** Width of a separator in pixels. */
  gap: number
}

/**
 * The tools that fit in one row, by rank, in their groups and order. The rest goes into a menu, whose button takes the
 * width of one. While the width is unknown all are in the menu.
 */
export function toolsThatFit<T extends Ranked>(
  groups: readonly (readonly T[])[],
  { width, button, gap }: Room,
): { shown: T[][]; rest: T[] } {
  const all = groups.flat()
  const room = width - gap * (groups.length - 1)
  const count = room >= all.length * button ? all.length : Math.max(0, Math.floor(room / button) - 1)
  const fitting = new Set(all.toSorted((a, b) => a.rank - b.rank).slice(0, count))
  return {
    shown: groups
      .map((group) => group.filter((tool) => fitting.has(tool)))
      .filter((group) => group.length > 0),
    rest: all.filter((tool) => !fitting.has(tool)),
  }
}
