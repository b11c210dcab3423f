/** Processes that share one port: replaced when they end or hang, renewed one after the other, stopped together. */
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { watchHeartbeat } from './heartbeat.ts'

interface Supervising {
  /** The program of each process; it listens on a port, sends heartbeats and ends on SIGTERM. */
  file: string
  args: readonly string[]
  count: number
  /** The environment of each, beside our own; `place` counts from 1. */
  envOf: (place: number) => Record<string, string>
  say: (line: string) => void
  heartbeat?: { everyMs: number; missedBeats: number }
}

export interface Supervised {
  /** Replaces one process after the other by a new one that listens already; one that does not come up changes nothing. */
  renew: () => Promise<void>
  /** Asks all to end, and ends after 20 seconds those that have not. */
  stop: () => Promise<void>
}

const PAUSE = { firstMs: 500, longestMs: 10_000 }
/** A process that ran for this long had not failed to start: the next pause is the first again. */
const STABLE_MS = 60_000
const PATIENCE_MS = 20_000

/**
 * Starts the first process alone, so that it can prepare what all need, then the others.
 * @throws Error when the first one ends before it listens; it has said why
 */
export async function supervise(supervising: Supervising): Promise<Supervised> {
  const { file, args, count, envOf, say, heartbeat } = supervising
  // One process takes its connections from the socket itself; several are given them in turn.
  if (count === 1) cluster.schedulingPolicy = cluster.SCHED_NONE
  // For collectWhenIdle.
  cluster.setupPrimary({ exec: file, args: [...args], execArgv: [...process.execArgv, '--expose-gc'] })
  const workers = new Map<number, Worker>()
  const pauses = new Map<number, number>()
  let stopping = false

  async function start(place: number): Promise<void> {
    const worker = cluster.fork(envOf(place))
    const gone = once(worker, 'exit').then(() => {
      throw new Error(`Process ${place} did not start.`)
    })
    await Promise.race([once(worker, 'listening'), gone])
    gone.catch(() => undefined)
    workers.set(place, worker)
    const startedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (performance.now() - startedAt > STABLE_MS) pauses.delete(place)
      if (!stopping && workers.get(place) === worker) void replace(place, reasonOf(code, signal), worker)
    })
    watchHeartbeat(
      worker,
      () => {
        say(`Process ${place} hangs and is ended.`)
        worker.process.kill('SIGKILL')
      },
      heartbeat,
    )
  }

  /** Until another process listens in its place, with a pause before each try that grows while they fail. */
  async function replace(place: number, reason: string, ended?: Worker): Promise<void> {
    const isNeeded = (): boolean => !stopping && workers.get(place) === ended
    for (let why = reason; isNeeded(); why = 'did not start') {
      const pause = pauses.get(place) ?? PAUSE.firstMs
      pauses.set(place, Math.min(pause * 2, PAUSE.longestMs))
      say(`Process ${place} ${why}; another starts in ${pause / 1000} s.`)
      await wait(pause)
      if (isNeeded()) await start(place).catch(() => undefined)
    }
  }

  await start(1)
  const others = Array.from({ length: count - 1 }, (_, index) => index + 2)
  // One that fails leaves those that serve already alone.
  await Promise.all(others.map((place) => start(place).catch(() => void replace(place, 'did not start'))))
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

function reasonOf(code: number | null, signal: string | null): string {
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`
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
