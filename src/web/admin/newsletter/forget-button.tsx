import type { Subscriber } from '#contract/newsletter/subscribers.schema.ts'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'

/** Deletes an address for good, after a question. */
export function ForgetButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  return (
    <DeleteForGoodButton
      path={`/api/admin/subscribers/${id}`}
      name={email}
      failure="An error occurred while deleting the subscriber"
    >
      The address goes for good, with its confirmation and its mails. It cannot be put back. Whoever only
      wants no more mail can unsubscribe instead.
    </DeleteForGoodButton>
  )
}
