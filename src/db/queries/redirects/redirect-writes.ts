import { sql, type Kysely } from 'kysely'
import type { CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { Tables } from '../../tables.ts'

/** Blocks other writers of redirects until the transaction ends, because chains are detected across all of them. */
export async function holdRedirects(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db)
}

interface Writing {
  at: Date
  by: string | null
}

/** Stores new redirects, and updates those with the same kind and source. At most 1000. */
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
      conflict
        .columns(['kind', 'source_key'])
        .doUpdateSet((eb) => ({
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

/** False for an unknown id. */
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

/** The source of the deleted redirect; undefined when there was none. */
export async function deleteRedirect(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const deleted = await db.deleteFrom('redirects').where('id', '=', id).returning('source').executeTakeFirst()
  return deleted?.source
}

/**
 * Redirects that lead to one of these sources are changed to lead to its target, so that no visitor is redirected
 * twice. A target with a query or fragment of its own stays, unless it equals that source, because the second redirect
 * could change its meaning.
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
