import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The folder with initdb; the one on PATH may be a link to a single program, so the pair is looked for. */
export function findBinaries(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  const folders = [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => globSync(join(folder, '{initdb,pg_ctl}')).length === 2)
}

function versionOf(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0)
}

/** Install Debian's package, when there is a Debian and we are root. */
export function installBinaries(): string {
  if (process.getuid?.() !== 0) {
    throw new Error('The tests need PostgreSQL: install the package postgresql, or set TEST_DATABASE_URL.')
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql'], {
    stdio: 'inherit',
    env,
  })
  const bin = findBinaries()
  if (bin === undefined) throw new Error('The package postgresql came without initdb.')
  return bin
}
