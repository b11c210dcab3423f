/** How a supervisor notices that a process hangs although it has not ended. */
import type { Worker } from 'node:cluster'

const BEAT = 'alive'
const EVERY_MS = 1_000
/** More than the longest work that blocks a healthy process on a busy machine. */
const MISSED_BEATS = 10

/** Tells the supervisor once a second that this process is able to work; does nothing without one. */
export function sendHeartbeats({ everyMs = EVERY_MS } = {}): void {
  if (process.send === undefined) return
  // A supervisor that is gone takes the channel with it.
  setInterval(() => process.connected && process.send?.(BEAT, () => undefined), everyMs).unref()
}

/**
 * Calls `onSilence` once when `worker` has missed ten beats in a row. Beats are counted instead of reading the clock, so
 * that a supervisor which was itself suspended blames no one.
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
