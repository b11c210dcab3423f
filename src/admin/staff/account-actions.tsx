import { Ban, CircleCheck, KeyRound, ShieldMinus, ShieldPlus, type IconNode } from 'lucide'
import { useRef, useState } from 'react'
import type { Admin, ResetPassword } from '#contract/staff/admins.schema.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { showFailure } from '../failure.ts'
import { useAction } from '../use-action.ts'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { callAdmin } from './call-admin.ts'

/** An owner's actions for another account. Owners cannot be deleted, so that a site never loses its last one. */
export function AccountActions({ admin }: { admin: Admin }) {
  const { id, role, isDisabled } = admin
  return (
    <span className="table__actions inline-flex items-center gap-1">
      <AccountButton id={id} action={role === 'owner' ? makeAdmin(admin) : makeOwner(admin)} />
      <ResetPasswordButton admin={admin} />
      <AccountButton id={id} action={isDisabled ? enable(admin) : disable(admin)} />
      {role === 'owner' ? <span className="table__no-action" /> : <DeleteAdminButton admin={admin} />}
    </span>
  )
}

function makeOwner({ username }: Admin): AccountAction {
  return {
    icon: ShieldPlus,
    label: `Make ${username} an owner`,
    call: { path: 'role', method: 'PUT', payload: { role: 'owner' } },
    question: {
      title: `Make ${username} an owner?`,
      consequences: `${username} can then do all that you can: manage accounts, yours included, and read the audit log.`,
      confirm: 'Make owner',
      isHarmless: true,
    },
  }
}

function makeAdmin({ username }: Admin): AccountAction {
  return {
    icon: ShieldMinus,
    label: `Make ${username} an admin`,
    call: { path: 'role', method: 'PUT', payload: { role: 'admin' } },
    question: {
      title: `Make ${username} an admin?`,
      consequences: `${username} stays signed in and can no longer manage accounts or read the audit log.`,
      confirm: 'Make admin',
    },
  }
}

function disable({ username }: Admin): AccountAction {
  return {
    icon: Ban,
    label: `Disable ${username}`,
    call: { path: 'disable', method: 'POST' },
    question: {
      title: `Disable ${username}?`,
      consequences: `${username} is signed out at once and cannot sign in until you enable the account again. Drafts and history stay.`,
      confirm: 'Disable',
    },
  }
}

function enable({ username }: Admin): AccountAction {
  return { icon: CircleCheck, label: `Enable ${username}`, call: { path: 'enable', method: 'POST' } }
}

function DeleteAdminButton({ admin: { id, username } }: { admin: Admin }) {
  return (
    <DeleteForGoodButton
      path={`/api/admin/admins/${id}`}
      name={username}
      failure="An error occurred while deleting the administrator"
    >
      {username} is signed out at once and cannot sign in any more. What {username} did stays in the history.
    </DeleteForGoodButton>
  )
}

interface AccountAction {
  icon: IconNode
  label: string
  call: { path: string; method: 'POST' | 'PUT'; payload?: object }
  /** The question before the action; without one it runs at once. */
  question?: { title: string; consequences: string; confirm: string; isHarmless?: boolean }
}

/** Changes an account, after a question where it has consequences. */
function AccountButton({ id, action }: { id: number; action: AccountAction }) {
  const { icon, label, call, question } = action
  const [isAsking, setAsking] = useState(false)
  const isBusy = useRef(false)
  const send = useAction()
  const act = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const { path, ...request } = call
    await send(`/api/admin/admins/${id}/${path}`, { ...request, failed: 'The account could not be changed' })
    isBusy.current = false
  }
  return (
    <>
      <IconButton
        icon={icon}
        iconSize={18}
        label={label}
        onClick={() => (question === undefined ? void act() : setAsking(true))}
      />
      {isAsking && question !== undefined && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          isHarmless={question.isHarmless}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          {question.consequences}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Gives a person a new password, after a question, and shows it once. */
function ResetPasswordButton({ admin: { id, username } }: { admin: Admin }) {
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const afterChange = useAfterChange()
  const reset = async () => {
    try {
      const path = `/api/admin/admins/${id}/reset-password`
      const response = await callAdmin<ResetPassword>(path, { method: 'POST' })
      setPassword(response.password)
    } catch (error) {
      showFailure(error, 'The password could not be reset')
    } finally {
      afterChange()
    }
  }
  const close = () => {
    setPassword(undefined)
    // The dialog that opened this one is gone, so there is nothing to return the focus to.
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

interface NewPasswordDialogProps {
  username: string
  password: string
  onClose: () => void
}

/** Shows a password that cannot be read anywhere else. */
function NewPasswordDialog({ username, password, onClose }: NewPasswordDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={`New password of ${username}`}
      description={`Give it to ${username} now: it is not shown again. After signing in, ${username} can change it with the key at the top right.`}
      className="dialog--small"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="new-password">
        <code>{password}</code>
        <CopyButton text={password} of="new password" />
      </div>
    </Dialog>
  )
}
