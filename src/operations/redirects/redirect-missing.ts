import { findQueryRedirect, findRedirectFor } from './find-redirect.ts'
import type { App } from '../app/app.ts'

interface Answered {
  request: Request
  /** Without the ending of a request for the data of a page. */
  url: URL
  response: Response
}

/** Redirects are asked for again each time, so that staff can change them; 301 says that the address is the old one. */
const HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** The redirect in place of an answer that says that nothing is there; undefined when there is none, or no need for one. */
export async function redirectMissing(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { request, url, response: { status } }: Answered,
): Promise<Response | undefined> {
  if (!isRead(request) || (status !== 404 && status !== 410)) return undefined
  const { pathname, search } = url
  const location = await findRedirectFor(app, { pathname, search, isGone: status === 410 })
  return location === undefined ? undefined : moved(location)
}

/** The redirect in place of the page of a path, for an address that a redirect with a query means. */
export async function redirectQuery(
  app: Pick<App, 'db' | 'redirects' | 'now'>,
  { request, url: { pathname, search } }: Omit<Answered, 'response'>,
): Promise<Response | undefined> {
  if (!isRead(request)) return undefined
  const location = await findQueryRedirect(app, { pathname, search })
  return location === undefined ? undefined : moved(location)
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function moved(location: string): Response {
  return new Response(null, { status: 301, headers: { ...HEADERS, location } })
}
