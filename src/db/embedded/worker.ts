import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { guardSession } from './guard-session.ts'
import { openEngine } from './open-engine.ts'
import { socketPath, type FromWorker, type ToWorker, type WorkerStart } from './worker-messages.ts'

// The embedded engine, in a thread of its own: PGlite runs a statement to its end without letting timers
// or sockets in, so anything that shared its thread would stand still with it.

const { home, socketDir } = workerData as WorkerStart
const path = socketPath(socketDir)
let steps = 0
let stepsAtLastPing = -1

const lite = await openEngine(home)
const engine = guardSession(lite, {
  onStep: () => void steps++,
  onFailure: endWorker,
})
// The server's type asks for the whole class; it uses what SocketEngine lists.
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

/** False while messages wait and none was carried out since the last ping: a transaction idles. */
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

/** Thrown outside any promise, so that the parent hears of it and starts another worker. */
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
