import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

export interface RunningWorker {
  ask(message: ToWorker): void
  /** The next message of this kind. Rejects when the worker ends first. */
  hear<S extends FromWorker['say']>(say: S): Promise<Extract<FromWorker, { say: S }>>
  onPong(listener: (pong: { isIdle: boolean }) => void): void
  /** Resolves with the reason when the worker has ended. Never rejects. */
  ended: Promise<string>
  terminate(): Promise<unknown>
}

/** Starts the thread. Resolved through `#db`, so that a bundle finds it as well. */
export function runWorker(start: WorkerStart): RunningWorker {
  const file = createRequire(import.meta.url).resolve('#db/embedded/worker.ts')
  const worker = new Worker(file, { workerData: start, name: 'embedded database' })
  const ended = endOf(worker)
  return {
    ask: (message) => worker.postMessage(message),
    hear: (say) =>
      new Promise((resolve, reject) => {
        worker.on('message', (message: FromWorker) => {
          if (message.say === say) resolve(message as Extract<FromWorker, { say: typeof say }>)
        })
        void ended.then((reason) => reject(new Error(`The embedded database ended: ${reason}`)))
      }),
    onPong: (listener) => {
      worker.on('message', (message: FromWorker) => {
        if (message.say === 'pong') listener(message)
      })
    },
    ended,
    terminate: () => worker.terminate(),
  }
}

function endOf(worker: Worker): Promise<string> {
  let reason: string | undefined
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error)
  })
  return new Promise((resolve) => {
    worker.on('exit', (code) => resolve(reason ?? `exit code ${code}`))
  })
}
