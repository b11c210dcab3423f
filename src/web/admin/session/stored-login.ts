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
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(USER_KEY, JSON.stringify(user))
}

/** Who is signed in here; undefined without anyone. */
export function storedUsername(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as StaffUser | null)?.username
  } catch {
    return undefined
  }
}

export function forgetLogin(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
}
