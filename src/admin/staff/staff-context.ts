import { createContext, useContext } from 'react'
import { roleMay, ROLES, type Access } from '#contract/staff/permissions.ts'
import type { StaffUser } from '#web/shell/stored-login.ts'

interface SignedInStaff extends StaffUser {
  /** Called after the display name was changed. */
  rename: (displayName: string | null) => void
}

export const StaffContext = createContext<SignedInStaff | undefined>(undefined)

export function useStaff(): SignedInStaff {
  const staff = useContext(StaffContext)
  if (staff === undefined) throw new Error('useStaff was called outside the guard.')
  return staff
}

/** Whether the signed-in person has a permission. Only hides what the server would refuse. */
export function useMay(): (access: Access) => boolean {
  const { role } = useStaff()
  return (access) => roleMay(ROLES, role, access)
}
