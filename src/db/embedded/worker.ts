import { readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEngine } from './open-engine.ts'
import { type FromWorker, socketPath, type ToWorker, type WorkerStart } from './worker-messages.ts'

/** The part of PGlite that the socket server uses. */
type SocketEngine = Pick<
  PGlite,
  'waitReady' | 'runExclusive' | 'execProtocolRawStream' | 'isInTransaction'
> & { exec(query: string): Promise<unknown> }

interface SessionEvents {
  /** Called when one message was executed. */
  onStep(): void
  /** Called when the engine threw, which no SQL error does. The engine is then unusable. */
  onFailure(error: unknown): void
}

/** Messages of the extended protocol depend on each other until a Sync or a simple Query ends the series. */
const opens = new Set('PBDECHF')

const closes = new Set('SQ')

// The embedded engine in a thread of its own. While PGlite runs a statement, no timer or socket of its thread is
// served, so anything in the same thread would hang with it.

const { home, socketDir } = workerData as WorkerStart
const path = socketPath(socketDir)
let steps = 0
let stepsAtLastPing = -1

const lite = await openEngine(home)
const engine = guardSession(lite, { onStep: () => void steps++, onFailure: endWorker })
// The server's type requires the whole class, but it uses only what SocketEngine lists.
const server = new PGLiteSocketServer({ db: engine as unknown as PGlite, path, maxConnections: 100 })
rmSync(path, { force: true }) // left behind by a worker that died
await server.start()

parentPort?.on('message', (message: ToWorker) => void answer(message))
say({ say: 'ready', thread: ownThread() })

async function answer(message: ToWorker): Promise<void> {
  if (message.ask === 'ping') say({ say: 'pong', isIdle: !isMoving() })
  if (message.ask === 'snapshot') say({ say: 'snapshot', ...(await takeSnapshot(message.file)) })
  if (message.ask === 'stop') {
    await server.stop()
    await lite.close()
    say({ say: 'stopped' })
    process.exit()
  }
}

/** False while messages wait and none was executed since the last ping: a transaction is idle. */
function isMoving(): boolean {
  const moved = steps !== stepsAtLastPing
  stepsAtLastPing = steps
  return moved || server.getStats().queuedQueries === 0
}

async function takeSnapshot(file: string): Promise<{ error?: string }> {
  try {
    const tar = await lite.dumpDataDir('none')
    writeFileSync(file, new Uint8Array(await tar.arrayBuffer()), { mode: 0o600 })
    return {}
  } catch (error) {
    return { error: String(error) }
  }
}

/** Thrown outside any promise, so that the parent notices and starts another worker. */
function endWorker(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

function ownThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return undefined // not Linux
  }
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message)
}

/**
 * All connections share PGlite's single session, and the socket server reserves it for one connection only inside a
 * transaction. A statement larger than one read of the socket (64 kB) could be interrupted between Parse and Bind by
 * another connection's Parse, and both would get the wrong results. So the series from Parse to Sync is treated as a
 * transaction too.
 */
function guardSession(lite: PGlite, events: SessionEvents): SocketEngine {
  let isSeriesOpen = false
  return {
    waitReady: lite.waitReady,
    runExclusive: (work) => lite.runExclusive(work),
    isInTransaction: () => isSeriesOpen || lite.isInTransaction(),
    async execProtocolRawStream(message, options) {
      const type = String.fromCharCode(message[0] ?? 0)
      try {
        await lite.execProtocolRawStream(message, options)
      } catch (error) {
        events.onFailure(error)
        throw error
      }
      events.onStep()
      if (opens.has(type)) isSeriesOpen = true
      if (closes.has(type)) isSeriesOpen = false
    },
    // The server calls this to roll back for a client that is gone. The client's Sync must come first, because after an
    // error PostgreSQL ignores everything up to one. The results are for nobody, hence not lite.exec, which would send
    // them to the connection that asked last.
    async exec(query) {
      await lite.runExclusive(async () => {
        for (const message of [syncMessage(), queryMessage(query)]) {
          await lite.execProtocolRawStream(message, { onRawData: () => undefined })
        }
        isSeriesOpen = false
      })
    },
  }
}

function syncMessage(): Uint8Array {
  return Buffer.from([0x53, 0, 0, 0, 4])
}

function queryMessage(sql: string): Uint8Array {
  const body = Buffer.from(`${sql}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
