import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['/', '/'],
  ['/Old-Page', '/old-page'],
  ['/old-page/', '/old-page'],
  ['//old//page//', '/old/page'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/CAF%c3%89', '/caf%C3%A9'],
  ['/a%20b', '/a%20b'],
  ['/a b', '/a%20b'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%2fb', '/a%2Fb'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('%s is compared as %s', (path, key) => {
  expect(addressKey(path)?.key).toBe(key)
})

test.each([
  '',
  'old',
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  '/a%0d%0ab',
  '/a\nb',
  '/..',
  '/a/./b',
  '/%2e%2e/a',
  `/${'a'.repeat(2_000)}`,
  '/a'.repeat(65),
])('%j is no address', (path) => {
  expect(addressKey(path)).toBeUndefined()
})

test('letters stay as they were written beside the key', () => {
  expect(addressKey('/Old/ÄB')).toEqual({ path: '/Old/%C3%84B', key: '/old/%C3%A4b' })
})
