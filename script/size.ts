/** Counts the size of the code against limits that only a feature may raise: see script/size. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { readersAmong } from './import-graph.ts'

interface Figure {
  what: string
  now: number
  /** The limit. A change that raises it states the reason in its commit. */
  limit: number
  aim: number
}

const IS_TEST = /\.test\.tsx?$/
/** Smaller files could be part of their only reader. */
const SMALL = 80

const source = globSync('src/**/*.{ts,tsx,css,sql}').filter((path) => !IS_TEST.test(path))
const tests = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.ts', 'e2e/**/*.ts'])
const scripts = globSync(['script/*', 'script/**/*.ts'])
const figures: Figure[] = [
  {
    what: 'lines of source without tests (TypeScript, CSS, SQL)',
    now: linesOf(source),
    limit: 120_713,
    aim: 106_000,
  },
  {
    what: `source files under ${SMALL} lines with one reader, a neighbour`,
    now: onlyReadNextDoor(source).length,
    limit: 120,
    aim: 120,
  },
  {
    what: 'files under src/web and src/admin without tests',
    now: globSync('src/{web,admin}/**/*.*').filter((path) => !IS_TEST.test(path)).length,
    limit: 514,
    aim: 520,
  },
  {
    what: 'raw spacings, sizes, weights and radii in CSS',
    now: rawSizes(source.filter((path) => path.endsWith('.css'))),
    limit: 0,
    aim: 0,
  },
  { what: 'lines under script', now: linesOf(scripts), limit: 4_495, aim: 4_000 },
  { what: 'lines of tests (unit, test, e2e)', now: linesOf(tests), limit: 50_738, aim: 44_000 },
  { what: 'lines of Markdown under docs', now: linesOf(globSync('docs/**/*.md')), limit: 2_301, aim: 2_100 },
]

for (const { what, now, limit, aim } of figures)
  console.log(
    `${now > limit ? 'OVER' : '  ok'}  ${what.padEnd(64)} ${[now, limit, aim].map(inTable).join(' of ')}`,
  )
if (process.argv.includes('--names')) console.log(onlyReadNextDoor(source).join('\n'))
if (figures.some(({ now, limit }) => now > limit)) process.exitCode = 1

function inTable(figure: number): string {
  return figure.toLocaleString('en').padStart(7)
}

function linesOf(paths: readonly string[]): number {
  const files = [...new Set(paths)].filter((path) => statSync(path).isFile())
  return files.reduce((sum, path) => sum + readLines(path), 0)
}

function readLines(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

/** Values of a length or weight that no token of tokens.css names. */
function rawSizes(sheets: readonly string[]): number {
  const declared =
    /^ *(?:(?:padding|margin)[a-z-]*|(?:row-|column-)?gap|border-radius|font-(?:size|weight)): ([^;]*);/gm
  const values = sheets.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(declared), ([, value = '']) => value),
  )
  return values.flatMap((value) => value.match(/(?<![\w.-])-?[\d.]+(?:rem|px|em)|^\d{3}$/g) ?? []).length
}

/** Small files with exactly one importer, in the same folder. */
function onlyReadNextDoor(paths: readonly string[]): string[] {
  const readers = readersAmong(paths)
  return paths.filter((path) => {
    const [reader, ...others] = readers.get(path) ?? []
    const isAlone = reader !== undefined && others.length === 0 && dirname(reader) === dirname(path)
    return isAlone && readLines(path) < SMALL
  })
}
