/** The OpenAPI document, made from the route table and nothing else. */
import { componentsOf, refTo } from './components.ts'
import { bodySchema, parametersOf } from './json-schema.ts'
import type { JsonSchema, Parameter } from './json-schema.ts'
import { paramOf } from './paths.ts'
import { NoQuery, PageQuery } from './query-schemas.ts'
import type { Route } from './route.ts'

export interface Operation {
  summary: string
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

export interface OpenApi extends Record<string, unknown> {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

/** Describes these routes. The order is that of the table. */
export function openApiDocument(routes: readonly Route[], brand: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description: 'Casinos, bonuses, games, articles and what visitors make of them.',
    },
    paths,
    components: { schemas: componentsOf() },
  }
}

function operationOf(route: Route): Operation {
  const parameters = [
    ...pathParameters(route),
    ...(route.isList === true ? parametersOf(PageQuery) : []),
    ...parametersOf(route.query ?? NoQuery),
  ]
  return {
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: contentOf(route, bodySchema(route.body)) } }),
    responses: {
      [String(route.status ?? 200)]: { description: 'Done', content: answerOf(route) },
      ...Object.fromEntries(
        refusalsOf(route).map(([status, description]) => [status, { description, content: PROBLEM }]),
      ),
    },
  }
}

function pathParameters({ path, noun }: Route): Parameter[] {
  const name = paramOf(path)
  if (name === undefined) return []
  return [
    {
      name,
      in: 'path',
      required: true,
      description: `The id: ${noun ?? 'a number'}`,
      schema: { type: 'integer', minimum: 1 },
    },
  ]
}

function contentOf(route: Route, schema: JsonSchema): Record<string, { schema: JsonSchema }> {
  return Object.fromEntries(
    ['application/json', ...(route.alsoAccepts ?? [])].map((type) => [type, { schema }]),
  )
}

function answerOf(route: Route): Record<string, { schema: JsonSchema }> {
  return {
    [route.htmlPolicy === undefined ? 'application/json' : 'text/html']: { schema: refTo(route.answer) },
    ...(route.events === undefined ? {} : { 'text/event-stream': { schema: { type: 'string' } } }),
  }
}

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

function refusalsOf(route: Route): [status: string, description: string][] {
  const refusals: [boolean, string, string][] = [
    [true, '400', 'The request is not valid'],
    [route.noun !== undefined || route.body !== undefined, '404', 'What it is about does not exist'],
    [route.method === 'POST', '409', 'It conflicts with what is already there'],
    [route.method === 'POST', '413', 'The body is too large'],
    [route.method === 'POST', '415', 'The body is not JSON'],
    [route.method === 'POST', '422', 'The Idempotency-Key was used with another body'],
    [route.limit !== undefined, '429', 'Too many requests; see Retry-After'],
    [true, '503', 'The service is busy; see Retry-After'],
  ]
  return refusals.filter(([applies]) => applies).map(([, status, description]) => [status, description])
}
