import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate, ownFolder } from '#db/migrate.ts'
import { embeddedPool } from '#db/pools.ts'
import { BUSY_MACHINE } from './busy-machine.ts'

/**
 * Data folders of the embedded engine, a blank one and one with the site's tables, and a snapshot of the second. Kept
 * between runs under a name that depends on migrations and engine.
 */
export async function prepareFolders(): Promise<{ blank: string; migrated: string; snapshot: string }> {
  const cache = join(import.meta.dirname, '../.cache')
  const kept = join(cache, `test-engine-${fingerprint()}`)
  const [blank, migrated] = [join(kept, 'blank'), join(kept, 'migrated')]
  const places = {
    blank: join(blank, 'pg'),
    migrated: join(migrated, 'pg'),
    snapshot: join(kept, 'migrated.tar'),
  }
  if (existsSync(kept)) return places
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  const [home, copy] = [join(draft, 'blank'), join(draft, 'migrated')]
  await (await startEmbedded({ dataDir: home }, BUSY_MACHINE)).stop()
  cpSync(home, copy, { recursive: true })
  const embedded = await startEmbedded({ dataDir: copy }, BUSY_MACHINE)
  try {
    const { db, pool, close } = connectionOver(embeddedPool(embedded), 'embedded')
    await migrate(db)
    await pool.query('checkpoint') // so that a copy has nothing to recover when it starts
    await close()
    await embedded.writeSnapshot(join(draft, 'migrated.tar'))
  } finally {
    await embedded.stop()
  }
  // Two concurrent runs may have made it.
  if (existsSync(kept)) rmSync(draft, { recursive: true })
  else renameSync(draft, kept)
  return places
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(engine, '../../package.json')))
  hash.update(readFileSync(join(import.meta.dirname, '../src/db/embedded/open-engine.ts')))
  const folder = ownFolder()
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
