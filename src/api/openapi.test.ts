import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { docsPage, docsPolicy } from './docs.ts'
import { openApiDocument } from './openapi.ts'
import { ROUTES } from './routes.ts'

const COMMITTED = new URL('../../docs/openapi.json', import.meta.url)
const openapi = openApiDocument(ROUTES, 'Evenhand')

test('docs/openapi.json is what the api answers; UPDATE_OPENAPI=1 writes it', async () => {
  const fresh = `${JSON.stringify(openapi, null, 2)}\n`
  if (process.env.UPDATE_OPENAPI === '1') await writeFile(COMMITTED, fresh)
  expect(await readFile(COMMITTED, 'utf8')).toBe(fresh)
})

test('every call is described with its answer, and every id as a parameter', () => {
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
