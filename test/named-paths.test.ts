/** Files that the documents for developers name are where they say. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOTS = ['', 'src/', 'src/web/', 'src/server/', 'src/admin/']

test('ARCHITECTURE.md names paths that exist', () => {
  const spans = Array.from(
    readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/`([^`\s]+)`/g),
    ([, span = '']) => span,
  )
  const paths = spans.filter((span) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(span))
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.filter((path) => !ROOTS.some((root) => existsSync(root + path)))).toEqual([])
})
