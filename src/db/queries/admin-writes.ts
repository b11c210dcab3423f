import type { Kysely } from 'kysely'
import type { Admin } from '#contract/admins.schema.ts'
import type { Tables } from '../tables.ts'

/** The id; undefined when somebody has this name already, whatever its case. */
export async function insertAdmin(
  db: Kysely<Tables>,
  admin: { username: string; passwordHash: string; now: Date },
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('admins')
    .values({
      username: admin.username,
      password_hash: admin.passwordHash,
      role: 'admin',
      created_at: admin.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** The account, held until the transaction ends. */
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

/** The sessions go with it. */
export async function deleteAdmin(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('admins').where('id', '=', id).execute()
}

export async function updatePassword(db: Kysely<Tables>, id: number, passwordHash: string): Promise<void> {
  await db.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}
