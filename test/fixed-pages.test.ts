/** The addresses at which a redirect would be refused because there always is a page, compared with the site map. */
import { expect, test } from 'vitest'
import { isFixedPage, isOwnAddress } from '#domain/redirects/reserved-addresses.ts'
import routes from '#web/routes.ts'

interface Entry {
  path?: string | undefined
  children?: readonly Entry[] | undefined
}

function pathsOf(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = path === '' ? above : `${above}/${path}`
    return [own === '' ? '/' : own, ...pathsOf(children, own)]
  })
}

test('every page without a name in its address is known as one', () => {
  const fixed = pathsOf(routes).filter((path) => !/[:*]/.test(path))
  expect(fixed.length).toBeGreaterThan(30)
  expect(fixed.filter((path) => !isFixedPage(path) && !isOwnAddress(path))).toEqual([])
})
