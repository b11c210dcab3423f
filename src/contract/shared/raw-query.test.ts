import { expect, test } from 'vitest'
import { namesIn, withoutNames, withParameter } from './raw-query.ts'

test.each([
  ['', '?id=7'],
  ['?', '?id=7'],
  ['?a=1&', '?a=1&id=7'],
  ['?https://www.casino.example/lobby', '?https://www.casino.example/lobby&id=7'],
  ['?/en/register/btag-77', '?/en/register/btag-77&id=7'],
  ['?zoneid=9;bannerid=4', '?zoneid=9;bannerid=4&id=7'],
  ['?a=caf%E9&b=%20+&c={x}|~x!(z)&flag', '?a=caf%E9&b=%20+&c={x}|~x!(z)&flag&id=7'],
  ['?id=old&a=%zz', '?id=7&a=%zz'],
  ['?a=1&i%64=old&id', '?a=1&id=7&id=7'],
  // It belongs to the address inside.
  ['?u=https://x.example/?id=1', '?u=https://x.example/?id=1&id=7'],
])('%s with a parameter is %s', (search, wanted) => {
  expect(withParameter(search, 'id', '7')).toBe(wanted)
})

test('a parameter is taken away and nothing else', () => {
  expect(withParameter('?page=9&utm_source=a%20b&page=2&q=x+y', 'page', undefined)).toBe(
    '?utm_source=a%20b&q=x+y',
  )
  expect(withoutNames('?page=9', new Set(['page']))).toBe('')
  expect(withoutNames('?a=%7e&b', new Set(['c']))).toBe('?a=%7e&b')
  expect([...namesIn('?a+b=1&c%20d&=x')]).toEqual(['a b', 'c d', ''])
})
