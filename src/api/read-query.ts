/** Reads query parameters; one given more than once arrives as a list, which only lists accept. */
import { CASINOS_PER_PAGE, MAX_PAGE_SIZE } from '#contract/shared/limits.ts'
import { fieldsOf, readFields } from './fields.ts'
import { invalid, parseInput } from './input.ts'
import { NoQuery, PageQuery } from './query-schemas.ts'
import type { PageRequest, Route } from './route.ts'

/**
 * The query as the route's schema gives it. Empty values are as good as absent. `page` and `pageSize`
 * belong to every list and are read here, and so is `fields` where a list has them; a page size above 100 counts as 100.
 */
export function readQuery(
  parameters: URLSearchParams,
  route: Route,
): { query: unknown; page: PageRequest | undefined; fields: readonly string[] } {
  const values = valuesOf(parameters)
  const page = route.isList === true ? takePage(values) : undefined
  const fields = takeFields(values, route)
  return { query: parseInput(route.query ?? NoQuery, Object.fromEntries(values), 'query'), page, fields }
}

function valuesOf(parameters: URLSearchParams): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  for (const name of new Set(parameters.keys())) {
    const given = parameters.getAll(name).filter((value) => value.trim() !== '')
    if (name === '__proto__') throw invalid([{ path: 'query', message: 'Unknown field: __proto__' }])
    if ([name, ...given].some((text) => text.includes('\0'))) {
      throw invalid([{ path: 'query', message: 'The query contains characters that cannot be read' }])
    }
    const [first] = given
    if (first !== undefined) values.set(name, given.length === 1 ? first : given)
  }
  return values
}

function takeFields(values: Map<string, string | string[]>, route: Route): readonly string[] {
  const known = fieldsOf(route)
  const given = values.get('fields')
  if (known === undefined || given === undefined) return []
  values.delete('fields')
  return readFields(given, known)
}

function takePage(values: Map<string, string | string[]>): PageRequest | undefined {
  const asked = { page: values.get('page'), pageSize: values.get('pageSize') }
  values.delete('page')
  values.delete('pageSize')
  if (asked.page === undefined && asked.pageSize === undefined) return undefined
  const { page = 1, pageSize = CASINOS_PER_PAGE } = parseInput(PageQuery, asked, 'query')
  return { number: page, size: Math.min(pageSize, MAX_PAGE_SIZE) }
}
