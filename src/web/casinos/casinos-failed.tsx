import { WifiOff } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CasinoListTitle } from './casino-list-head.tsx'

/** The list when it could not be loaded. */
export function CasinosFailed() {
  return (
    <div className="wrap">
      <div className="page-head">
        <CasinoListTitle />
      </div>
      <div role="alert">
        <EmptyState
          failed
          icon={WifiOff}
          as="h2"
          title="Failed to Load Casinos"
          action={
            <ButtonLink variant="outline" to={paths.casinos()} reloadDocument>
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
