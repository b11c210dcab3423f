import type { Kysely } from 'kysely'
import type { Role } from '#contract/staff/permissions.ts'
import type { Tables } from '#db/tables.ts'
import { hashPassword } from '#platform/password.ts'
import type { TestApp, TestRequest } from './test-app.ts'

export const PASSWORD = ' tri reči, jedna šifra '

export async function anAccount(
  db: Kysely<Tables>,
  username: string,
  role: Role = 'admin',
  password = PASSWORD,
): Promise<void> {
  await db
    .insertInto('admins')
    .values({ username, role, password_hash: await hashPassword(password) })
    .execute()
}

/** Signs in, with the device's cookie if given. */
export function signInAt(
  site: TestApp,
  username: string,
  password = PASSWORD,
  { cookie, ...init }: TestRequest & { cookie?: string } = {},
): Promise<Response> {
  const headers = { ...init.headers, ...(cookie === undefined ? {} : { cookie }) }
  return site.post('/api/auth/login', { username, password }, { ...init, headers })
}

/** The cookie as a browser returns it. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
