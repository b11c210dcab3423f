import type { RunningWorker } from './run-worker.ts'

/** Seconds the engine is waited for, whichever way it stands still. */
export interface Patience {
  /** It answers nothing: it has failed, or a statement runs, which lets nothing else in. */
  silent: number
  /** Queries wait for a transaction that asks nothing. */
  idle: number
}

const PING_MS = 500

/**
 * End a worker that stands still: the stand-in for statement_timeout and for idle_in_transaction_session_timeout, both
 * of which PGlite takes and ignores. It counts pings instead of reading the clock, so that a parent which was itself
 * suspended blames nobody.
 */
export function watchWorker(worker: RunningWorker, patience: () => Patience): void {
  let silent = 0
  let idle = 0
  worker.onPong(({ isIdle }) => {
    silent = 0
    idle = isIdle ? idle + 1 : 0
  })
  const timer = setInterval(() => {
    const limits = patience()
    if (silent * PING_MS >= limits.silent * 1000 || idle * PING_MS >= limits.idle * 1000)
      void worker.terminate()
    silent += 1
    worker.ask({ ask: 'ping' })
  }, PING_MS)
  timer.unref()
  void worker.ended.then(() => clearInterval(timer))
}
