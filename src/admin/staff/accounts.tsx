import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FORM } from '#contract/items/limits.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { NewAdmin, type Admin, type AdminList } from '#contract/staff/admins.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { useSite } from '#web/shell/site-data.ts'
import { counted } from '#domain/shared/counted.ts'
import { FormDialog } from '../form-dialog.tsx'
import { TextField } from '../items/form/fields.tsx'
import { AdminTime, LoadFailed, PageFoot, ScreenHead } from '../items/list/list-parts.tsx'
import { useAddress } from '../items/list/use-list.ts'
import { DataTable, type DataColumn } from '../items/list/data-table.tsx'
import { PasswordDialog } from '../password-dialog.tsx'
import { SecretField } from '../secret-field.tsx'
import { keptPageSize } from '../items/table/page-size.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useAfterChange } from '../items/table/use-open-form.ts'
import { callAdmin } from './call-admin.ts'
import { useStaff } from './staff-context.ts'
import { AccountActions } from './account-actions.tsx'

const PATH = '/api/admin/admins'

export function Accounts() {
  const [open, setOpen] = useState<'add' | 'password'>()
  const close = () => setOpen(undefined)
  const accounts = useQuery({
    queryKey: ['admin', PATH],
    queryFn: ({ signal }) => callAdmin<AdminList>(PATH, { signal }),
    staleTime: 0,
  })
  const admins = accounts.data?.admins
  return (
    <>
      <ScreenHead title="Admins" status={admins && counted(admins.length, 'account')}>
        <Button variant="outline" onClick={() => setOpen('password')}>
          <Icon of={KeyRound} size={18} />
          Change my password
        </Button>
        <Button onClick={() => setOpen('add')}>
          <Icon of={Plus} size={18} />
          Add Admin
        </Button>
      </ScreenHead>
      {accounts.isError ? (
        <LoadFailed what="admins" query={accounts} />
      ) : admins === undefined ? (
        <RowsSkeleton columns={4} />
      ) : (
        <AdminPages admins={admins} />
      )}
      {open === 'add' && <AddAdminDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </>
  )
}

/** One page of the accounts, which are loaded at once. */
function AdminPages({ admins }: { admins: readonly Admin[] }) {
  const { query, change, hrefOf } = useAddress({})
  const { page, pageSize = keptPageSize() } = query
  // The page in the address may no longer exist after a deletion.
  const shown = Math.min(page, Math.max(1, Math.ceil(admins.length / pageSize)))
  return (
    <>
      <AdminRows admins={admins.slice((shown - 1) * pageSize, shown * pageSize)} />
      <PageFoot
        total={admins.length}
        page={shown}
        pageSize={pageSize}
        hrefOf={(number) => hrefOf({ page: String(number) })}
        onPageSize={(size) => change({ pageSize: size }, 'push')}
      />
    </>
  )
}

/** The person's own row has no buttons; another owner can change it. */
function AdminRows({ admins }: { admins: readonly Admin[] }) {
  const staff = useStaff()
  const { brand } = useSite()
  const columns: readonly DataColumn<Admin>[] = [
    {
      label: 'Username',
      cell: ({ id, username }) => (
        <>
          <b>{username}</b>
          {id === staff.id && <span className="mut"> (you)</span>}
        </>
      ),
    },
    {
      label: 'Display name',
      narrow: '',
      cell: ({ displayName }) => displayName ?? <span className="mut">{brand.name}</span>,
    },
    {
      label: 'Role',
      narrow: '',
      cell: ({ role, isDisabled }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge tone={role === 'owner' ? 'chip' : 'plain'}>{role}</Badge>
          {isDisabled && <StatusBadge state="off">Disabled</StatusBadge>}
        </span>
      ),
    },
    { label: 'Created', narrow: '', cell: ({ createdAt }) => <AdminTime at={createdAt} /> },
  ]
  return (
    <DataTable
      caption="Admins"
      rows={admins}
      keyOf={({ id }) => id}
      columns={columns}
      actions={(admin) => admin.id !== staff.id && <AccountActions admin={admin} />}
    />
  )
}

/** Adds an admin. Only one role can be given, so none is asked for (decision D-65). */
function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const afterChange = useAfterChange()
  const form = useForm({
    resolver: zodResolver(NewAdmin),
    defaultValues: { username: '', displayName: '', password: '' },
  })
  return (
    <FormDialog
      title="Add Admin"
      description="An admin may edit the catalogue, articles and reviews, and manages no accounts."
      form={form}
      save="Create"
      failure="An error occurred while creating the administrator"
      onSave={async (payload) => {
        const { message } = await callAdmin<Done>('/api/admin/admins', { payload })
        showToast({ title: message })
        afterChange()
      }}
      onClose={onClose}
    >
      <TextField
        name="username"
        label="Username"
        hint={`At least ${FORM.username.min} characters`}
        max={FORM.username.max}
      />
      <TextField
        name="displayName"
        label="Display name"
        hint="Optional; visitors read it"
        max={FORM.displayName}
      />
      <SecretField name="password" label="Password" autoComplete="new-password" />
    </FormDialog>
  )
}
