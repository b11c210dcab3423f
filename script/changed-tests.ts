/** Selects the tests that a change can break: those that import changed files, and those of the same noun. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readersAmong } from './import-graph.ts'

/** A file with more importers, such as the table of routes, leads to every test. */
const MOST_READERS = 8

/** Uncommitted changes, or those of the last commit where there are none. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return (open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')).filter((path) => existsSync(path))
}

/** The tests and journeys of these files. */
export function testsOf(changed: readonly string[]): { tests: string[]; journeys: string[] } {
  const readers = readersAmong(globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts']))
  const found = new Set(changed)
  for (const path of found) {
    const own = [...(readers.get(path) ?? [])]
    const isHub = own.length > MOST_READERS
    for (const reader of own)
      if (!isHub || (changed.includes(path) && reader.includes('.test.'))) found.add(reader)
  }
  const nouns = new Set(
    changed.flatMap((path) => /^src\/(?:(?:web|admin)\/)?[\w-]+\/([\w-]+?)s?\//.exec(path)?.[1] ?? []),
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
