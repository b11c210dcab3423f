/** The import graph of files, including the aliases of package.json. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}
const IMPORT = /(?:from|import|import\() ?'([^']+)'/g

/** The files among `paths` that import a file, by its path. */
export function readersAmong(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const readers = new Map<string, Set<string>>()
  for (const path of paths.filter((one) => /\.tsx?$/.test(one)))
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const read = resolved(path, specifier)
      if (read !== undefined) readers.set(read, (readers.get(read) ?? new Set()).add(path))
    }
  return readers
}

function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name.slice(0, -1)))
  if (alias === undefined) return undefined
  return join((ALIASES[alias] ?? '').slice(0, -1), specifier.slice(alias.length - 1))
}
