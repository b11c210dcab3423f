/** The address of an admin list. */
import type { Filter, Filters } from '#contract/items/list.ts'
import { ADMIN_PAGE_SIZES } from '#contract/items/limits.ts'

export interface ListQuery<Name extends string = string> {
  search: string
  /** From 1. */
  page: number
  /** Rows per page; undefined where the address leaves it to the person. */
  pageSize: number | undefined
  /** An empty value does not filter. */
  filters: Readonly<Record<Name, string>>
}

export type Changes = Readonly<Record<string, string | undefined>>

const MAX_TEXT = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,8}$/

/** Parts of the address that do not change the list: its page, and the item opened over it. */
const PLACES: ReadonlySet<string> = new Set(['page', 'edit', 'from', 'draft', 'review'])

/** Reads the address of a list. Invalid values count as missing. */
export function readListQuery<Name extends string>(
  parameters: URLSearchParams,
  filters: Filters<Name>,
): ListQuery<Name> {
  const page = Number(parameters.get('page') ?? 1)
  const read = Object.entries<Filter>(filters).map(([name, { values, preset = '' }]) => {
    const given = parameters.get(name)?.slice(0, MAX_TEXT)
    return [name, given !== undefined && isOneOf(values, given) ? given : preset]
  })
  return {
    search: (parameters.get('search') ?? '').slice(0, MAX_TEXT),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: ADMIN_PAGE_SIZES.find((size) => String(size) === parameters.get('pageSize')),
    filters: Object.fromEntries(read) as Record<Name, string>,
  }
}

/**
 * The address with these changes. A change of filters returns to the first page; opening or closing a form drops the
 * item to copy.
 */
export function withListQuery(
  parameters: URLSearchParams,
  changes: Changes,
  filters: Filters = {},
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (!Object.keys(changes).every((name) => PLACES.has(name))) next.delete('page')
  if (!('review' in changes)) next.delete('review')
  if ('edit' in changes) next.delete('from')
  for (const [name, value = ''] of Object.entries(changes)) {
    if (value === (filters[name]?.preset ?? '')) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The query of the API call; without a page size it requests everything. */
export function listCall({ search, page, filters }: ListQuery, pageSize?: number): string {
  const asked = new URLSearchParams()
  if (pageSize !== undefined) {
    asked.set('page', String(page))
    asked.set('pageSize', String(pageSize))
  }
  if (search.trim() !== '') asked.set('search', search.trim())
  for (const [name, value] of Object.entries(filters)) if (value !== '') asked.set(name, value)
  return asked.toString()
}

export function isNarrowed({ query, filters }: { query: ListQuery; filters: Filters }): boolean {
  const chosen = Object.entries(query.filters).some(
    ([name, value]) => name !== 'sort' && value !== (filters[name]?.preset ?? ''),
  )
  return query.search !== '' || chosen
}

function isOneOf(values: Filter['values'], given: string): boolean {
  if (values === 'text') return true
  if (values === 'day') return DAY.test(given)
  if (values === 'id') return ID.test(given)
  return values instanceof RegExp ? values.test(given) : values.includes(given)
}
