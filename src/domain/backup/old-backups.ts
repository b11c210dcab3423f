const KEPT = [
  { count: 7, keyOf: (at: Date) => at.toISOString().slice(0, 10) },
  { count: 4, keyOf: weekOf },
  { count: 12, keyOf: (at: Date) => at.toISOString().slice(0, 7) },
]

/** The backups to delete: all but the last of each of the latest 7 days, 4 weeks and 12 months. No other files. */
export function oldBackups(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name)
      return at === undefined ? [] : [{ name, at }]
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set<string>()
  for (const { count, keyOf } of KEPT) {
    const latest = new Map<string, string>()
    for (const { name, at } of backups) if (!latest.has(keyOf(at))) latest.set(keyOf(at), name)
    for (const name of [...latest.values()].slice(0, count)) kept.add(name)
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

/** The time in a backup's name; undefined for any other name. */
export function timeOf(name: string): Date | undefined {
  const parts = /^evenhand-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz(?:\.age)?$/.exec(name)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** The Monday that a week begins with. */
function weekOf(at: Date): string {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}
