import {
  existsSync,
  openSync,
  closeSync,
  createReadStream,
  fsyncSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unpackTar } from 'modern-tar/fs'
import { DurableFolder, durableStartParams } from './durable-folder.ts'
import { VERSION_FILE } from './lock-folder.ts'

export type EngineHome = { dataDir: string } | { memory: true; snapshot?: string }

const extensions = { pg_trgm }

/** Opens the database of a data folder (created on first use), or one in memory, empty or from a snapshot. */
export async function openEngine(home: EngineHome): Promise<PGlite> {
  if ('memory' in home) {
    if (home.snapshot === undefined) return PGlite.create({ extensions })
    return PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(home.snapshot)]) })
  }
  const folder = join(home.dataDir, 'pg')
  if (!existsSync(folder)) await createFolder(folder)
  return openFolder(folder)
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ extensions, fs: new DurableFolder(folder), startParams: durableStartParams })
}

/** An empty database that script/build makes: unpacking it takes half the time of making one. */
const BLANK = join(import.meta.dirname, '../../../build/blank-database.tar.gz')

/** Built beside its final place and moved there when complete, so that a killed start leaves no partial database. */
export async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  if (existsSync(BLANK)) await pipeline(createReadStream(BLANK), createGunzip(), unpackTar(draft))
  else await (await openFolder(draft)).close()
  writeFileSync(join(draft, VERSION_FILE), '1\n')
  for (const name of ['.', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })])
    syncPath(join(draft, name))
  renameSync(draft, folder)
  syncPath(join(folder, '..'))
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
