import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder, madeOnce } from '../fill/data-folder.ts'
import type { SizeName } from '../fill/sizes.ts'
import { makeData } from '../make-data.ts'

/** A fresh copy of the embedded engine's folder with the data of a size, which is made first when it is not there yet. */
export async function embeddedCopyOf(size: SizeName): Promise<{ dataDir: string; remove: () => void }> {
  const made = join(dataFolder(), `embedded-${size}`)
  await madeOnce(dataFolder(), `embedded-${size}`, async () => {
    console.log(`Making the data of size ${size} on the embedded engine`)
    rmSync(made, { recursive: true, force: true })
    await makeData(size, made)
  })
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-data-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  cpSync(made, folder, { recursive: true })
  return {
    dataDir: folder,
    remove: () => {
      process.off('exit', remove)
      remove()
    },
  }
}
