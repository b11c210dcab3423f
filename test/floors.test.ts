/** The table of the floors is complete, and no relative path leads around it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { FLOORS } from '../floors.ts'

const FILES = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.d.ts'] })
const SOURCES = FILES.filter((file) => !/\.test\.tsx?$/.test(file))
/** "src/api" of "src/api/routes.ts"; "src" of a file beside the floors. */
const floorOf = (file: string) => /^src\/[^/]+(?=\/)/.exec(file)?.[0] ?? 'src'

test('every source file is on a floor', () => {
  expect(SOURCES.length).toBeGreaterThan(1000)
  const without = SOURCES.filter(
    (file) => !FLOORS.some(({ at }) => at.some((glob) => matchesGlob(file, glob))),
  )
  expect(without).toEqual([])
})

test('relative paths stay on their floor; only the command line starts the site', () => {
  const leaving = SOURCES.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g),
      ([, path = '']) => path,
    )
      .filter((path) => !path.includes('+types/'))
      .map((path) => [file, join(dirname(file), path)] as const),
  ).filter(([file, target]) => floorOf(file) !== floorOf(target))
  const others = leaving.filter(
    ([file, target]) => !(file.startsWith('src/cli/') && target === 'src/site.ts'),
  )
  expect(others).toEqual([])
})
