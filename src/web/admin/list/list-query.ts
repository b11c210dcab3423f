/** What a list shows, as it is in the address. */
import { ADMIN_PAGE_SIZES } from '#contract/shared/limits.ts'

/** By name: what a filter may be and what it is without one; `any` takes every short text, a pattern what it matches. */
export type Filters = Readonly<Record<string, { values: readonly string[] | 'any' | RegExp; preset: string }>>

export interface ListQuery {
  search: string
  /** From 1. */
  page: number
  /** Rows on a page; undefined where the address leaves it to the person. */
  pageSize: number | undefined
  filters: Readonly<Record<string, string>>
}

const MAX_TEXT = 100

/** Reads the address of a list; whatever it cannot read counts as not said. */
export function readListQuery(parameters: URLSearchParams, filters: Filters): ListQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: (parameters.get('search') ?? '').slice(0, MAX_TEXT),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: ADMIN_PAGE_SIZES.find((size) => String(size) === parameters.get('pageSize')),
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, { values, preset }]) => {
        const given = parameters.get(name)?.slice(0, MAX_TEXT)
        return [name, given !== undefined && isOneOf(values, given) ? given : preset]
      }),
    ),
  }
}

/** The same address with these changes. Anything but another page begins at the first page again. */
export function withListQuery(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string>>,
  filters: Filters,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === (filters[name]?.preset ?? '')) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** What the call for it asks; without a page size it is all of it. */
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

function isOneOf(values: Filters[string]['values'], given: string): boolean {
  if (values instanceof RegExp) return values.test(given)
  return values === 'any' || values.includes(given)
}
