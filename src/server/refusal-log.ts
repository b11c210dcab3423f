import type { App } from '#operations/app/app.ts'

const TOGETHER_MS = 10_000

/** Logs that a limit was reached: the first time at once, then one line with a count for every 10 seconds. */
export function createRefusalLog(log: App['log']): (reason: string) => void {
  const counts = new Map<string, number>()
  return (reason) => {
    const count = counts.get(reason)
    if (count !== undefined) return void counts.set(reason, count + 1)
    log.warn({ reason, count: 1 }, 'limit reached')
    counts.set(reason, 0)
    setTimeout(() => {
      const more = counts.get(reason) ?? 0
      counts.delete(reason)
      if (more > 0) log.warn({ reason, count: more }, 'limit reached')
    }, TOGETHER_MS).unref()
  }
}
