/** Merges the entries of several lists, for a table with a row for each. */
import { LANGUAGE } from '#contract/shared/language.ts'

interface UnionRules {
  wanted: readonly string[]
  isWanted: (entry: string, wanted: string) => boolean
}

export interface UnionEntry {
  entry: string
  isWanted: boolean
}

/**
 * Every entry once: first the requested ones in the requested order, then the rest, by frequency and name. A requested
 * entry that is on no list is included.
 */
export function listUnion(
  lists: readonly (readonly string[])[],
  { wanted, isWanted }: UnionRules,
): UnionEntry[] {
  const counts = new Map<string, number>()
  for (const entry of lists.flatMap((list) => [...new Set(list)]))
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const rest = [...counts]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other, LANGUAGE))
    .map(([entry]) => entry)
  const first = wanted.flatMap((criterion) => {
    const found = rest.filter((entry) => isWanted(entry, criterion))
    return found.length > 0 ? found : [criterion]
  })
  const asked = new Set(first)
  return [
    ...[...asked].map((entry) => ({ entry, isWanted: true })),
    ...rest.filter((entry) => !asked.has(entry)).map((entry) => ({ entry, isWanted: false })),
  ]
}
