import { isRouteErrorResponse } from 'react-router'
import { notFoundTextOf } from './not-found.ts'
import { resting } from './resting.tsx'

/** What a page shows that failed: a page of its own for what is not there, one sentence for the rest. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (isRouteErrorResponse(error) && status === 404) return <NotFoundPage {...notFoundTextOf(error.data)} />
  return <FailedPage isUnavailable={status === 503} />
}

const NotFoundPage = resting(async () => (await import('./not-found-page.tsx')).NotFoundPage)
// Out of a file that is there since the first touch: the line may be what failed.
const FailedPage = resting(async () => (await import('./frame-end.tsx')).FailedPage)
