import { redirect } from 'react-router'
import { paths } from '#contract/shared/paths.ts'

/** Whatever else is under /admin is the dashboard: an old bookmark leads somewhere useful. */
export function loader() {
  return redirect(paths.admin())
}

export default function OtherPathScreen() {
  return null
}
