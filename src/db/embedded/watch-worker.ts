import type { RunningWorker } from './run-worker.ts'

/** Seconds the engine is waited for, whichever way it hangs. */
export interface Patience {
  /** It answers nothing: it has failed, or a statement runs, which lets nothing else in. */
  silent: number
  /** Queries wait for a transaction that asks nothing. */
  idle: number
}

const PING_MS = 250
/** However busy the machine is, a silence of so many times the patience ends the worker. */
const LONGEST = 6

/**
 * End a worker that hangs: the stand-in for statement_timeout and for idle_in_transaction_session_timeout, both
 * of which PGlite takes and ignores. It counts pings instead of reading the clock, so that a parent which was itself
 * suspended blames no one, and does not count the time that the worker's thread waited for a processor: on a busy
 * machine a healthy worker is silent for seconds.
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
