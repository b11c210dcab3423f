import type { Role } from '#contract/staff/permissions.ts'

/** The sign-in as it is kept in this browser (decision D-64). What it may do is decided by the server alone. */
export interface StaffUser {
  id: number
  username: string
  role: Role
  /** Known once the server has been asked. */
  displayName?: string | null
}

const TOKEN_KEY = 'adminToken'
const USER_KEY = 'adminUser'

export function storedToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined
}

/** Whether staff are signed in here; false where the storage is closed. */
export function isStaffBrowser(): boolean {
  try {
    return storedToken() !== undefined
  } catch {
    return false
  }
}

export function keepLogin(token: string, user: StaffUser): void {
  // Other tabs look at the person first: they must not take the new token for that of the person before.
  localStorage.setItem(USER_KEY, JSON.stringify(user))
  localStorage.setItem(TOKEN_KEY, token)
}

/** Who is signed in here; undefined without anyone. */
export function storedUser(): StaffUser | undefined {
  try {
    return (JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as StaffUser | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Calls `onChange` when another tab signs somebody in or out. Returns the function that stops it. */
export function followLogin(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === null || key === TOKEN_KEY || key === USER_KEY) onChange()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

let personOfTab: number | undefined

/** Says whom the rows and forms of this tab belong to. */
export function claimTab(id: number): void {
  personOfTab = id
}

/** Whether another tab has signed in as another person since this one was opened: it must not save as them. */
export function isOfAnother(): boolean {
  const id = storedUser()?.id
  return personOfTab !== undefined && id !== undefined && id !== personOfTab
}

/** Signs out here: the tab belongs to no one until the next sign-in. */
export function forgetLogin(): void {
  personOfTab = undefined
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
}
