import { Check } from 'lucide'
import { useParams } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { PERMISSION_NAMES, PERMISSIONS, ROLE_NAMES, roleMay, ROLES } from '#contract/staff/permissions.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionTabs, ScreenHead } from '../items/list/list-parts.tsx'
import { Accounts } from './accounts.tsx'

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

function RoleTable() {
  return (
    <section className="role-table" aria-labelledby="role-table">
      <ScreenHead
        title="Permissions"
        titleId="role-table"
        note="What each role may do. Everyone can change their own password."
      />
      <div className="card card--flat table-wrap">
        <table className="table table--tight">
          <caption className="sr">What each role may do</caption>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {ROLE_NAMES.map((role) => (
                <th key={role} scope="col" className="role-table__role">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSION_NAMES.map((permission) => (
              <tr key={permission}>
                <th scope="row">{PERMISSIONS[permission]}</th>
                {ROLE_NAMES.map((role) => (
                  <td key={role} className="role-table__role">
                    {roleMay(ROLES, role, permission) ? <Yes /> : <No />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Yes() {
  return (
    <>
      <Icon of={Check} size={18} />
      <span className="sr">Yes</span>
    </>
  )
}

function No() {
  return (
    <>
      <span className="mut" aria-hidden="true">
        –
      </span>
      <span className="sr">No</span>
    </>
  )
}
