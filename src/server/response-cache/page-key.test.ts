import { expect, test } from 'vitest'
import { EVERY_PARAMETER } from '#contract/shared/page-parameters.ts'
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
  const every = (address: string) => pageKey(address, () => EVERY_PARAMETER)
  expect(every('/api/casinos?utm_source=mail')).toBe('/api/casinos?utm_source=mail')
  expect(every('/api/casinos?b=1&a=2')).toBe('/api/casinos?a=2&b=1')
})

test('what is not shared, is too long or no path has no key', () => {
  expect(pageKey('/go/somewhere?sub=1', () => undefined)).toBeUndefined()
  expect(keyOf(`/casinos?search=${'x'.repeat(1000)}`)).toBeUndefined()
  expect(keyOf('http://evil.example/')).toBeUndefined()
})
