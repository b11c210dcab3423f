import { readFileSync } from 'node:fs'

/** Ticks of the clock in /proc, on every Linux that Node runs on. */
const TICKS = 100

/**
 * Seconds of processor time of a process and of its children that have ended, or of those children alone.
 * @returns undefined where there is no /proc, and for a process that has ended
 */
export function cpuSeconds(pid: number, whose: 'all' | 'children'): number | undefined {
  try {
    // The name before the last bracket may hold spaces; then user, system, and both of the children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const times = fields.slice(whose === 'all' ? 11 : 13, 15)
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  } catch {
    return undefined
  }
}
