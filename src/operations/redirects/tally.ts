/** Sums in memory, until they are written. */
export interface Tally<Entry> {
  add(entry: Entry): void
  /** Hands everything over, oldest first. What could not be written is kept for the next time. */
  write(to: (entries: readonly Entry[]) => Promise<void>): Promise<void>
}

/** `keyOf` names what is counted, `sum` adds a later entry to an earlier one. More than `most` different ones are dropped. */
export function createTally<Entry>(
  keyOf: (entry: Entry) => string | number,
  sum: (earlier: Entry, later: Entry) => Entry,
  most = Number.POSITIVE_INFINITY,
): Tally<Entry> {
  let entries = new Map<string | number, Entry>()

  function add(entry: Entry): void {
    const key = keyOf(entry)
    const known = entries.get(key)
    if (known !== undefined) entries.set(key, sum(known, entry))
    else if (entries.size < most) entries.set(key, entry)
  }

  return {
    add,
    async write(to) {
      const taken = entries
      if (taken.size === 0) return
      entries = new Map()
      try {
        await to([...taken.values()])
      } catch (error) {
        const newer = entries
        entries = taken
        for (const entry of newer.values()) add(entry)
        throw error
      }
    },
  }
}
