import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningWorker, runWorker } from './run-worker.ts'
import { type Patience, watchWorker } from './watch-worker.ts'
import { socketPath, type WorkerStart } from './worker-messages.ts'

export interface WorkerCare {
  startWorker: typeof runWorker
  /** How long the engine may hang before its worker is replaced. */
  patience(): Patience
  /** Called with the reason when the worker has ended and another is being started. */
  onRestart(reason: string): void
}

export interface KeptWorker {
  current(): RunningWorker
  /** Resolves when the socket accepts connections: at once, or after a current restart. */
  whenServing(): Promise<void>
  stop(): Promise<void>
}

/** Runs a worker and replaces it whenever it ends, until it is stopped. Rejects when the first start fails. */
export async function keepWorker(start: WorkerStart, care: WorkerCare): Promise<KeptWorker> {
  let isStopping = false
  let isServing = false
  let worker: RunningWorker
  let serving = Promise.withResolvers<void>()

  const launch = async (): Promise<void> => {
    worker = care.startWorker(start)
    const { thread } = await worker.hear('ready')
    watchWorker(worker, care.patience, () => processorWait(thread))
    isServing = true
    serving.resolve()
    void worker.ended.then(relaunch)
  }
  const relaunch = async (reason: string): Promise<void> => {
    if (isStopping) return
    isServing = false
    serving = Promise.withResolvers<void>()
    care.onRestart(reason)
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, 30_000)) {
      const failure = await launch().catch((error: unknown) => error ?? 'unknown')
      if (failure === undefined) return
      await wait(pause, undefined, { ref: false })
    }
  }

  await launch()
  return {
    current: () => worker,
    async whenServing() {
      // A dying worker removes its socket a moment before its end is reported.
      if (isServing && !isStopping && !existsSync(socketPath(start.socketDir))) await worker.ended
      await serving.promise
    },
    async stop() {
      isStopping = true
      serving.resolve()
      worker.ask({ ask: 'stop' })
      await Promise.race([worker.ended, wait(10_000, undefined, { ref: false })])
      await worker.terminate()
    },
  }
}

/**
 * Milliseconds that a runnable thread has waited for a processor since it began; 0 where the system does not tell. The
 * second number of Linux's /proc/<pid>/task/<tid>/schedstat, which is in nanoseconds.
 */
function processorWait(thread: string | undefined): number {
  if (thread === undefined) return 0
  try {
    const [, waited = '0'] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')
    return Number(waited) / 1e6
  } catch {
    return 0 // the thread has ended, or the kernel was built without it
  }
}
