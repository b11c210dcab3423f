import { noteMissingAddress } from '#operations/redirects/note-missing-address.ts'
import type { App } from '#operations/app/app.ts'

type Fetch = (request: Request, peer?: string) => Response | Promise<Response>

/** Of the admin area, the api and files: what is missing there is no lost visitor. */
const NOT_PUBLIC = /^\/(?:admin|api|art|share|media|assets)(?:[/.]|$)/i

/**
 * Notes the pages that visitors asked for and nothing answers. It is in front of the shared pages, which render
 * without the headers of the request and so do not know where a visitor came from.
 */
export function countMissing(app: Pick<App, 'redirects' | 'now'>, fetch: Fetch): Fetch {
  return async (request, peer) => {
    const response = await fetch(request, peer)
    if (response.status !== 404 || request.method !== 'GET' || isPrefetch(request)) return response
    const { pathname } = new URL(request.url)
    if (!NOT_PUBLIC.test(pathname))
      noteMissingAddress(app, {
        // The data of a page that someone reaches by a link of ours.
        pathname: pathname.replace(/(?:\/_|\/_root)?\.data$/, ''),
        referrer: request.headers.get('referer'),
      })
    return response
  }
}

function isPrefetch({ headers }: Request): boolean {
  return /prefetch/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}
