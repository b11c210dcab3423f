import { createContext, useContext } from 'react'
import type { StaffUser } from './stored-login.ts'

export const StaffContext = createContext<StaffUser | undefined>(undefined)

/** Who is signed in. Only behind the guard. */
export function useStaff(): StaffUser {
  const staff = useContext(StaffContext)
  if (staff === undefined) throw new Error('There is nobody signed in outside the guard.')
  return staff
}
