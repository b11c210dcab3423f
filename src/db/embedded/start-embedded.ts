import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { clearTemporaryFolders, makeTemporaryFolder, SHORT_PLACE } from '#platform/temporary-folder.ts'
import { tidyTables } from './housekeeping.ts'
import { keepWorker, type KeptWorker } from './keep-worker.ts'
import { FolderInUseError, lockFolder, secureFolder } from './lock-folder.ts'
import type { EngineHome } from './open-engine.ts'
import { runWorker } from './run-worker.ts'
import type { Patience } from './watch-worker.ts'

export interface EmbeddedDatabase {
  /** To pass to `pg` as `host`, with user and database `postgres`. Stays the same over restarts. */
  socketDir: string
  /** Resolves when the socket accepts connections, so that queries wait for a restart instead of failing. */
  whenServing(): Promise<void>
  /** Allows a statement to run for `ms` milliseconds, until the returned function is called. */
  allow(ms: number): () => void
  /** Called with the reason when the worker was replaced; open transactions were rolled back. */
  onRestart(listener: (reason: string) => void): void
  /** Writes the database to a tar file that `{ memory: true, snapshot }` starts from. */
  writeSnapshot(file: string): Promise<void>
  /** Closes the database, removes the socket, and releases the folder. */
  stop(): Promise<void>
}

export interface EmbeddedTuning {
  patience: Patience
  startWorker: typeof runWorker
}

const tidyEvery = 60_000
/** Similar to the limits of a PostgreSQL server. */
const usualPatience: Patience = { silent: 2, idle: 10 }
/** A vacuum is a single statement, so it gets more time. */
const tidyingMs = 300_000
const snapshotMs = 60_000

/**
 * Starts the embedded PostgreSQL (PGlite) in a worker thread and serves it on a Unix socket. A worker that dies or
 * hangs is replaced. All connections share one session: no session variables, advisory locks, named statements or
 * LISTEN; transactions run one after another.
 * @throws FolderInUseError when another process has the folder, FolderUnsafeError when it must not be used
 */
export async function startEmbedded(
  home: EngineHome,
  { patience = usualPatience, startWorker = runWorker }: Partial<EmbeddedTuning> = {},
): Promise<EmbeddedDatabase> {
  if ('dataDir' in home) secureFolder(home.dataDir)
  const { socketDir, giveBack } = await takePlacesSoon(home)
  const allowed = new Set<{ seconds: number }>()
  const allow = (ms: number): (() => void) => {
    const one = { seconds: ms / 1000 }
    allowed.add(one)
    return () => void allowed.delete(one)
  }
  const listeners: ((reason: string) => void)[] = []
  let tidying: Promise<unknown> | undefined
  const kept = await keepWorker(
    { home, socketDir },
    {
      startWorker,
      patience: () => ({
        ...patience,
        silent: Math.max(patience.silent, ...[...allowed].map(({ seconds }) => seconds)),
      }),
      onRestart: (reason) => listeners.forEach((listener) => listener(reason)),
    },
  ).catch((error: unknown) => {
    giveBack()
    throw error
  })
  const tidyTimer = setInterval(() => {
    if (tidying !== undefined) return
    const forbid = allow(tidyingMs)
    // A failed round is repeated in a minute.
    tidying = tidyTables(socketDir)
      .then(Boolean, Boolean)
      .finally(() => {
        forbid()
        tidying = undefined
      })
  }, tidyEvery).unref()

  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    clearInterval(tidyTimer)
    await kept.stop()
    giveBack()
  }
  return {
    socketDir,
    whenServing: kept.whenServing,
    allow,
    onRestart: (listener) => void listeners.push(listener),
    async writeSnapshot(file) {
      const forbid = allow(snapshotMs)
      await writeSnapshot(kept, file).finally(forbid)
    },
    stop: () => (stopped ??= stop()),
  }
}

async function writeSnapshot(kept: KeptWorker, file: string): Promise<void> {
  const written = kept.current().hear('snapshot')
  kept.current().ask({ ask: 'snapshot', file })
  const { error } = await written
  if (error !== undefined) throw new Error(error)
}

const lockTries = 6
const lockPauseMs = 100

/** A process whose supervisor was killed needs a moment to notice, and holds the folder until then. */
async function takePlacesSoon(home: EngineHome): Promise<ReturnType<typeof takePlaces>> {
  for (let tries = 1; ; tries++) {
    try {
      return takePlaces(home)
    } catch (error) {
      if (tries === lockTries || !(error instanceof FolderInUseError)) throw error
      await wait(lockPauseMs)
    }
  }
}

/** Locks the folder and creates the folder for the socket. Both are released when the process exits, at the latest. */
function takePlaces(home: EngineHome): { socketDir: string; giveBack: () => void } {
  clearTemporaryFolders()
  const socketDir = makeTemporaryFolder(SHORT_PLACE)
  let unlock = (): void => undefined
  const giveBack = (): void => {
    process.off('exit', giveBack)
    rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }
  process.once('exit', giveBack)
  try {
    if ('dataDir' in home) unlock = lockFolder(home.dataDir, socketDir)
  } catch (error) {
    giveBack()
    throw error
  }
  return { socketDir, giveBack }
}
