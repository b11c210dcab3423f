import { WifiOff } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

interface ListFailedProps {
  head: ReactNode
  /** Such as "Failed to Load Bonuses". */
  title: string
  to: string
}

/** A list that could not be loaded. */
export function ListFailed({ head, title, to }: ListFailedProps) {
  return (
    <div className="wrap">
      {typeof head === 'string' ? (
        <div className="page-head">
          <h1>{head}</h1>
        </div>
      ) : (
        head
      )}
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
