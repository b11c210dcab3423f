import { globSync, readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

const FEEDS = /^\/(?:blog|bonuses)\/feed\.xml$/

test('every link in a text of the site and in a demo article leads to a page', () => {
  const texts = globSync(['src/domain/texts/*.json', 'demo/articles/*.html']).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const links = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?:\]\(|href=")(\/[^")#?]*)/g), ([, path = '']) => path),
  )
  const nowhere = links.filter((path) => {
    const [{ route } = { route: undefined }] = matchRoutes(routes as RouteObject[], path)?.slice(-1) ?? []
    return (route === undefined || route.path === '*') && !FEEDS.test(path)
  })
  expect(links.length).toBeGreaterThan(50)
  expect(nowhere).toEqual([])
})
