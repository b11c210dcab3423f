import { expect, test } from 'vitest'
import { EVERY_PARAMETER, sharedParameters } from './page-parameters.ts'

test.each(['/', '/faq', '/newsletter', '/blog/some-article', '/art/logo/Alder%20moon.svg'])(
  '%s is shared and reads no parameter',
  (path) => {
    expect(sharedParameters(path)).toEqual(new Set())
  },
)

test.each([
  ['/casinos', 'page'],
  ['/Casinos/', 'page'],
  ['/casino/1', 'reviews'],
  ['/casinos/suggestions', 'q'],
  ['/casinos.data', '_routes'],
  ['/_root.data', '_routes'],
  ['/_.data', '_routes'],
])('%s is shared and reads %s', (path, name) => {
  expect(sharedParameters(path)).toContain(name)
})

test.each([
  '/admin',
  '/admin/casinos',
  '/admin.data',
  '/newsletter/confirm',
  '/newsletter/unsubscribe.data',
  '/healthz',
  '/media/abc-640.webp',
  '/casinos/12',
  '/go/somewhere',
  '/%63asinos',
  '//casinos',
  '/a-page-to-come',
  '/api/admin/casinos',
  '/api/auth/check',
  '/api/consent',
  '/api/comparisons/1',
  '/api/a-call-to-come',
])('%s is not shared: no one said that it is', (path) => {
  expect(sharedParameters(path)).toBeUndefined()
})

test('on the api every parameter counts', () => {
  expect(sharedParameters('/api/casinos/12')).toBe(EVERY_PARAMETER)
})
