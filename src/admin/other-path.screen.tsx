import { redirect } from 'react-router'
import { paths } from '#contract/shared/paths.ts'

/** Unknown addresses below /admin open the dashboard, so that old bookmarks still work. */
export function loader() {
  return redirect(paths.admin())
}

export default function OtherPathScreen() {
  return null
}
