import { NavLink } from 'react-router'
import { paths } from '#contract/shared/paths.ts'

/** The two lists of the section. */
export function ListTabs() {
  return (
    <nav className="redirect-tabs" aria-label="Redirects and missing addresses">
      <NavLink to={paths.admin('redirects')} end>
        Redirects
      </NavLink>
      <NavLink to={paths.admin('redirects/missing')}>Missing addresses</NavLink>
    </nav>
  )
}
