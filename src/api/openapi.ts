/** The OpenAPI document, generated from the route table. */
import {
  CONVERSION_KINDS,
  DEFAULT_PARAMETERS,
  POSTBACK_FIELDS,
  type PostbackField,
} from '#contract/earnings/earnings.schema.ts'
import {
  onlyWhoMay,
  permissionsIn,
  ROLE_NAMES,
  roleMay,
  ROLES,
  type Access,
} from '#contract/staff/permissions.ts'
import { componentsOf, refTo } from './components.ts'
import { fieldsOf, fieldsParameter } from './fields.ts'
import { bodySchema, parametersOf, type JsonSchema, type Parameter } from './json-schema.ts'
import { paramOf } from './paths.ts'
import { NoQuery, PageQuery } from './query-schemas.ts'
import type { Route } from './route.ts'

export interface Operation {
  summary: string
  parameters?: Parameter[]
  security?: Record<string, string[]>[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

export interface OpenApi extends Record<string, unknown> {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** Describes these routes in their order, and the postback call, which is outside the table (server/site.ts). */
export function openApiDocument(routes: readonly Route[], brand: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  paths['/api/postbacks/{key}'] = { get: postback('query'), post: postback('body') }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description: 'Casinos, bonuses, games, articles and what visitors make of them.',
    },
    paths,
    components: { schemas: componentsOf(), securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(route: Route): Operation {
  const fields = fieldsOf(route)
  const parameters = [
    ...pathParameters(route),
    ...(route.isList === true ? parametersOf(PageQuery) : []),
    ...(fields === undefined ? [] : [fieldsParameter(fields)]),
    ...parametersOf(route.query ?? NoQuery),
  ]
  return {
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.access === 'public' ? {} : { security: securityOf(route.access) }),
    ...(takesAFile(route) ? { requestBody: FILE_BODY } : {}),
    ...(route.body === undefined || takesAFile(route)
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

/** The parameters of a postback under their default names; staff can change them. */
function postback(from: 'query' | 'body'): Operation {
  const values: Record<string, JsonSchema> = Object.fromEntries(
    POSTBACK_FIELDS.map((field) => [
      DEFAULT_PARAMETERS[field],
      { type: 'string', description: POSTBACK_WORDS[field] },
    ]),
  )
  const schema: JsonSchema = { type: 'object', properties: values, required: [DEFAULT_PARAMETERS.event] }
  const headers = ['X-Signature', 'X-Timestamp'].map((name) => ({
    name,
    in: 'header' as const,
    required: false,
    description: 'Of a programme whose calls are signed',
    schema: { type: 'string' },
  }))
  return {
    summary: 'Reports an event of an affiliate programme; the same one again changes nothing',
    parameters: [
      {
        name: 'key',
        in: 'path',
        required: true,
        description: 'The key of the programme',
        schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
      ...headers,
      ...(from === 'body'
        ? []
        : Object.entries(values).map(([name, { description, ...value }]) => ({
            name,
            in: 'query' as const,
            required: name === DEFAULT_PARAMETERS.event,
            description: String(description),
            schema: value,
          }))),
    ],
    ...(from === 'body' && {
      requestBody: {
        required: true as const,
        content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
      },
    }),
    responses: {
      '200': {
        description: 'Stored, or known already',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'outcome'],
              properties: {
                success: { const: true },
                outcome: { enum: ['stored', 'known'] },
                message: { type: 'string' },
              },
            },
          },
        },
      },
      '400': { description: 'A parameter is missing or cannot be read; the message names it' },
      '401': { description: 'The signature is missing or wrong' },
      '403': { description: 'Calls from this address are not accepted' },
      '404': { description: 'There is no programme with this key' },
      '409': { description: 'The amount does not add up with what was reported before' },
      '413': { description: 'The call is too large' },
      '429': { description: 'Too many calls; see Retry-After' },
      '503': { description: 'The service is busy; see Retry-After' },
    },
  }
}

const POSTBACK_WORDS: Readonly<Record<PostbackField, string>> = {
  clickId: 'The click id that the affiliate address carried',
  event: `${CONVERSION_KINDS.join(', ')}, or a word that staff have mapped to one of them`,
  eventId: 'Of the programme; a registration and a first deposit need none when they name a click',
  amount: 'Such as 12.50',
  currency: 'Three letters; by default the currency of the programme',
  time: 'ISO 8601 or seconds since 1970; by default when the call arrives',
}

/** OpenAPI 3.1 allows roles in a bearer token's requirement; they hold the permissions. One of several is enough. */
function securityOf(access: Access): Record<string, string[]>[] {
  return permissionsIn(access)?.map((permission) => ({ bearer: [permission] })) ?? [{ bearer: [] }]
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
  if (route.stream !== undefined) return { [route.stream.type]: { schema: { type: 'string' } } }
  return {
    [route.htmlPolicy === undefined ? 'application/json' : 'text/html']: { schema: refTo(route.response) },
    ...(route.events === undefined ? {} : { 'text/event-stream': { schema: { type: 'string' } } }),
  }
}

const FILE_BODY = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
} as const
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

function takesBody({ method }: Route): boolean {
  return method === 'POST' || method === 'PUT'
}

function refusalsOf(route: Route): [status: string, description: string][] {
  const refusals: [boolean, string, string][] = [
    [true, '400', 'The request is not valid'],
    [route.access !== 'public', '401', 'No valid token was sent'],
    [
      !ROLE_NAMES.every((role) => roleMay(ROLES, role, route.access)),
      '403',
      `${onlyWhoMay(ROLES, route.access)} may do this`,
    ],
    [route.noun !== undefined || route.body !== undefined, '404', 'What it is about does not exist'],
    [route.method !== 'GET', '409', 'It conflicts with what is already there'],
    [takesBody(route), '413', 'The body is too large'],
    [takesBody(route), '415', 'The body is not of an accepted type'],
    [route.method === 'POST', '422', 'The Idempotency-Key was used with another body'],
    [route.limit !== undefined, '429', 'Too many requests; see Retry-After'],
    [true, '503', 'The service is busy; see Retry-After'],
  ]
  return refusals.filter(([applies]) => applies).map(([, status, description]) => [status, description])
}

function takesAFile({ takesFile, takesLongFile }: Route): boolean {
  return takesFile === true || takesLongFile === true
}
