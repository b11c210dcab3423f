import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Admin } from '#contract/admins.schema.ts'
import type { Done } from '#contract/site.schema.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

/** Deletes an admin after a question. */
export function DeleteAdminButton({ admin: { id, username } }: { admin: Admin }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const remove = async () => {
    try {
      const { message } = await callAdmin<Done>(`/api/admin/admins/${id}`, { method: 'DELETE' })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, 'An error occurred while deleting the administrator')
    } finally {
      afterChange()
    }
  }
  return (
    <>
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`Delete ${username}`}
        className="icon-btn--danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${username}?`}
          confirm="Delete"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {username} is signed out at once and cannot sign in any more. What {username} did stays in the
          history.
        </ConfirmDialog>
      )}
    </>
  )
}
