import type { RunningWorker } from './run-worker.ts'

/**
 * End a worker that leaves pings unanswered: the stand-in for statement_timeout and for
 * idle_in_transaction_session_timeout, both of which PGlite takes and ignores.
 * It counts pings instead of reading the clock, so that a parent which was itself suspended blames nobody.
 * @param patience unanswered pings, one a second, before the worker is ended
 */
export function watchWorker(worker: RunningWorker, patience: () => number): void {
  let unanswered = 0
  worker.onPong(() => {
    unanswered = 0
  })
  const timer = setInterval(() => {
    if (unanswered >= patience()) void worker.terminate()
    unanswered += 1
    worker.ask({ ask: 'ping' })
  }, 1000)
  timer.unref()
  void worker.ended.then(() => clearInterval(timer))
}
