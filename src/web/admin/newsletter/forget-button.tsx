import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Done } from '#contract/site.schema.ts'
import type { Subscriber } from '#contract/subscribers.schema.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

/** Deletes an address for good, after a question. */
export function ForgetButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const forget = async () => {
    try {
      const { message } = await callAdmin<Done>(`/api/admin/subscribers/${id}`, { method: 'DELETE' })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, 'An error occurred while deleting the subscriber')
    } finally {
      afterChange()
    }
  }
  return (
    <>
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`Delete ${email}`}
        className="icon-btn--danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${email}?`}
          confirm="Delete"
          onConfirm={forget}
          onClose={() => setAsking(false)}
        >
          The address goes for good, with its confirmation and its mails. It cannot be put back. Whoever only
          wants no more mail can unsubscribe instead.
        </ConfirmDialog>
      )}
    </>
  )
}
