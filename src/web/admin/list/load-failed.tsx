import { WifiOff } from 'lucide'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reasonOf } from '../../shell/call-api.ts'

interface LoadFailedProps {
  /** What could not be loaded, such as "the trash" or "casinos". */
  what: string
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** What stands where something could not be loaded: the reason, and a button that tries again. */
export function LoadFailed({ what, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        failed
        icon={WifiOff}
        as="h2"
        title={`Failed to load ${what}`}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(error, 'Please try again later or check your connection.')}
      </EmptyState>
    </div>
  )
}
