/** Runs checks, tests and journeys one after the other and ends with the sum; see script/test for the options. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectTests } from './changed-tests.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { ensureChromium } from './needs.ts'
import { withPostgres } from './postgres-for-tests.ts'
import { slowestLines, timedJourneys } from './slowest.ts'
import type { BrowserReport, TimedFile } from './slowest.ts'
import { type FileReport, readVitestReport } from './vitest-report.ts'

interface Outcome {
  passed: number
  failed: number
}

interface Result extends Outcome {
  title: string
  /** Of wall time, on two cores with nothing else running. */
  budget: number
  seconds: number
  cpu: number | undefined
}

const BUDGETS = {
  all: { checks: 60, tests: 240, journeys: 180 },
  changed: { checks: 40, tests: 30, journeys: 20 },
}

const isChanged = process.argv.includes('--changed')
const isBoth = process.argv.includes('--both')
const budgets = isChanged ? BUDGETS.changed : BUDGETS.all
const reports = mkdtempSync(join(tmpdir(), 'evenhand-tests-'))
/** More failures than that are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3
/** Named once more at the end, where they are found even if the rest was cut off. */
const failures: string[] = []
const secondTries: string[] = []
/** Printed at the end. */
const slowest: [title: string, files: TimedFile[]][] = []
const results: Result[] = []
/** Processor time of the PostgreSQL of the tests, which is no child of this process. */
let postgresSeconds = 0

const chosen = isChanged ? selectChanged() : undefined
step('Format, lint, floors, types, dead code, build, budgets', budgets.checks, () =>
  oneResult(run('script/check', isChanged ? ['--changed'] : [])),
)
if (chosen === undefined || chosen.tests.length > 0)
  await withPostgres(async (url, { pid }) =>
    step(isBoth ? 'Tests on both engines' : 'Tests', budgets.tests, () => {
      const env = { TEST_DATABASE_URL: url, ...(isBoth && { TEST_BOTH: '1' }) }
      const outcome = vitest(env, chosen?.tests ?? [])
      postgresSeconds = cpuSeconds(pid, 'all') ?? 0
      return outcome
    }),
  )
if (chosen === undefined || chosen.journeys.length > 0)
  step('Browser journeys on the production build', budgets.journeys, () =>
    playwright(ensureChromium(), chosen?.journeys ?? []),
  )
summarise()

function selectChanged(): { tests: string[]; journeys: string[] } {
  const base = execFileSync('git', ['merge-base', 'main', 'HEAD'], { encoding: 'utf8' }).trim()
  const { changed, tests, journeys } = selectTests(base)
  console.log(`Changed since main: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`)
  console.log(`${tests.length} files of tests and ${journeys.length} of journeys belong to that.`)
  return { tests, journeys }
}

function step(title: string, budget: number, action: () => Outcome): void {
  console.log(`\n\u001B[1m==> ${title}\u001B[0m`)
  const started = performance.now()
  const [before, postgresBefore] = [cpuSeconds(process.pid, 'children'), postgresSeconds]
  const outcome = action()
  const after = cpuSeconds(process.pid, 'children')
  const cpu =
    before === undefined || after === undefined
      ? undefined
      : after - before + postgresSeconds - postgresBefore
  results.push({ title, budget, ...outcome, seconds: (performance.now() - started) / 1000, cpu })
}

/** A busy machine may be late once: the files of a few failures run a second time. */
function vitest(env: Record<string, string>, files: readonly string[]): Outcome {
  const first = vitestOnce('tests', files, env)
  slowest.push(['Tests', first.files])
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
  return { status, files: readVitestReport(report) }
}

function vitestOutcome({ status, files }: VitestRun): Outcome {
  const found = files.flatMap((file) => file.failures)
  failures.push(...found)
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  return counted(status, passed, found.length)
}

function playwright(chromium: string, files: readonly string[]): Outcome {
  const file = join(reports, 'browser.json')
  const status = run('playwright', ['test', '--reporter=line,json', '--pass-with-no-tests', ...files], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = read(file) as BrowserReport
  slowest.push(['Browser journeys', timedJourneys(report)])
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  if (flaky > 0) secondTries.push(`${flaky} of the journeys (see "flaky" above)`)
  const isNone = files.length > 0 && status === 0 && expected + flaky === 0
  return isNone ? { passed: 0, failed: 0 } : counted(status, expected + flaky, unexpected)
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** A runner that failed without a failed test (a crash, no tests at all) still counts as one failure. */
function counted(status: number, passed: number, failed: number): Outcome {
  const crashed = failed === 0 && (status !== 0 || passed === 0)
  return { passed, failed: crashed ? 1 : failed }
}

function oneResult(status: number): Outcome {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function summarise(): void {
  rmSync(reports, { recursive: true, force: true })
  for (const [title, files] of slowest)
    console.log(`\nSlowest of: ${title}\n${slowestLines(files).join('\n')}`)
  console.log('')
  for (const { title, passed, failed, seconds, budget, cpu } of results) {
    const late = !isBoth && seconds > 1.25 * budget ? ', OVER ITS BUDGET' : ''
    const work = cpu === undefined ? '' : `, ${cpu.toFixed(0)} s of CPU`
    const time = `${seconds.toFixed(0)} s of ${budget}${work}${late}`
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
