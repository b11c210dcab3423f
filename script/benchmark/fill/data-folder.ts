import { createHash } from 'node:crypto'
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** What the data is made from; when any of it changes the data is made again. */
const SOURCES = [
  'script/benchmark/fill/**/*.ts',
  'demo/**/*.{json,ndjson,html}',
  'src/db/demo/*.ts',
  'src/db/migrations/*.sql',
]

/**
 * The folder that keeps the made data between runs, one for each checkout. Emptied when the generator or the tables
 * have changed, or a month has gone by: offers end by the date.
 */
export function dataFolder(): string {
  // Once a run: a source that is edited meanwhile must not empty the folder under a running server.
  return (opened ??= openFolder())
}

let opened: string | undefined

function openFolder(): string {
  const folder = join(tmpdir(), `evenhand-bench-${hashOf([ROOT]).slice(0, 8)}`)
  const wanted = `${new Date().toISOString().slice(0, 7)} ${hashOf(sources())}`
  const madeFrom = join(folder, 'made-from')
  if (!existsSync(madeFrom) || readFileSync(madeFrom, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    // PostgreSQL runs as another user when we are root, and must reach its own folder in here.
    chmodSync(folder, 0o755)
    writeFileSync(madeFrom, wanted)
  }
  return folder
}

/** Makes something of this name in the folder unless it is there already; what was left half made is not. */
export async function madeOnce(folder: string, name: string, make: () => Promise<void>): Promise<void> {
  const mark = join(folder, `${name}.made`)
  if (existsSync(mark)) return
  await make()
  writeFileSync(mark, '')
}

function sources(): string[] {
  return globSync(SOURCES, { cwd: ROOT })
    .toSorted()
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}
