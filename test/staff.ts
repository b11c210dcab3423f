import type { Kysely } from 'kysely'
import { beforeEach } from 'vitest'
import type { Role } from '#contract/staff/permissions.ts'
import type { Tables } from '#db/tables.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import { emptySite } from './empty-site.ts'
import { NOW, type TestApp } from './test-app.ts'

/** Signs in a person with this role, named after it, and returns the token. */
export async function aStaffToken(
  db: Kysely<Tables>,
  role: Role,
  more: { username?: string; expiresAt?: Date; token?: string } = {},
): Promise<string> {
  const { username = role, expiresAt = new Date(NOW.getTime() + 86_400_000), token = newSecret() } = more
  const { id } = await db
    .insertInto('admins')
    .values({ username, role, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      admin_id: id,
      created_at: NOW,
      last_used_at: NOW,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

/**
 * Sends JSON with the given or another account's token; an empty token is a visitor. Reads both at each call, because
 * they may change.
 */
export function staffCalls(of: () => { site: TestApp; token: string }) {
  return async (method: string, path: string, body?: unknown, bearer = of().token) => {
    const response = await of().site.request(path, {
      method,
      headers: {
        ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const total = response.headers.get('x-total-count')
    const pages = total === null ? {} : { total }
    return { status: response.status, ...pages, body: (await response.json()) as Record<string, unknown> }
  }
}

/**
 * A site that is empty before each test but for one person, who is signed in with the same token in all tests. `send`
 * sends JSON for that person or with another token.
 */
export async function staffSite(role: Role = 'admin') {
  const { db, site } = await emptySite()
  const token = newSecret()
  beforeEach(() => aStaffToken(db, role, { token }))
  const headers = { authorization: `Bearer ${token}` }
  return { db, site, token, headers, send: staffCalls(() => ({ site, token })) }
}
