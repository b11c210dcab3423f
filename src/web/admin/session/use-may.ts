import { roleMay, ROLES } from '#contract/staff/permissions.ts'
import type { Access } from '#contract/staff/permissions.ts'
import { useStaff } from './staff-context.ts'

/** Whether the person who is signed in may do something. It only hides what the server would refuse. */
export function useMay(): (access: Access) => boolean {
  const { role } = useStaff()
  return (access) => roleMay(ROLES, role, access)
}
