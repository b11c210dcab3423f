/** Returns one page of a list and describes it in the headers (decision D-73). */
import type { Context } from 'hono'
import type { PageRequest } from './route.ts'

/** The items of the response. Without a page the list is unchanged and no header is set. */
export function cutPage(c: Context, response: unknown, page: PageRequest | undefined): unknown {
  const cut = isPaged(response)
  const items = cut ? response.items : response
  if (page === undefined || !Array.isArray(items)) return items
  const total = cut ? response.total : items.length
  c.header('X-Total-Count', String(total))
  c.header('Link', linksOf(c, page, total))
  return cut ? items : items.slice((page.number - 1) * page.size, page.number * page.size)
}

function isPaged(response: unknown): response is { items: unknown[]; total: number } {
  return typeof response === 'object' && response !== null && 'items' in response && 'total' in response
}

function linksOf(c: Context, { number, size }: PageRequest, total: number): string {
  const last = Math.max(1, Math.ceil(total / size))
  const pages = new Map([
    ['first', 1],
    ['prev', Math.min(number - 1, last)],
    ['next', number + 1],
    ['last', last],
  ])
  return [...pages]
    .filter(([, to]) => to >= 1 && to <= last)
    .map(([rel, to]) => `<${addressOf(c, to, size)}>; rel="${rel}"`)
    .join(', ')
}

function addressOf(c: Context, number: number, size: number): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('page', String(number))
  searchParams.set('pageSize', String(size))
  return `${pathname}?${searchParams}`
}
