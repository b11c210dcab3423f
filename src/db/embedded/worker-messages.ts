import { join } from 'node:path'
import type { EngineHome } from './open-engine.ts'

/** The name `pg` looks for in the folder it is given as host. */
export function socketPath(socketDir: string): string {
  return join(socketDir, '.s.PGSQL.5432')
}

/** What a worker is born with. */
export interface WorkerStart {
  home: EngineHome
  socketDir: string
}

export type ToWorker = { ask: 'ping' } | { ask: 'snapshot'; file: string } | { ask: 'stop' }

/**
 * What the worker says. `thread` is its folder below /proc, where the system has one. A pong tells whether queries wait for a connection that asks nothing.
 */
export type FromWorker =
  | { say: 'ready'; thread: string | undefined }
  | { say: 'pong'; isIdle: boolean }
  | { say: 'snapshot'; error?: string }
  | { say: 'stopped' }
