import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
    { file: 'src/fine.test.ts', passed: 2, failures: [] },
    { file: 'src/wrong.test.ts', passed: 1, failures: ['src/wrong.test.ts › test 1'] },
    { file: 'src/hook.test.ts', passed: 0, failures: ['src/hook.test.ts'] },
    { file: 'src/import.test.ts', passed: 0, failures: ['src/import.test.ts'] },
    { file: 'src/died.test.ts', passed: 0, failures: ['src/died.test.ts'] },
  ])
})

test('a report that was never written has no files', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toEqual([])
})

function aFile(name: string, status: string, tests: string[]) {
  return {
    name: resolve(`src/${name}.test.ts`),
    status,
    assertionResults: tests.map((each, index) => ({ fullName: `test ${index}`, status: each })),
  }
}
