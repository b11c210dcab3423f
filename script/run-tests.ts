/** Runs every check and test one after the other and ends with the sum: the list below is the whole list. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './needs.ts'
import { withPostgres } from './postgres-for-tests.ts'

interface Outcome {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'evenhand-tests-'))
const results: [title: string, outcome: Outcome, seconds: number][] = []

step('Format, lint, floors, types, dead code, build, budgets', () => oneResult(run('script/check', [])))
step('Tests on the embedded engine', () => vitest('embedded', {}))
await withPostgres(async (url) =>
  step('Tests on PostgreSQL', () => vitest('postgres', { TEST_DATABASE_URL: url })),
)
step('Browser journeys on the production build', () => playwright(ensureChromium()))
summarise()

function step(title: string, action: () => Outcome): void {
  console.log(`\n\u001B[1m==> ${title}\u001B[0m`)
  const started = performance.now()
  const outcome = action()
  results.push([title, outcome, (performance.now() - started) / 1000])
}

function vitest(name: string, env: Record<string, string>): Outcome {
  const file = join(reports, `${name}.json`)
  const status = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], env)
  const report = read(file) as { numPassedTests?: number; numFailedTests?: number }
  return counted(status, report.numPassedTests ?? 0, report.numFailedTests ?? 0)
}

function playwright(chromium: string): Outcome {
  const file = join(reports, 'browser.json')
  const status = run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = read(file) as { stats?: { expected: number; unexpected: number; flaky: number } }
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  if (flaky > 0) console.log(`\n${flaky} needed a second try (see "flaky" above).`)
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
  console.log('')
  for (const [title, { passed, failed }, seconds] of results) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${title}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
    )
  }
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
