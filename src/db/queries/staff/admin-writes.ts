import { sql, type Kysely } from 'kysely'
import type { Admin } from '#contract/staff/admins.schema.ts'
import type { Tables } from '../../tables.ts'

/** Returns the id; undefined when the name is taken, ignoring case. */
export async function insertAdmin(
  db: Kysely<Tables>,
  admin: { username: string; displayName: string | null; passwordHash: string; now: Date },
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('admins')
    .values({
      username: admin.username,
      display_name: admin.displayName,
      password_hash: admin.passwordHash,
      role: 'admin',
      created_at: admin.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Locks the account until the transaction ends. */
export function lockAdmin(
  db: Kysely<Tables>,
  id: number,
): Promise<(Pick<Admin, 'id' | 'username' | 'role'> & { passwordHash: string }) | undefined> {
  return db
    .selectFrom('admins')
    .select(['id', 'username', 'role', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type LockedAdmin = Pick<Admin, 'id' | 'username' | 'role'> & { isDisabled: boolean }

/** Locks the owners and the accounts with these ids until the transaction ends; missing ones are left out. */
export function lockOwnersAnd(db: Kysely<Tables>, ids: readonly number[]): Promise<LockedAdmin[]> {
  return (
    db
      .selectFrom('admins')
      .select(['id', 'username', 'role', sql<boolean>`disabled_at is not null`.as('isDisabled')])
      .where((eb) => eb.or([eb('role', '=', 'owner'), eb('id', 'in', [...ids])]))
      // A fixed order prevents deadlocks.
      .orderBy('id')
      .forUpdate()
      .execute()
  )
}

/** Also deletes the account's sessions. */
export async function deleteAdmin(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('admins').where('id', '=', id).execute()
}

export async function updatePassword(db: Kysely<Tables>, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Null means the name of the site. */
export async function updateDisplayName(
  db: Kysely<Tables>,
  id: number,
  displayName: string | null,
): Promise<void> {
  await db.updateTable('admins').set({ display_name: displayName }).where('id', '=', id).execute()
}

export async function updateRole(db: Kysely<Tables>, id: number, role: Admin['role']): Promise<void> {
  await db.updateTable('admins').set({ role }).where('id', '=', id).execute()
}

/** Null enables the account. */
export async function updateDisabledAt(
  db: Kysely<Tables>,
  id: number,
  disabledAt: Date | null,
): Promise<void> {
  await db.updateTable('admins').set({ disabled_at: disabledAt }).where('id', '=', id).execute()
}
