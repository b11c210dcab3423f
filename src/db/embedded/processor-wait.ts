import { readFileSync } from 'node:fs'

/**
 * Milliseconds that a thread has waited for a processor since it began, although it had work to do; 0 where the system
 * does not tell. The second number of Linux's /proc/<pid>/task/<tid>/schedstat, there in nanoseconds.
 */
export function processorWait(thread: string | undefined): number {
  if (thread === undefined) return 0
  try {
    const [, waited = '0'] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')
    return Number(waited) / 1e6
  } catch {
    return 0 // the thread has ended, or the kernel was built without it
  }
}
