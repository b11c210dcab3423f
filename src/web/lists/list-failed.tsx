import { WifiOff } from 'lucide'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

interface ListFailedProps {
  /** The heading of the page. */
  heading: string
  /** Such as "Failed to Load Bonuses". */
  title: string
  /** The address of the list. */
  to: string
}

/** A list that could not be loaded, with the same words as the casino list. */
export function ListFailed({ heading, title, to }: ListFailedProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <div role="alert">
        <EmptyState
          failed
          icon={WifiOff}
          as="h2"
          title={title}
          action={
            <ButtonLink variant="outline" to={to} reloadDocument>
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
