import { expect, test } from 'vitest'
import { fillTarget, matchPattern, readPattern } from './pattern.ts'

function texts(pattern: string, text: string): string[] | undefined {
  const read = readPattern(pattern)
  return read && matchPattern(read, text)?.map(([start, end]) => text.slice(start, end))
}

test.each([
  ['/old/*', '/old/a/b', ['a/b']],
  ['/old/*', '/old/', undefined],
  ['/old/*', '/older', undefined],
  ['*.php', '/a.php', ['/a']],
  ['/*/review-*', '/a/b/review-c', ['a/b', 'c']],
  ['/*-*-*', '/a-b-c-d', ['a', 'b', 'c-d']],
  ['/a*a', '/aa', undefined],
  ['/a*a', '/aba', ['b']],
  ['/20*/*/end', '/2019/x/end', ['19', 'x']],
])('%s on %s gives %j', (pattern, text, found) => {
  expect(texts(pattern, text)).toEqual(found)
})

test.each(['/old', '/a**b', `/${'*x'.repeat(10)}`])('%s is no pattern', (pattern) => {
  expect(readPattern(pattern)).toBeUndefined()
})

test('texts go to their places, and a place without one stays empty', () => {
  expect(fillTarget('/$2/$1/$3/$x', ['a', 'b'])).toBe('/b/a//$x')
})

test('the worst pattern costs a long text no more than one pass for each star', () => {
  // Backtracking would try some 10^18 ways.
  const pattern = must(readPattern(`/${'*a'.repeat(9)}b`))
  expect(matchPattern(pattern, `/${'a'.repeat(1_900)}`)).toBeUndefined()
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.')
  return value
}
