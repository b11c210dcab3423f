/** Questions about what was done by whom. */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { AuditChoices, AuditQuery, AuditRecord } from '#contract/audit.schema.ts'
import type { Tables } from '../tables.ts'
import { paged } from './page.ts'
import type { Page, Paged } from './page.ts'
import { escapeLike, isoInstant } from './sql-pieces.ts'

/** Last done first. */
export function searchAuditLog(
  db: Kysely<Tables>,
  { search, username, action }: AuditQuery,
  page?: Page,
): Promise<Paged<AuditRecord>> {
  let query = db
    .selectFrom('audit_log')
    .select([
      // A bigint arrives as a string.
      sql<number>`id::double precision`.as('id'),
      isoInstant('created_at').as('createdAt'),
      'username',
      'action',
      'kind',
      'item_id as itemId',
      'name',
    ])
    .orderBy(sql`created_at desc, id desc`)
  if (search !== '') query = query.where(sql<SqlBool>`name ilike ${`%${escapeLike(search)}%`}`)
  if (username !== undefined) query = query.where('username', '=', username)
  if (action !== undefined) query = query.where('action', '=', action)
  return paged(query, page)
}

/** The names and actions that are in it, in alphabetical order. */
export async function listAuditChoices(db: Kysely<Tables>): Promise<AuditChoices> {
  const [usernames, actions] = await Promise.all([
    db.selectFrom('audit_log').select('username as text').distinct().execute(),
    db.selectFrom('audit_log').select('action as text').distinct().execute(),
  ])
  return {
    usernames: alphabetical(usernames.map(({ text }) => text).filter((text) => text !== null)),
    actions: alphabetical(actions.map(({ text }) => text)),
  }
}

function alphabetical(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => a.localeCompare(b, 'en'))
}
