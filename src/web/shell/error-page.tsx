import { WifiOff } from 'lucide'
import { isRouteErrorResponse } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { notFoundTextOf } from './not-found.ts'
import { titleOf } from './page-meta.ts'
import { useSite } from './site-data.ts'

/** What a page shows that failed: a page of its own for what is not there, one sentence for the rest. */
export function ErrorPage({ error }: { error: unknown }) {
  const { brand } = useSite()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundPage {...notFoundTextOf(error.data)} />
  return (
    <div className="wrap py-16">
      <title>{titleOf('Something went wrong', brand.name)}</title>
      <EmptyState
        failed
        as="h1"
        icon={WifiOff}
        title="Something went wrong"
        action={
          <ButtonLink variant="outline" to={paths.home()} reloadDocument>
            Go to Home
          </ButtonLink>
        }
      >
        This page could not be loaded. Please try again later or check your connection.
      </EmptyState>
    </div>
  )
}
