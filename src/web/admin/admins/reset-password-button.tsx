import { KeyRound } from 'lucide'
import { useRef, useState } from 'react'
import type { Admin, ResetPassword } from '#contract/staff/admins.schema.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { NewPasswordDialog } from './new-password-dialog.tsx'

/** Gives somebody a new password, after a question, and shows it once. */
export function ResetPasswordButton({ admin: { id, username } }: { admin: Admin }) {
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const afterChange = useAfterChange()
  const reset = async () => {
    try {
      const path = `/api/admin/admins/${id}/reset-password`
      const answer = await callAdmin<ResetPassword>(path, { method: 'POST' })
      setPassword(answer.password)
    } catch (error) {
      showFailure(error, 'The password could not be reset')
    } finally {
      afterChange()
    }
  }
  const close = () => {
    setPassword(undefined)
    // This dialog was opened from one that is gone by now, so it has nothing to give the focus back to.
    setTimeout(() => button.current?.focus())
  }
  return (
    <>
      <IconButton
        ref={button}
        icon={KeyRound}
        iconSize={18}
        label={`Reset the password of ${username}`}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Reset the password of ${username}?`}
          confirm="Reset password"
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          {username} is signed out everywhere, and the old password stops working. The new one is shown to you
          once.
        </ConfirmDialog>
      )}
      {password !== undefined && (
        <NewPasswordDialog username={username} password={password} onClose={close} />
      )}
    </>
  )
}
