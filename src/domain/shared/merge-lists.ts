type Entry = string | number

/**
 * The list with the additions and removals of both: what either removed is gone, what either added is there, mine
 * first. Undefined for anything but lists of texts and numbers, and when someone changed the order: then only a
 * person can tell what is meant.
 */
export function mergeLists(base: unknown, mine: unknown, theirs: unknown): Entry[] | undefined {
  if (!isList(base) || !isList(mine) || !isList(theirs)) return undefined
  if (!keepsOrder(base, mine) || !keepsOrder(base, theirs)) return undefined
  const kept = base.filter((entry) => mine.includes(entry) && theirs.includes(entry))
  const added = [...mine, ...theirs].filter((entry) => !base.includes(entry))
  return [...new Set([...kept, ...added])]
}

function isList(value: unknown): value is Entry[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number')
  )
}

function keepsOrder(base: readonly Entry[], changed: readonly Entry[]): boolean {
  const before = base.filter((entry) => changed.includes(entry))
  const after = changed.filter((entry) => base.includes(entry))
  return before.length === after.length && before.every((entry, index) => entry === after[index])
}
