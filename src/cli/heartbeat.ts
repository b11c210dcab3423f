/** Lets a supervisor notice that a process hangs. */
import type { Worker } from 'node:cluster'

const BEAT = 'alive'
const EVERY_MS = 1_000
/** Longer than any work that blocks a healthy process on a busy machine. */
const MISSED_BEATS = 10

/** Tells the supervisor once a second that this process is responsive. Does nothing without a supervisor. */
export function sendHeartbeats({ everyMs = EVERY_MS } = {}): void {
  if (process.send === undefined) return
  // The channel closes when the supervisor ends.
  setInterval(() => process.connected && process.send?.(BEAT, () => undefined), everyMs).unref()
}

/**
 * Calls `onSilence` once when `worker` has missed ten beats in a row. Counts beats instead of reading the clock, so
 * that a supervisor that was itself suspended does not blame the worker.
 */
export function watchHeartbeat(
  worker: Worker,
  onSilence: () => void,
  { everyMs = EVERY_MS, missedBeats = MISSED_BEATS } = {},
): void {
  let missed = 0
  worker.on('message', (message: unknown) => {
    if (message === BEAT) missed = 0
  })
  const timer = setInterval(() => {
    missed += 1
    if (missed <= missedBeats) return
    clearInterval(timer)
    onSilence()
  }, everyMs)
  worker.once('exit', () => clearInterval(timer))
}
