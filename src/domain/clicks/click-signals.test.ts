import { expect, test } from 'vitest'
import { clickSignals } from './click-signals.ts'

const FROM_HERE = { 'sec-fetch-site': 'same-origin' }

test.each([
  ['a click on our page', 'GET', FROM_HERE, true, []],
  ['by the referrer alone', 'GET', { referer: 'https://evenhand.example/casinos' }, true, []],
  ['from another site', 'GET', { 'sec-fetch-site': 'cross-site' }, true, ['no-page']],
  ['a HEAD', 'HEAD', FROM_HERE, true, ['head']],
  ['a prefetch', 'GET', { ...FROM_HERE, 'sec-purpose': 'prefetch;prerender' }, true, ['prefetch']],
  ['a preview of a messenger', 'GET', { ...FROM_HERE, 'user-agent': 'WhatsApp/2.23' }, true, ['preview']],
  ['a crawler', 'GET', FROM_HERE, false, ['bot']],
  ['staff', 'GET', { ...FROM_HERE, cookie: 'a=1; evenhand_staff=1' }, true, ['staff']],
] as const)('%s', (_, method, headers, isPerson, expected) => {
  const request = { method, headers: new Headers(headers), isPerson, host: 'evenhand.example' }
  expect(clickSignals(request)).toEqual(expected)
})
