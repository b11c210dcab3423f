import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readVitestReport } from '../script/vitest-report.ts'

test('names the tests that failed, and the file where a hook, an import or the process did', () => {
  const testResults = [
    aFile('fine', 'passed', ['passed', 'passed', 'skipped']),
    aFile('wrong', 'failed', ['passed', 'failed']),
    aFile('hook', 'failed', ['skipped', 'skipped']),
    aFile('import', 'failed', []),
    aFile('died', 'passed', ['pending', 'pending']),
  ]
  expect(readVitestReport({ testResults })).toEqual([
    { file: 'src/fine.test.ts', passed: 2, failures: [] },
    { file: 'src/wrong.test.ts', passed: 1, failures: ['src/wrong.test.ts › test 1'] },
    { file: 'src/hook.test.ts', passed: 0, failures: ['src/hook.test.ts'] },
    { file: 'src/import.test.ts', passed: 0, failures: ['src/import.test.ts'] },
    { file: 'src/died.test.ts', passed: 0, failures: ['src/died.test.ts'] },
  ])
})

test('an empty report has no files', () => {
  expect(readVitestReport({})).toEqual([])
})

function aFile(name: string, status: string, tests: string[]) {
  return {
    name: resolve(`src/${name}.test.ts`),
    status,
    assertionResults: tests.map((each, index) => ({ fullName: `test ${index}`, status: each })),
  }
}
