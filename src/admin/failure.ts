import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '#web/shell/call-api.ts'

/** Reports a failure: the server's message, or the given sentence. */
export function showFailure(error: unknown, otherwise: string, title = 'Error'): void {
  // The person declined to sign in or confirm the password, which is not a failure.
  if (error instanceof Error && error.message === 'Given up') return
  showToast({ title, description: reasonOf(error, otherwise), variant: 'destructive' })
}
