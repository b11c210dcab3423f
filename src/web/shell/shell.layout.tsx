import { Outlet, useRouteError } from 'react-router'
import { appContext } from '../app-context.ts'
import { redirectMissing, redirectQuery } from '#operations/redirects/redirect-missing.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { PendingPage } from './pending-page.tsx'
import type { Route } from './+types/shell.layout.ts'

/**
 * Where there is no page, a redirect of staff may know another one. It can never hide a page that is there; one with a
 * query, such as `/?p=12`, stands over a page that reads none of its parameters.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const app = context.get(appContext)
    const moved = await redirectQuery(app, { request, url })
    if (moved !== undefined) return moved
    const response = await next()
    return (await redirectMissing(app, { request, url, response })) ?? response
  },
]

/** Data of pages that were open within the last five minutes is not fetched again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { freshPageData } = await import('./fresh-page-data.ts')
    return freshPageData(request, next)
  },
]

/** The public site: header, page, footer. */
export default function ShellLayout() {
  return (
    <Frame>
      <PendingPage />
      <Outlet />
    </Frame>
  )
}

/** Whatever a page could not do is told inside the same frame. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  )
}
