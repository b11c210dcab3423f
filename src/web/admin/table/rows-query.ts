/** What a table shows, as it is in the address. */
import { ANY_FACT, ROW_FILTERS, ROW_STATUSES } from '#contract/items/admin-rows.schema.ts'
import type { RowFilter, RowsQuery, RowStatus } from '#contract/items/admin-rows.schema.ts'
import { labelOf } from '#contract/items/field-labels.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { ADMIN_PAGE_SIZES } from '#contract/shared/limits.ts'

export interface TableQuery extends RowsQuery {
  /** From 1. */
  page: number
  /** Rows on a page; undefined where the address leaves it to the person. */
  pageSize: number | undefined
}

type Change = keyof RowsQuery | RowFilter | 'page' | 'pageSize' | 'edit' | 'from' | 'draft'

const MAX_TEXT = 100

/** Reads a table's address; what it cannot read counts as not given. Only the kinds of items have filters. */
export function readTableQuery(parameters: URLSearchParams, kind?: ItemKind): TableQuery {
  const status = ROW_STATUSES.find((known) => known === parameters.get('status')) ?? 'all'
  const sort = parameters.get('sort')
  const page = Number(parameters.get('page') ?? 1)
  const missing = parameters.get('missing')
  const size = ADMIN_PAGE_SIZES.find((known) => String(known) === parameters.get('pageSize'))
  return {
    search: (parameters.get('search') ?? '').slice(0, MAX_TEXT),
    sort: sort !== null && /^\w{1,30}-(?:asc|desc)$/.test(sort) ? sort : undefined,
    status,
    missing: missing !== null && isFact(missing) ? missing : undefined,
    filters: Object.fromEntries(
      (kind === undefined ? [] : ROW_FILTERS[kind]).flatMap((name) => {
        const value = parameters.get(name)?.slice(0, MAX_TEXT) ?? ''
        return value === '' || (name === 'casino' && !/^[1-9]\d{0,9}$/.test(value)) ? [] : [[name, value]]
      }),
    ),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: size,
  }
}

/**
 * The same address with these changes. Anything but another page begins at the first page again; a form that is
 * opened or closed leaves no trace of the item that another one began as a copy of.
 */
export function withTableQuery(
  parameters: URLSearchParams,
  changes: Partial<Record<Change, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (!('page' in changes) && !('edit' in changes)) next.delete('page')
  if ('edit' in changes) next.delete('from')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || (name === 'status' && value === 'all')) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** What the call for one page asks. */
export function callQuery(query: TableQuery, pageSize: number): string {
  const { search, sort, status, missing, filters, page } = query
  const parameters = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (search.trim() !== '') parameters.set('search', search.trim())
  if (sort !== undefined) parameters.set('sort', sort)
  if (status !== 'all') parameters.set('status', status satisfies RowStatus)
  if (missing !== undefined) parameters.set('missing', missing)
  for (const [name, value] of Object.entries(filters)) parameters.set(name, value)
  return parameters.toString()
}

/** True when the query leaves rows out. */
export function isNarrowed({ search, status, missing, filters }: TableQuery): boolean {
  return search !== '' || status !== 'all' || missing !== undefined || Object.keys(filters).length > 0
}

/** The server knows which facts the kind has. */
function isFact(missing: string): boolean {
  return missing === ANY_FACT || labelOf(missing) !== missing
}
