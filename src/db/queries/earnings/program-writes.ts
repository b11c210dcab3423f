import { sql, type Kysely } from 'kysely'
import type { ProgramForm } from '#contract/earnings/earnings.schema.ts'
import type { Tables } from '../../tables.ts'

/** Fails with a unique violation where another programme has the name. */
export async function insertProgram(
  db: Kysely<Tables>,
  form: ProgramForm,
  { at, key, secret }: { at: Date; key: string; secret: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('programs')
    .values({
      ...columnsOf(form),
      postback_key: key,
      postback_secret: secret,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setCasinos(db, id, form.casinoIds)
  return id
}

/** Fails like an insert does. */
export async function updateProgram(
  db: Kysely<Tables>,
  id: number,
  form: ProgramForm,
  { at, secret }: { at: Date; secret: string | null | undefined },
): Promise<void> {
  await db
    .updateTable('programs')
    .set({
      ...columnsOf(form),
      // Undefined leaves it unchanged.
      ...(secret !== undefined && { postback_secret: secret }),
      updated_at: at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('program_casinos').where('program_id', '=', id).execute()
  await setCasinos(db, id, form.casinoIds)
}

/**
 * Sets a new key; the current one works until `formerEndsAt`. Returns the programme's name; undefined for an unknown
 * id.
 */
export async function updatePostbackKey(
  db: Kysely<Tables>,
  id: number,
  {
    key,
    formerEndsAt,
    secret,
    at,
  }: { key: string; formerEndsAt: Date | null; secret: string | undefined; at: Date },
): Promise<string | undefined> {
  const changed = await db
    .updateTable('programs')
    .set({
      former_postback_key: formerEndsAt === null ? null : sql`postback_key`,
      former_key_ends_at: formerEndsAt,
      postback_key: key,
      // Only where calls are signed.
      ...(secret !== undefined && {
        postback_secret: sql<string | null>`case when postback_secret is not null then ${secret} end`,
      }),
      updated_at: at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return changed?.name
}

/**
 * Returns the programme's name; undefined for an unknown id. Fails with a foreign key violation where it has reported
 * events.
 */
export async function deleteProgram(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const deleted = await db.deleteFrom('programs').where('id', '=', id).returning('name').executeTakeFirst()
  return deleted?.name
}

/** Unknown casinos are left out. A casino of another programme moves to this one. */
async function setCasinos(db: Kysely<Tables>, id: number, casinoIds: readonly number[]): Promise<void> {
  if (casinoIds.length === 0) return
  await sql`
    insert into program_casinos (casino_id, program_id)
    select casinos.id, ${id}::integer from casinos where casinos.id = any(${[...casinoIds]}::integer[])
    on conflict (casino_id) do update set program_id = excluded.program_id`.execute(db)
}

function columnsOf(form: ProgramForm) {
  const { name, network, contact, deal, notes, currency } = form
  return {
    name,
    network,
    contact,
    deal,
    notes,
    currency,
    click_parameter: form.clickParameter,
    postback_addresses: form.postbackAddresses,
    postback_names: JSON.stringify(form.postbackNames),
  }
}
