import { withParameter } from '#contract/shared/raw-query.ts'

/** The address of a request at another page of its list; the rest of the query stays, such as parameters of a campaign. */
export function addressOfPage(request: Request, page: number): string {
  const { pathname, search } = new URL(request.url)
  return pathname + withParameter(search, 'page', page === 1 ? undefined : String(page))
}
