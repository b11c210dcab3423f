import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Copies } from './data.ts'
import { prepare } from './prepare.ts'

/** Copies of one prepared folder of the embedded engine. */
export function embeddedCopies(folder: string): Copies {
  const original = join(folder, 'original')
  let prepared: Promise<void> | undefined
  let count = 0
  return {
    async withData(use) {
      mkdirSync(original, { recursive: true })
      prepared ??= prepare({ databaseUrl: undefined, dataDir: original })
      await prepared
      const dataDir = join(folder, `copy-${++count}`)
      cpSync(original, dataDir, { recursive: true })
      try {
        return await use({ env: { DATA_DIR: dataDir }, server: undefined })
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    stop: () => undefined,
  }
}
