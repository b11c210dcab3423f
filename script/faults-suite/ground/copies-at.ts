import type { Copies } from './data.ts'
import { embeddedCopies } from './embedded-copies.ts'
import type { Engine } from './engine.ts'
import { postgresCopies } from './postgres-copies.ts'

/** Databases of the engine that lie in this folder; `settings` are lines of postgresql.conf. */
export function copiesAt(folder: string, engine: Engine, settings?: readonly string[]): Copies {
  return engine === 'embedded' ? embeddedCopies(folder) : postgresCopies(folder, settings)
}
