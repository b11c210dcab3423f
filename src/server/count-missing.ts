import { noteMissingAddress } from '#operations/redirects/note-missing-address.ts'
import type { App } from '#operations/app/app.ts'

type Fetch = (request: Request, peer?: string) => Response | Promise<Response>

/** Missing addresses of the admin area, the API and files are not counted. */
const NOT_PUBLIC = /^\/(?:admin|api|art|share|media|assets)(?:[/.]|$)/i

/**
 * Records public pages that do not exist. Runs in front of the shared pages, which are rendered without the request's
 * headers and therefore without its referrer.
 */
export function countMissing(app: Pick<App, 'redirects' | 'now'>, fetch: Fetch): Fetch {
  return async (request, peer) => {
    const response = await fetch(request, peer)
    if (response.status !== 404 || request.method !== 'GET' || isPrefetch(request)) return response
    const { pathname } = new URL(request.url)
    if (!NOT_PUBLIC.test(pathname))
      noteMissingAddress(app, {
        // A request for a page's data, by navigation within the site.
        pathname: pathname.replace(/(?:\/_|\/_root)?\.data$/, ''),
        referrer: request.headers.get('referer'),
      })
    return response
  }
}

function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}
