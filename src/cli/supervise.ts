/** Several processes that share one port: replaced when they end, changed one after the other, stopped together. */
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

interface Supervising {
  /** The program of each process; it listens on a port and ends on SIGTERM. */
  file: string
  args: readonly string[]
  count: number
  /** The environment of each, beside our own; `place` counts from 1. */
  envOf: (place: number) => Record<string, string>
  say: (line: string) => void
}

export interface Supervised {
  /** Replaces one process after the other by a new one that listens already; one that does not come up changes nothing. */
  renew: () => Promise<void>
  /** Asks all to end, and ends after 20 seconds those that have not. */
  stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
const PATIENCE_MS = 20_000

/**
 * Starts the first process alone, so that it can prepare what all need, then the others.
 * @throws Error when the first one ends before it listens; it has said why
 */
export async function supervise({ file, args, count, envOf, say }: Supervising): Promise<Supervised> {
  cluster.setupPrimary({ exec: file, args: [...args] })
  const workers = new Map<number, Worker>()
  let stopping = false

  async function start(place: number): Promise<Worker> {
    const worker = cluster.fork(envOf(place))
    const gone = once(worker, 'exit').then(() => {
      throw new Error(`Process ${place} did not start.`)
    })
    await Promise.race([once(worker, 'listening'), gone])
    gone.catch(() => undefined)
    workers.set(place, worker)
    worker.once('exit', () => void replace(place, worker))
    return worker
  }

  async function replace(place: number, ended: Worker): Promise<void> {
    const isOurs = (): boolean => !stopping && workers.get(place) === ended
    if (!isOurs()) return
    say(`Process ${place} ended; another takes its place.`)
    for (let pause = FIRST_PAUSE_MS; isOurs(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause)
      if (isOurs()) await start(place).catch(() => undefined)
    }
  }

  await start(1)
  await Promise.all(Array.from({ length: count - 1 }, (_, place) => start(place + 2)))
  return {
    async renew() {
      for (const [place, old] of [...workers].toSorted(([a], [b]) => a - b)) {
        if (stopping) return
        try {
          await start(place)
        } catch {
          say(`The new process ${place} did not start; the old ones go on.`)
          return
        }
        await end(old)
      }
      say('All processes are new.')
    },
    async stop() {
      stopping = true
      await Promise.all([...workers.values()].map(end))
    },
  }
}

/** Through the process: `worker.kill` would take its connections away first. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS)
  await gone
  clearTimeout(patience)
}
