import { WifiOff } from 'lucide-react'
import { EmptyState } from '#ui/empty-state.tsx'

interface ListFailedProps {
  /** The heading of the page. */
  heading: string
  /** Such as "Failed to Load Bonuses". */
  title: string
}

/** A list that could not be loaded, with the same words as the casino list. */
export function ListFailed({ heading, title }: ListFailedProps) {
  return (
    <div className="wrap">
      <div className="page-head"><h1>{heading}</h1></div>
      <div role="alert">
        <EmptyState failed icon={WifiOff} as="h2" title={title} action={<a className="btn btn--outline" href="">Try Again</a>}>
          Please try again later or check your connection.
        </EmptyState>
      </div>
    </div>
  )
}
