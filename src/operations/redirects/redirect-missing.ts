import { findRedirectFor } from './find-redirect.ts'
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
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || (status !== 404 && status !== 410)) return undefined
  const { pathname, search } = url
  const location = await findRedirectFor(app, { pathname, search, isGone: status === 410 })
  return location === undefined
    ? undefined
    : new Response(null, { status: 301, headers: { ...HEADERS, location } })
}
