import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { Tables } from '../../tables.ts'

/** Until the transaction ends no other one writes redirects: chains are found among all of them. */
export async function holdRedirects(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db)
}

interface Writing {
  at: Date
  by: string | null
}

/** Stores new redirects, and changes those whose kind and source are there already. At most 1000. */
export async function putRedirects(
  db: Kysely<Tables>,
  redirects: readonly CheckedRedirect[],
  { at, by }: Writing,
): Promise<void> {
  if (redirects.length === 0) return
  await db
    .insertInto('redirects')
    .values(redirects.map((redirect) => ({ ...columnsOf(redirect), created_at: at, created_by: by })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source_key']).doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        target: eb.ref('excluded.target'),
        target_key: eb.ref('excluded.target_key'),
      })),
    )
    .execute()
}

export async function insertRedirect(
  db: Kysely<Tables>,
  redirect: CheckedRedirect,
  { at, by }: Writing,
): Promise<number> {
  const { id } = await db
    .insertInto('redirects')
    .values({ ...columnsOf(redirect), created_at: at, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when there is none with this id. */
export async function updateRedirect(
  db: Kysely<Tables>,
  id: number,
  redirect: CheckedRedirect,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('redirects')
    .set(columnsOf(redirect))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The source of what was deleted; undefined when there was nothing. */
export async function deleteRedirect(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const deleted = await db.deleteFrom('redirects').where('id', '=', id).returning('source').executeTakeFirst()
  return deleted?.source
}

/**
 * Exact redirects that lead to one of these sources lead where it leads, so that no visitor is sent twice. A target
 * with a query or a mark of its own stays, because the next redirect could change what it says, unless it is that very
 * source.
 */
export async function shortenChains(db: Kysely<Tables>, sourceKeys: readonly string[]): Promise<void> {
  await sql`
    update redirects set target = next.target, target_key = next.target_key
    from redirects as next
    where next.kind = 'exact' and next.source_key = any(${[...sourceKeys]}::text[])
      and (redirects.target_key = next.source_key and redirects.target !~ '[?#]'
        or redirects.target = next.source and next.source_key like '%?%')
      and redirects.source_key is distinct from next.target_key`.execute(db)
}

function columnsOf({ kind, source, sourceKey, target, targetKey }: CheckedRedirect) {
  return { kind, source, source_key: sourceKey, target, target_key: targetKey }
}
