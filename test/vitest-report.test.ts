import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slowestLines, timedJourneys } from '../script/slowest.ts'
import { readVitestReport } from '../script/vitest-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('names the tests that failed, and the file where a hook, an import or the process did', () => {
  const file = join(folder, 'report.json')
  writeFileSync(
    file,
    JSON.stringify({
      testResults: [
        aFile('fine', 'passed', ['passed', 'passed', 'skipped']),
        aFile('wrong', 'failed', ['passed', 'failed']),
        aFile('hook', 'failed', ['skipped', 'skipped']),
        aFile('import', 'failed', []),
        aFile('died', 'passed', ['pending', 'pending']),
      ],
    }),
  )
  expect(readVitestReport(file)).toEqual([
    { file: 'src/fine.test.ts', passed: 2, seconds: 2.5, failures: [] },
    { file: 'src/wrong.test.ts', passed: 1, seconds: 2.5, failures: ['src/wrong.test.ts › test 1'] },
    { file: 'src/hook.test.ts', passed: 0, seconds: 2.5, failures: ['src/hook.test.ts'] },
    { file: 'src/import.test.ts', passed: 0, seconds: 2.5, failures: ['src/import.test.ts'] },
    { file: 'src/died.test.ts', passed: 0, seconds: 2.5, failures: ['src/died.test.ts'] },
  ])
})

test('a report that was never written has no files', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toEqual([])
})

function aFile(name: string, status: string, tests: string[]) {
  return {
    name: resolve(`src/${name}.test.ts`),
    status,
    startTime: 1000,
    endTime: 3500,
    assertionResults: tests.map((each, index) => ({ fullName: `test ${index}`, status: each })),
  }
}

test('the slowest files come first, with all tries of their journeys', () => {
  const specs = (...durations: number[]) => [
    { tests: [{ results: durations.map((duration) => ({ duration })) }] },
  ]
  const suites = [
    { file: 'quick.journey.ts', specs: specs(400) },
    {
      file: 'slow.journey.ts',
      specs: specs(1000),
      suites: [{ file: 'slow.journey.ts', specs: specs(2000, 500) }],
    },
  ]
  expect(slowestLines(timedJourneys({ suites }))).toEqual([
    '    3.5 s  slow.journey.ts',
    '    0.4 s  quick.journey.ts',
  ])
})
