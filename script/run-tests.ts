/** Runs every check and test one after the other and ends with the sum: the list below is the whole list. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './needs.ts'
import { withPostgres } from './postgres-for-tests.ts'
import { slowestLines, timedJourneys } from './slowest.ts'
import type { BrowserReport, TimedFile } from './slowest.ts'
import { type FileReport, readVitestReport } from './vitest-report.ts'

interface Outcome {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'evenhand-tests-'))
/** More failures than that are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3
/** Named once more at the end, where they are found even if the rest was cut off. */
const failures: string[] = []
const secondTries: string[] = []
/** Printed at the end. */
const slowest: [title: string, files: TimedFile[]][] = []
const results: [title: string, outcome: Outcome, seconds: number][] = []

step('Format, lint, floors, types, dead code, build, budgets', () => oneResult(run('script/check', [])))
await withPostgres(async (url) =>
  step('Tests on PostgreSQL', () =>
    vitest('postgres', { TEST_DATABASE_URL: url }, ['--project=pure', '--project=server', '--project=alone']),
  ),
)
step('Tests of the embedded engine', () =>
  vitest('embedded', {}, ['--project=server', '--project=embedded', '.engine.test', '.embedded.test']),
)
step('Browser journeys on the production build', () => playwright(ensureChromium()))
summarise()

function step(title: string, action: () => Outcome): void {
  console.log(`\n\u001B[1m==> ${title}\u001B[0m`)
  const started = performance.now()
  const outcome = action()
  results.push([title, outcome, (performance.now() - started) / 1000])
}

/** As with the journeys, a busy machine may be late once: the files of a few failures run a second time. */
function vitest(name: string, env: Record<string, string>, options: string[] = []): Outcome {
  const first = vitestOnce(name, options, env)
  slowest.push([`Tests (${name})`, first.files])
  const again = first.files.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  if (again.length === 0 || again.length > MOST_FILES_AGAIN) return vitestOutcome(first)
  console.log(`\nA second try of ${again.join(', ')}`)
  const second = vitestOnce(`${name}-again`, [...options, ...again], env)
  secondTries.push(...first.files.flatMap(({ failures }) => failures))
  const rest = first.files.filter(({ file }) => !again.includes(file))
  return vitestOutcome({ status: second.status, files: [...rest, ...second.files] })
}

interface VitestRun {
  status: number
  files: FileReport[]
}

function vitestOnce(name: string, more: string[], env: Record<string, string>): VitestRun {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const status = run('vitest', ['run', ...reporters, ...more], env)
  return { status, files: readVitestReport(report) }
}

function vitestOutcome({ status, files }: VitestRun): Outcome {
  const found = files.flatMap((file) => file.failures)
  failures.push(...found)
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  return counted(status, passed, found.length)
}

function playwright(chromium: string): Outcome {
  const file = join(reports, 'browser.json')
  const status = run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = read(file) as BrowserReport
  slowest.push(['Browser journeys', timedJourneys(report)])
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  if (flaky > 0) secondTries.push(`${flaky} of the journeys (see "flaky" above)`)
  return counted(status, expected + flaky, unexpected)
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
  for (const [title, { passed, failed }, seconds] of results) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
    )
  }
  if (secondTries.length > 0) console.log(`\nNeeded a second try:\n  ${secondTries.join('\n  ')}`)
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
  const passed = results.reduce((sum, [, outcome]) => sum + outcome.passed, 0)
  const failed = results.reduce((sum, [, outcome]) => sum + outcome.failed, 0)
  console.log(
    failed === 0
      ? '\nEverything passed. Next: script/start serves the site.'
      : '\nSee the first FAIL above; script/test --fast repeats the quick part.',
  )
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
