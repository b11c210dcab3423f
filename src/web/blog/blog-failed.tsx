import { WifiOff } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { BLOG_TITLE } from './blog-meta.ts'

/** The blog when its articles could not be loaded. */
export function BlogFailed() {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{BLOG_TITLE}</h1>
      </div>
      <div role="alert">
        <EmptyState
          failed
          icon={WifiOff}
          as="h2"
          title="Failed to Load Articles"
          action={
            <ButtonLink variant="outline" to={paths.blog()} reloadDocument>
              Try Again
            </ButtonLink>
          }
        >
          Please try again later or check your connection.
        </EmptyState>
      </div>
    </div>
  )
}
