import { expect, test } from 'vitest'
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { docsPage, docsPolicy } from './docs.ts'
import { openApiDocument } from './openapi.ts'
import { ROUTES } from './routes.ts'

const openapi = openApiDocument(ROUTES, 'Evenhand')

test('every reference leads to a schema, and every call has a summary and a name of its own', () => {
  const text = JSON.stringify(openapi)
  const schemas = Object.keys(openapi.components.schemas)
  const referenced = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(referenced.length).toBeGreaterThan(100)
  expect(referenced.filter((name) => !schemas.includes(name ?? ''))).toEqual([])
  const operations = Object.values(openapi.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(ROUTES.length + 2)
  expect(operations.filter(({ summary }) => !summary)).toEqual([])
})

test('every call is described with its response, and every id as a parameter', () => {
  for (const { path, method, status = 200 } of ROUTES) {
    const operation = openapi.paths[path]?.[method.toLowerCase()]
    expect(operation?.responses).toHaveProperty(String(status))
    expect(operation?.parameters?.filter((parameter) => parameter.in === 'path').length ?? 0).toBe(
      path.includes('{') ? 1 : 0,
    )
  }
})

test('every facet of the casino list is a parameter', () => {
  const names = openapi.paths['/api/casinos']?.get?.parameters?.map(({ name }) => name)
  expect(names).toEqual([
    'page',
    'pageSize',
    'fields',
    'search',
    'sort',
    ...CASINO_FACET_NAMES,
    'paymentMatch',
  ])
})

test('a body is described with its types and its limits', () => {
  const body = openapi.paths['/api/reviews/game']?.post?.requestBody?.content['application/json']?.schema
  expect(body).toMatchObject({ required: ['gameId', 'userName', 'title', 'content', 'overallRating'] })
  expect(body?.properties).toMatchObject({ content: { type: 'string', minLength: 10, maxLength: 450 } })
})

test('the page for people names every call, runs no script and carries no foreign style', () => {
  const page = docsPage(openapi)
  for (const { path } of ROUTES) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|style=|\son\w+=/)
  expect(docsPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/)
})
