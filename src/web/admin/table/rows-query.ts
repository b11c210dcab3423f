/** What a table shows, as it stands in the address. */
import { ROW_STATUSES } from '#contract/admin-rows.schema.ts'
import type { RowsQuery, RowStatus } from '#contract/admin-rows.schema.ts'

export interface TableQuery extends RowsQuery {
  /** From 1. */
  page: number
}

/** Reads a table's address; whatever it cannot read counts as not said. */
export function readTableQuery(parameters: URLSearchParams): TableQuery {
  const status = ROW_STATUSES.find((known) => known === parameters.get('status')) ?? 'all'
  const sort = parameters.get('sort')
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: (parameters.get('search') ?? '').slice(0, 100),
    sort: sort !== null && /^\w{1,30}-(?:asc|desc)$/.test(sort) ? sort : undefined,
    status,
    missing: parameters.get('missing') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The same address with these changes. Anything but another page begins at the first page again. */
export function withTableQuery(
  parameters: URLSearchParams,
  changes: Partial<
    Record<'search' | 'sort' | 'status' | 'missing' | 'page' | 'edit' | 'draft', string | undefined>
  >,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (!('page' in changes) && !('edit' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || (name === 'status' && value === 'all')) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** What the call for one page asks. */
export function callQuery({ search, sort, status, missing, page }: TableQuery, pageSize: number): string {
  const parameters = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (search.trim() !== '') parameters.set('search', search.trim())
  if (sort !== undefined) parameters.set('sort', sort)
  if (status !== 'all') parameters.set('status', status satisfies RowStatus)
  if (missing) parameters.set('missing', 'true')
  return parameters.toString()
}
