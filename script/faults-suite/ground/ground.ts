import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copiesAt } from './copies-at.ts'
import type { Data } from './data.ts'
import type { Engine } from './engine.ts'

/** What every fault stands on. */
export interface Ground {
  engine: Engine
  isQuick: boolean
  /** A folder for whatever a fault needs; removed at the end. */
  folder: string
  /** A fresh copy of the demo catalogue for as long as `use` runs. */
  withData: <T>(use: (data: Data) => Promise<T>) => Promise<T>
}

/** Runs `use` on data of the engine. What was started or written for it is stopped and removed, also on Ctrl-C. */
export async function withGround<T>(
  engine: Engine,
  isQuick: boolean,
  use: (ground: Ground) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-faults-'))
  // PostgreSQL never runs as root; its user must reach its own folder in this one.
  chmodSync(folder, 0o711)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const copies = copiesAt(folder, engine)
  const close = (): void => {
    copies.stop()
    remove()
  }
  process.once('exit', close)
  try {
    return await use({ engine, isQuick, folder, withData: copies.withData })
  } finally {
    process.off('exit', close)
    close()
  }
}
