import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { PendingPage } from './pending-page.tsx'
import type { Route } from './+types/shell.layout.ts'

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
