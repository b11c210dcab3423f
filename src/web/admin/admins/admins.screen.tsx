import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import type { Admin, AdminList } from '#contract/staff/admins.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { readListQuery, withListQuery } from '../list/list-query.ts'
import { ListTable } from '../list/list-table.tsx'
import { PageFoot } from '../list/page-foot.tsx'
import { SectionTabs } from '../list/section-tabs.tsx'
import { PasswordDialog } from '../password-dialog.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { useStaff } from '../session/staff-context.ts'
import { keptPageSize } from '../table/page-size.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { AccountActions } from './account-actions.tsx'
import { AddAdminDialog } from './add-admin-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

const PATH = '/api/admin/admins'

/** Everybody with an account, and beside it what each role may do. */
export default function AdminsScreen() {
  const isPermissions = useParams()['list'] === 'permissions'
  return (
    <>
      <SectionTabs label="Admins and permissions" tabs={TABS} />
      {isPermissions ? <RoleTable /> : <Accounts />}
    </>
  )
}

const TABS = [
  { to: paths.admin('admins'), label: 'Accounts' },
  { to: paths.admin('admins/permissions'), label: 'Permissions' },
]

function Accounts() {
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
      <div className="admin-head">
        <div>
          <h1>Admins</h1>
          <p className="mut sm" role="status">
            {admins === undefined
              ? 'Loading...'
              : `${admins.length} ${admins.length === 1 ? 'account' : 'accounts'}`}
          </p>
        </div>
        <div className="admin-head__tools">
          <Button variant="outline" onClick={() => setOpen('password')}>
            <Icon of={KeyRound} size={18} />
            Change my password
          </Button>
          <Button onClick={() => setOpen('add')}>
            <Icon of={Plus} size={18} />
            Add Admin
          </Button>
        </div>
      </div>
      {accounts.isError ? (
        <LoadFailed what="admins" query={accounts} />
      ) : admins === undefined ? (
        <RowsSkeleton columns={3} />
      ) : (
        <AdminPages admins={admins} />
      )}
      {open === 'add' && <AddAdminDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </>
  )
}

/** One page of the accounts, which arrive all at once. */
function AdminPages({ admins }: { admins: readonly Admin[] }) {
  const [parameters, setParameters] = useSearchParams()
  const { page, pageSize = keptPageSize() } = readListQuery(parameters, {})
  // An address may name a page that is gone since an account was deleted.
  const shown = Math.min(page, Math.max(1, Math.ceil(admins.length / pageSize)))
  return (
    <>
      <AdminRows admins={admins.slice((shown - 1) * pageSize, shown * pageSize)} />
      <PageFoot
        total={admins.length}
        page={shown}
        pageSize={pageSize}
        hrefOf={(number) => `?${withListQuery(parameters, { page: String(number) }, {}).toString()}`}
        onPageSize={(size) =>
          setParameters(withListQuery(parameters, { pageSize: size }, {}), { preventScrollReset: true })
        }
      />
    </>
  )
}

/** One's own row has no buttons: another owner changes it. */
function AdminRows({ admins }: { admins: readonly Admin[] }) {
  const staff = useStaff()
  return (
    <ListTable caption="Admins" heads={['Username', 'Role', 'Created']} hasActions>
      {admins.map((admin) => (
        <tr key={admin.id}>
          <td>
            <b>{admin.username}</b>
            {admin.id === staff.id && <span className="mut"> (you)</span>}
          </td>
          <td>
            <span className="account__role">
              <Badge tone={admin.role === 'owner' ? 'chip' : 'plain'}>{admin.role}</Badge>
              {admin.isDisabled && <StatusBadge state="off">Disabled</StatusBadge>}
            </span>
          </td>
          <td>
            <AdminTime at={admin.createdAt} />
          </td>
          <td className="r">{admin.id !== staff.id && <AccountActions admin={admin} />}</td>
        </tr>
      ))}
    </ListTable>
  )
}
