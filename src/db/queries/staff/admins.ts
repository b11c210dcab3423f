/** Queries for staff accounts. */
import { sql, type Kysely } from 'kysely'
import type { Admin } from '#contract/staff/admins.schema.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** Oldest first. Password hashes stay in the database. */
export function listAdmins(db: Kysely<Tables>): Promise<Admin[]> {
  return db
    .selectFrom('admins')
    .select([
      'id',
      'username',
      'display_name as displayName',
      'role',
      isoInstant('created_at').as('createdAt'),
      sql<boolean>`disabled_at is not null`.as('isDisabled'),
    ])
    .orderBy('id')
    .execute()
}

export interface KnownAdmin {
  id: number
  username: string
  role: Admin['role']
  passwordHash: string
  isDisabled: boolean
}

/** Finds an account for signing in, ignoring the case of its name. */
export function findAdminByName(db: Kysely<Tables>, username: string): Promise<KnownAdmin | undefined> {
  return db
    .selectFrom('admins')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .select([
      'id',
      'username',
      'role',
      'password_hash as passwordHash',
      sql<boolean>`disabled_at is not null`.as('isDisabled'),
    ])
    .executeTakeFirst()
}
