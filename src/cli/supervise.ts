/** Runs processes that share one port: replaces those that end or hang, renews them one by one, stops them together. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { watchHeartbeat } from './heartbeat.ts'

interface Supervising {
  /** The program of each process; it listens on a port, sends heartbeats and ends on SIGTERM. */
  file: string
  args: readonly string[]
  count: number
  /** Additional environment variables of each process; `place` counts from 1. */
  envOf: (place: number) => Record<string, string>
  say: (line: string) => void
  heartbeat?: { everyMs: number; missedBeats: number }
}

export interface Supervised {
  /** Replaces each process by a new one after that listens. When a new one fails to start, nothing changes. */
  renew: () => Promise<void>
  /** Asks all to end, and kills after 20 seconds those that have not. */
  stop: () => Promise<void>
}

const PAUSE = { firstMs: 500, longestMs: 10_000 }
/** A process that ran for this long did start, so the next pause is short again. */
const STABLE_MS = 60_000
const PATIENCE_MS = 20_000

/**
 * Starts the first process alone, so that it can prepare what all need, then the others.
 * @throws Error when the first one ends before it listens; it has printed the reason
 */
export async function supervise(supervising: Supervising): Promise<Supervised> {
  const { file, args, count, envOf, say, heartbeat } = supervising
  // A single process accepts connections itself; several get them in turn.
  if (count === 1) cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: file, args: [...args] })
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

  /** Repeats until another process listens in its place, with growing pauses after failures. */
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
  // A failure does not affect the processes that serve already.
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

/** Sends the signal directly, because `worker.kill` would close its connections first. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS)
  await gone
  clearTimeout(patience)
}
