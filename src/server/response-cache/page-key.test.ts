import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const KNOWN = new Set(['page', 'features', 'search'])
const keyOf = (address: string) => pageKey(address, () => KNOWN)

test('addresses that mean the same have one key', () => {
  expect(keyOf('/casinos?page=2&features=Mobile')).toBe('/casinos?features=Mobile&page=2')
  expect(keyOf('/casinos?utm_source=mail&features=Mobile&gclid=1&page=2')).toBe(
    keyOf('/casinos?page=2&features=Mobile'),
  )
  expect(keyOf('/casinos?search=a%20b')).toBe(keyOf('/casinos?search=a+b'))
  expect(keyOf('/casinos?fbclid=x')).toBe('/casinos')
  expect(keyOf('/casinos?')).toBe('/casinos')
})

test('the values of one parameter keep their order, because it may mean something', () => {
  expect(keyOf('/casinos?features=b&page=1&features=a')).toBe('/casinos?features=b&features=a&page=1')
})

test('the api refuses what it does not know, so there it stays in the key', () => {
  expect(keyOf('/api/casinos?utm_source=mail')).toBe('/api/casinos?utm_source=mail')
  expect(keyOf('/api/casinos?b=1&a=2')).toBe('/api/casinos?a=2&b=1')
})

test('what belongs to somebody has no key', () => {
  for (const address of [
    '/admin',
    '/admin/casinos?page=2',
    '/admin.data',
    '/api/admin/casinos',
    '/api/auth/check',
    '/api/consent?timeZone=Europe/Berlin',
    '/newsletter/confirm?token=x',
    '/newsletter/unsubscribe.data?token=x',
    '/healthz',
    '/media/abc-640.webp',
    '/casinos/12?utm_source=mail',
    '/Admin/casinos',
    `/casinos?search=${'x'.repeat(1000)}`,
    'http://evil.example/',
  ])
    expect([address, keyOf(address)]).toEqual([address, undefined])
})

test('an address that only begins alike has one', () => {
  for (const address of ['/administration', '/newsletter', '/api/administration', '/casinos'])
    expect(keyOf(address)).toBe(address)
})
