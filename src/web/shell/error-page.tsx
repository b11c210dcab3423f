import { isRouteErrorResponse } from 'react-router'
import { notFoundTextOf } from './not-found.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { FailedPage } from './failed-page.tsx'

/** What a page shows that failed: a page of its own for what is not there, one sentence for the rest. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (isRouteErrorResponse(error) && (status === 404 || status === 410 || status === 403))
    return <NotFoundPage {...notFoundTextOf(error.data)} />
  return <FailedPage isUnavailable={status === 503} />
}
