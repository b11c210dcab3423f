import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '#web/shell/call-api.ts'

/** Tells why something was not done: the server's words, or the sentence given. */
export function showFailure(error: unknown, otherwise: string, title = 'Error'): void {
  // The person chose not to sign in or give the password again: nothing has failed.
  if (error instanceof Error && error.message === 'Given up') return
  showToast({ title, description: reasonOf(error, otherwise), variant: 'destructive' })
}
