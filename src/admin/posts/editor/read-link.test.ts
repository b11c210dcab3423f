import { expect, test } from 'vitest'
import { isLink, readLink } from './read-link.ts'

test.each([
  ['https://a.example/b?c=d', 'https://a.example/b?c=d'],
  [' a.example/b ', 'https://a.example/b'],
  ['/casinos?page=2', '/casinos?page=2'],
  ['#s-terms', '#s-terms'],
  ['help@a.example', 'mailto:help@a.example'],
  ['mailto:help@a.example', 'mailto:help@a.example'],
])('%j leads to %s', (typed, address) => {
  expect(readLink(typed)).toBe(address)
})

test.each([
  '',
  'two words',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'casino',
  'https://',
  'mailto:x',
])('%j is no link', (typed) => {
  expect(readLink(typed)).toBeUndefined()
})

test('only what may be in an article stays a link when it is pasted', () => {
  expect(['https://a.example', 'mailto:a@b.example', 'www.a.example', '/x', '#y'].every(isLink)).toBe(true)
  expect(['javascript:alert(1)', '//a.example', 'file:///etc', 'ftp://a.example'].some(isLink)).toBe(false)
})
