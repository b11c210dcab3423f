import { expect, test } from 'vitest'
import { checkRedirect, withoutOrigin } from './check-redirect.ts'

function messages(kind: 'exact' | 'prefix', source: string, target: string): string[] {
  return (
    checkRedirect({ kind, source, target }).problems?.map(({ path, message }) => `${path}: ${message}`) ?? []
  )
}

test.each([
  ['exact', 'old', '/a', /^source: Old address must begin with \//],
  ['exact', 'https://other.example/old', '/a', /^source: Old address must begin with \//],
  ['exact', '/old#id', '/a', /^source: Old address may not have #/],
  ['exact', '/old\r\nset-cookie: a', '/a', /^source: Old address may not have control characters/],
  ['prefix', '/old?id=1', '/a', /^source: Old address may have \? only if it is one exact address/],
  ['exact', '/old?', '/a', /^source: Old address needs 1 to 5 different parameters/],
  ['exact', '/old?=1', '/a', /^source: Old address needs 1 to 5 different parameters/],
  ['exact', '/old?id=1&id=2', '/a', /^source: Old address needs 1 to 5 different parameters/],
  ['exact', '/old?a=1&b=1&c=1&d=1&e=1&f=1', '/a', /^source: Old address needs 1 to 5 different parameters/],
  ['exact', '/old?id=%00', '/a', /^source: Old address needs 1 to 5 different parameters/],
  [
    'exact',
    '/Casinos/?page=2',
    '/a',
    /^source: Old address has the parameter page, which the page at \/casinos reads/,
  ],
  [
    'exact',
    '/newsletter/confirm?p=1',
    '/a',
    /^source: Old address belongs to the page at \/newsletter\/confirm/,
  ],
  ['exact', '/go/x?p=1', '/a', /^source: Old address belongs to the site itself/],
  ['exact', '/%00', '/a', /^source: Old address may not have/],
  ['exact', '/100%', '/a', /^source: Old address may not have .* %/],
  ['exact', '/old/*', '/a', /^source: Old address may not have \*/],
  ['prefix', '/old/*', '/a', /^source: Old address may not have \*/],
  ['exact', '/admin/casinos', '/a', /^source: Old address belongs to the site itself/],
  ['exact', '/API/casinos', '/a', /^source: Old address belongs to the site itself/],
  ['prefix', '/', '/a', /^source: Old address must have a first part/],
  ['exact', '/old', '//evil.example', /^target: New address must be a path of this site/],
  ['exact', '/old', 'https://evil.example/', /^target: New address must be a path of this site/],
  ['exact', '/old', String.raw`/\evil.example`, /^target: New address must be a path of this site/],
  ['exact', '/old', '/.//evil.example', /^target: New address must be a path of this site/],
  ['prefix', '/old', '/new?a=1', /^target: New address may not have \? or # with a prefix/],
] as const)('%s %s to %s: %s', (kind, source, target, expected) => {
  expect(messages(kind, source, target)).toEqual([expect.stringMatching(expected)])
})

test('what is right is stored as it is compared', () => {
  expect(checkRedirect({ kind: 'exact', source: '/Old/', target: '/Casinos?sort=name' }).redirect).toEqual({
    kind: 'exact',
    source: '/Old/',
    sourceKey: '/old',
    target: '/Casinos?sort=name',
    targetKey: '/casinos',
  })
})

test.each([
  ['/?p=12', '/?p=12'],
  ['/Index.php?View=Item&id=5', '/index.php?View=Item&id=5'],
  ['/index.php/?id=%35&View=Item', '/index.php?View=Item&id=5'],
  ['/?q=a+b', '/?q=a%20b'],
  ['/?a', '/?a='],
])('%s with its query is compared as %s', (source, sourceKey) => {
  const { redirect } = checkRedirect({ kind: 'exact', source, target: '/a' })
  expect(redirect).toMatchObject({ source, sourceKey })
})

test('an address of the site may be written in full', () => {
  expect(withoutOrigin('https://site.example/old?a=1', 'https://site.example')).toBe('/old?a=1')
  expect(withoutOrigin('https://site.example.evil/old', 'https://site.example')).toBe(
    'https://site.example.evil/old',
  )
  expect(withoutOrigin('/old', 'https://site.example')).toBe('/old')
})
