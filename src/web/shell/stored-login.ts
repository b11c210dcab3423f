import type { Role } from '#contract/staff/permissions.ts'

/** The sign-in stored in this browser (decision D-64). The server alone decides about permissions. */
export interface StaffUser {
  id: number
  username: string
  role: Role
  /** Known after the server was asked. */
  displayName?: string | null
}

const TOKEN_KEY = 'adminToken'
const USER_KEY = 'adminUser'

export function storedToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined
}

/** Whether staff are signed in here; false without storage. */
export function isStaffBrowser(): boolean {
  try {
    return storedToken() !== undefined
  } catch {
    return false
  }
}

export function keepLogin(token: string, user: StaffUser): void {
  // Stored before the token, because other tabs check the person first and must not use the new token as the previous
  // person's.
  localStorage.setItem(USER_KEY, JSON.stringify(user))
  localStorage.setItem(TOKEN_KEY, token)
}

/** The person signed in here; undefined without one. */
export function storedUser(): StaffUser | undefined {
  try {
    return (JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as StaffUser | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Calls `onChange` when another tab signs in or out. Returns a function that stops it. */
export function followLogin(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === null || key === TOKEN_KEY || key === USER_KEY) onChange()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

let personOfTab: number | undefined

/** Records the person whose rows and forms this tab shows. */
export function claimTab(id: number): void {
  personOfTab = id
}

/**
 * Whether another tab has signed in as another person since this one was opened. This tab must not save as that person.
 */
export function isOfAnother(): boolean {
  const id = storedUser()?.id
  return personOfTab !== undefined && id !== undefined && id !== personOfTab
}

/** Signs out here. The tab belongs to nobody until the next sign-in. */
export function forgetLogin(): void {
  personOfTab = undefined
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
}
