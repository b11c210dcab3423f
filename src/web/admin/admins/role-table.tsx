import { Check } from 'lucide'
import { PERMISSION_NAMES, PERMISSIONS, ROLE_NAMES, roleMay, ROLES } from '#contract/staff/permissions.ts'
import { Icon } from '#ui/icon.tsx'

/** What each role may do, from the table that the server decides by. */
export function RoleTable() {
  return (
    <section className="role-table" aria-labelledby="role-table">
      <div className="admin-head">
        <div>
          <h1 id="role-table">Permissions</h1>
          <p className="mut sm">What each role may do. Everybody can change their own password.</p>
        </div>
      </div>
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
