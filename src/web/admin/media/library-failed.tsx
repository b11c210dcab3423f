import { WifiOff } from 'lucide'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** What stands where the library could not be loaded. */
export function LibraryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      failed
      icon={WifiOff}
      title="Failed to load pictures"
      as="h2"
      action={
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Please try again later or check your connection.
    </EmptyState>
  )
}
