import { Ban, CircleCheck, ShieldMinus, ShieldPlus } from 'lucide'
import type { Admin } from '#contract/staff/admins.schema.ts'
import { AccountButton } from './account-button.tsx'
import type { AccountDeed } from './account-button.tsx'
import { DeleteAdminButton } from './delete-admin-button.tsx'
import { ResetPasswordButton } from './reset-password-button.tsx'

/** What an owner can do with the account of somebody else. Owners cannot be deleted, so that a site never loses its last one. */
export function AccountActions({ admin }: { admin: Admin }) {
  const { id, role, isDisabled } = admin
  return (
    <span className="table__actions">
      <AccountButton id={id} deed={role === 'owner' ? makeAdmin(admin) : makeOwner(admin)} />
      <ResetPasswordButton admin={admin} />
      <AccountButton id={id} deed={isDisabled ? enable(admin) : disable(admin)} />
      {role === 'owner' ? <span className="table__no-action" /> : <DeleteAdminButton admin={admin} />}
    </span>
  )
}

function makeOwner({ username }: Admin): AccountDeed {
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

function makeAdmin({ username }: Admin): AccountDeed {
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

function disable({ username }: Admin): AccountDeed {
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

function enable({ username }: Admin): AccountDeed {
  return {
    icon: CircleCheck,
    label: `Enable ${username}`,
    call: { path: 'enable', method: 'POST' },
  }
}
