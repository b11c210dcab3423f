/** What comments name is in the repository. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TEXTS = ['{src,test,e2e,script}/**/*.{ts,tsx,css,sql}', 'script/*', '*.{ts,md}', 'docs/**/*.md']
const BINARY = /\.(?:png|jpe?g)$/

/** Every match with the file that it is in: "src/api/pages.ts: D-73". */
function found(pattern: RegExp): string[] {
  return globSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([match]) => `${file}: ${match}`),
    )
}

const ENTRIES = readFileSync('docs/product-decisions.md', 'utf8')
  .split(/^\| (?=D-)/m)
  .slice(1)

test('every product decision that a comment names has its entry', () => {
  const known = new Set(ENTRIES.map((entry) => /^D-\d+/.exec(entry)?.[0]))
  const named = found(/\bD-\d+\b/g)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((each) => !known.has(/D-\d+$/.exec(each)?.[0]))).toEqual([])
})

test('every entry has a number of its own, a title and a reason', () => {
  const numbers = ENTRIES.map((entry) => /^(D-\d+) \| \*\*\S.*\bWhy: \S/.exec(entry)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('no comment names a document that is not in the repository', () => {
  expect(found(/\bspec\s+sections?\b/gi)).toEqual([])
})

test('every decision record that is named is there', () => {
  const there = new Set(globSync('docs/decisions/*.md').map((file) => /\d{4}/.exec(file)?.[0]))
  const named = found(/\bdecisions\/\d{4}\b/g)
  expect(named.filter((each) => !there.has(/\d{4}$/.exec(each)?.[0]))).toEqual([])
})

test.each(globSync('docs/decisions/*.md'))(
  '%s has a heading, a status where another one changes it, and no other form',
  (file) => {
    const [heading, blank, first = ''] = readFileSync(file, 'utf8').split('\n')
    const number = /\d{4}/.exec(file)?.[0] ?? ''
    expect(heading).toMatch(new RegExp(`^# ${number} \\S`))
    expect(blank).toBe('')
    expect(first).toMatch(/^(?:Status: (?:accepted|superseded by \d{4}), .+\.$|(?!Status:)\S)/)
  },
)
