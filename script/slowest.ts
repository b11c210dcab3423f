/** Names the slowest files of a test run, so that who wants a shorter one knows where to look. */
export interface TimedFile {
  /** Relative to the project. */
  file: string
  seconds: number
}

const HOW_MANY = 12

/** Lines such as `  12.3 s  e2e/home.journey.ts`, the slowest first; none without files. */
export function slowestLines(files: readonly TimedFile[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, HOW_MANY)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** What Playwright's JSON reporter writes; suites are inside suites. */
export interface BrowserReport {
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: BrowserSuite[]
}
interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs?: { tests: { results: { duration: number }[] }[] }[]
}

/** The time of all tries of every file's journeys. */
export function timedJourneys({ suites = [] }: BrowserReport): TimedFile[] {
  return suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }))
}

function millisecondsOf({ suites = [], specs = [] }: BrowserSuite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return [...own.map(({ duration }) => duration), ...suites.map(millisecondsOf)].reduce((a, b) => a + b, 0)
}
