import { expect, test } from 'vitest'
import { must } from '#test/must.ts'
import { sitePath, withQuery } from './site-path.ts'

test.each([
  '',
  'casinos',
  '//evil.example',
  '//evil.example/path',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\r\nset-cookie: x=1',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\uD800',
])('%j is no address of this site', (text) => {
  expect(sitePath(text)).toBeUndefined()
})

test.each([
  ['/casinos', '/casinos'],
  ['/a b', '/a%20b'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/casino/../games', '/games'],
  ['/casinos?sort=name#list', '/casinos?sort=name#list'],
])('%s is sent as %s', (text, sent) => {
  const path = sitePath(text)
  expect(path && withQuery(path, '')).toBe(sent)
})

test('the query of a visitor is kept, but for what the target sets itself', () => {
  const target = must(sitePath('/casinos?sort=name#list'))
  expect(withQuery(target, '?utm_source=mail&sort=old')).toBe('/casinos?sort=name&utm_source=mail#list')
  expect(withQuery(must(sitePath('/casinos')), '?a=1&a=2')).toBe('/casinos?a=1&a=2')
  expect(withQuery(target, "?utm_term=a%20b+c;d&gclid=~x!('y')&sort=old&flag")).toBe(
    "/casinos?sort=name&utm_term=a%20b+c;d&gclid=~x!('y')&flag#list",
  )
})
