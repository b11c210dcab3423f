import { WifiOff } from 'lucide'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { titleOf } from './page-meta.ts'
import { useSite } from './site-data.ts'

/** One sentence in the place of a page that could not be loaded, and the way home. */
export function FailedPage() {
  const { brand } = useSite()
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
