/** Runs checks, tests and journeys in sequence and prints the sum; see script/test for the options. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles, testsOf } from './changed-tests.ts'
import { runMutants } from './mutants.ts'
import { ensureHeadlessChromium } from './needs.ts'
import { startPostgres, type PrivatePostgres } from './private-postgres.ts'
import { endedCpuMs, familyCpuMs } from './processes.ts'
import { type FileReport, type JsonReport, readVitestReport } from './vitest-report.ts'

interface Outcome {
  passed: number
  failed: number
}

interface Result extends Outcome {
  title: string
  /** Wall time on two idle cores. */
  budget: number
  seconds: number
  cpu: number
}

/** Test data is discarded, so nothing waits for the disk. */
const POSTGRES = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
const BUDGETS = { checks: 60, tests: 240, journeys: 180 }

const isBoth = process.argv.includes('--both')
const isSoak = process.argv.includes('--soak')
/** With --changed only the tests of changed files. */
const chosen = process.argv.includes('--changed') ? testsOf(changedFiles()) : undefined
const reports = mkdtempSync(join(tmpdir(), 'evenhand-tests-'))
/** More failures are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3
/** Repeated at the end, where they are found even in truncated output. */
const failures: string[] = []
const secondTries: string[] = []
const results: Result[] = []
/** CPU of the tests' PostgreSQL, which is not a child of this process. */
let postgresMs = 0

if (process.argv.includes('--mutants')) {
  await withPostgres(({ url }) => failures.push(...runMutants({ TEST_DATABASE_URL: url })))
  console.log(
    failures.length === 0 ? '\nEvery breakage was noticed.' : `\nNot noticed:\n  ${failures.join('\n  ')}`,
  )
  process.exit(failures.length === 0 ? 0 : 1)
}

if (chosen === undefined)
  step('Format, lint, floors, types, dead code, build, budgets', BUDGETS.checks, () =>
    oneResult(run('script/check', [])),
  )
if (chosen === undefined || chosen.tests.length > 0)
  await withPostgres(({ url, pid }) =>
    step(isBoth ? 'Tests on both engines' : 'Tests', BUDGETS.tests, () => {
      const outcome = vitest({ TEST_DATABASE_URL: url, ...(isBoth && { TEST_BOTH: '1' }) })
      postgresMs = familyCpuMs(pid)
      return outcome
    }),
  )
const journeys = chosen?.journeys ?? globSync('e2e/*.journey.ts').toSorted()
// In a full run, staff's journeys change the catalogue that visitors' journeys read, so each gets its own server.
for (const [title, files] of isSoak
  ? Object.entries(Object.groupBy(journeys, (file) => (file.includes('/admin-') ? 'staff' : 'visitors')))
  : chosen === undefined || journeys.length > 0
    ? [['everyone', chosen === undefined ? [] : journeys] as const]
    : [])
  step(`Browser journeys of ${title} on the production build`, BUDGETS.journeys, () =>
    playwright(files ?? []),
  )
summarise()

function step(title: string, budget: number, action: () => Outcome): void {
  console.log(`\n\u001B[1m==> ${title}\u001B[0m`)
  const started = performance.now()
  const used = () => endedCpuMs(process.pid) + postgresMs
  const before = used()
  const outcome = action()
  const cpu = (used() - before) / 1000
  results.push({ title, budget, ...outcome, seconds: (performance.now() - started) / 1000, cpu })
}

/** Runs PostgreSQL while `use` runs and removes its folder afterwards, also on Ctrl-C. */
async function withPostgres<T>(use: (server: PrivatePostgres) => T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-pg-'))
  const server = await startPostgres(folder, POSTGRES)
  const remove = (): void => {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  try {
    return use(server)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** On a busy machine a test may time out, so the files of a few failures run again. */
function vitest(env: Record<string, string>): Outcome {
  const first = vitestOnce('tests', chosen?.tests ?? [], env)
  const again = first.files.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  if (again.length === 0 || again.length > MOST_FILES_AGAIN) return vitestOutcome(first)
  console.log(`\nA second try of ${again.join(', ')}`)
  const second = vitestOnce('tests-again', again, env)
  secondTries.push(...first.files.flatMap(({ failures }) => failures))
  const rest = first.files.filter(({ file }) => !again.includes(file))
  return vitestOutcome({ status: second.status, files: [...rest, ...second.files] })
}

interface VitestRun {
  status: number
  files: FileReport[]
}

function vitestOnce(name: string, files: readonly string[], env: Record<string, string>): VitestRun {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const status = run('vitest', ['run', ...reporters, ...files], env)
  return { status, files: readVitestReport(readReport<JsonReport>(report)) }
}

function vitestOutcome({ status, files }: VitestRun): Outcome {
  const found = files.flatMap((file) => file.failures)
  failures.push(...found)
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  return counted(status, passed, found.length)
}

function playwright(files: readonly string[]): Outcome {
  const file = join(reports, 'browser.json')
  const status = run('playwright', ['test', '--reporter=line,json', ...files], {
    CHROMIUM: ensureHeadlessChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  const { expected, unexpected, flaky } = stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  if (flaky > 0) secondTries.push(`${flaky} of the journeys (see "flaky" above)`)
  return counted(status, expected + flaky, unexpected)
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** A runner that fails without a failed test (a crash, no tests) counts as one failure. */
function counted(status: number, passed: number, failed: number): Outcome {
  const crashed = failed === 0 && (status !== 0 || passed === 0)
  return { passed, failed: crashed ? 1 : failed }
}

function oneResult(status: number): Outcome {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A JSON report; empty when it cannot be read, as after a crash. */
function readReport<Report>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function summarise(): void {
  rmSync(reports, { recursive: true, force: true })
  console.log('')
  for (const { title, passed, failed, seconds, budget, cpu } of results) {
    const late = !isBoth && !isSoak && seconds > 1.25 * budget ? ', OVER ITS BUDGET' : ''
    const time = `${seconds.toFixed(0)} s of ${budget}, ${cpu.toFixed(0)} s of CPU${late}`
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${passed} passed, ${failed} failed (${time})`)
  }
  if (secondTries.length > 0) console.log(`\nNeeded a second try:\n  ${secondTries.join('\n  ')}`)
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
  const passed = results.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = results.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(
    failed === 0
      ? '\nEverything passed. Next: script/start serves the site.'
      : '\nSee the first FAIL above; "vitest run FILE" or "playwright test FILE" repeats one file.',
  )
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
