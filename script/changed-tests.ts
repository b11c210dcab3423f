/** Which tests a change can break: those that import what git says has changed, and those of its noun. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}
const IMPORT = /(?:from|import|import\() ?'([^']+)'/g
/** What more files import than this, such as the table of routes, leads to every test there is. */
const MOST_READERS = 12

/** Paths of changed files that are not committed, or those of the last commit where there are none. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return (open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')).filter((path) => existsSync(path))
}

/** The tests and journeys of these files. */
export function testsOf(changed: readonly string[]): { tests: string[]; journeys: string[] } {
  const readers = new Map<string, string[]>()
  for (const path of globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts']))
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const read = resolved(path, specifier)
      if (read !== undefined) readers.set(read, [...(readers.get(read) ?? []), path])
    }
  const found = new Set(changed)
  for (const path of found) {
    const own = readers.get(path) ?? []
    if (own.length <= MOST_READERS || changed.includes(path))
      for (const reader of own) if (own.length <= MOST_READERS || reader.includes('.test.')) found.add(reader)
  }
  const nouns = new Set(
    changed.flatMap((path) => /^src\/(?:web\/)?[\w-]+\/([\w-]+?)s?\//.exec(path)?.[1] ?? []),
  )
  const isOfNoun = (path: string) => [...nouns].some((noun) => path.includes(noun))
  for (const path of globSync('src/{api,domain,operations,db}/**/*.test.ts').filter(isOfNoun)) found.add(path)
  return {
    tests: [...found].filter((path) => /\.test\.tsx?$/.test(path)).toSorted(),
    journeys: globSync('e2e/*.journey.ts')
      .filter((path) => changed.includes(path) || isOfNoun(path))
      .toSorted(),
  }
}

function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name.replace('*', '')))
  return alias && join(ALIASES[alias]?.replace('*', '') ?? '', specifier.slice(alias.length - 1))
}
