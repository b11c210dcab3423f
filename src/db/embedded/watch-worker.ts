import type { RunningWorker } from './run-worker.ts'

/** Seconds to wait for the engine, by the kind of hanging. */
export interface Patience {
  /** It does not respond: it has failed, or a long statement blocks it. */
  silent: number
  /** Queries wait for an idle transaction. */
  idle: number
}

const PING_MS = 250
/** However busy the machine is, a silence of this many times the patience ends the worker. */
const LONGEST = 6

/**
 * Ends a worker that hangs, in place of statement_timeout and idle_in_transaction_session_timeout, which PGlite accepts
 * and ignores. Counts pings instead of reading the clock, so that a suspended parent process does not blame its worker.
 * Time in which the worker's thread waited for a processor does not count, because on a busy machine a healthy worker
 * is silent for seconds.
 * @param processorWait milliseconds that the thread has waited for a processor since it began
 */
export function watchWorker(
  worker: RunningWorker,
  patience: () => Patience,
  processorWait: () => number = () => 0,
): void {
  let silent = 0
  let idle = 0
  let waitedBefore = processorWait()
  worker.onPong(({ isIdle }) => {
    silent = 0
    idle = isIdle ? idle + 1 : 0
    waitedBefore = processorWait()
  })
  const isSilentFor = (ms: number): boolean => {
    const silentMs = silent * PING_MS
    return silentMs >= ms && (silentMs - (processorWait() - waitedBefore) >= ms || silentMs >= ms * LONGEST)
  }
  const timer = setInterval(() => {
    const limits = patience()
    if (isSilentFor(limits.silent * 1000) || idle * PING_MS >= limits.idle * 1000) void worker.terminate()
    silent += 1
    worker.ask({ ask: 'ping' })
  }, PING_MS)
  timer.unref()
  void worker.ended.then(() => clearInterval(timer))
}
