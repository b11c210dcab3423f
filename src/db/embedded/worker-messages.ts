import { join } from 'node:path'
import type { EngineHome } from './open-engine.ts'

/** The file name that `pg` looks for in the folder given as host. */
export function socketPath(socketDir: string): string {
  return join(socketDir, '.s.PGSQL.5432')
}

export interface WorkerStart {
  home: EngineHome
  socketDir: string
}

export type ToWorker = { ask: 'ping' } | { ask: 'snapshot'; file: string } | { ask: 'stop' }

/**
 * Messages of the worker. `thread` is its folder below /proc, where the system has one. A pong tells whether queries
 * wait for an idle connection.
 */
export type FromWorker =
  | { say: 'ready'; thread: string | undefined }
  | { say: 'pong'; isIdle: boolean }
  | { say: 'snapshot'; error?: string }
  | { say: 'stopped' }
