import { relative } from 'node:path'

/**
 * A test file's result in Vitest's JSON report. A failed hook or import, or a crash, fails the file and none of its
 * tests.
 */
export interface FileReport {
  /** Relative to the project. */
  file: string
  passed: number
  /** `file › test`, or the file alone when no test is to blame. */
  failures: string[]
}

export interface JsonReport {
  testResults?: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

export function readVitestReport(report: JsonReport): FileReport[] {
  return (report.testResults ?? []).map(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const failures = failed.map((test) => `${file} › ${test.fullName.trim()}`)
    // Tests that ran when their process died stay pending, while the file counts as passed.
    const died = assertionResults.some((test) => test.status === 'pending')
    return {
      file,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failures: (status === 'failed' || died) && failures.length === 0 ? [file] : failures,
    }
  })
}
