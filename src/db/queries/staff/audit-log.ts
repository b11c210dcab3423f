import { sql, type Kysely, type SqlBool } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { AuditChoices, AuditQuery, AuditRecord } from '#contract/staff/audit.schema.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { allOf } from '#domain/shared/all-of.ts'
import { daysBefore } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

/** Latest first. */
export function searchAuditLog(
  db: Kysely<Tables>,
  { search, username, action, kind, from, until }: AuditQuery,
  page?: Page,
): Promise<Paged<AuditRecord>> {
  let query = db
    .selectFrom('audit_log')
    .select([
      // The driver returns a bigint as a string.
      sql<number>`id::double precision`.as('id'),
      isoInstant('created_at').as('createdAt'),
      'username',
      'action',
      'kind',
      'item_id as itemId',
      'name',
      'fields',
      'items',
      IS_THERE.as('isThere'),
    ])
    .orderBy(sql`created_at desc, id desc`)
  if (search !== '') query = query.where(names(search))
  if (username !== undefined) query = query.where('username', '=', username)
  if (action !== undefined) query = query.where('action', '=', action)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (from !== undefined) query = query.where('created_at', '>=', new Date(`${from}T00:00:00Z`))
  if (until !== undefined)
    query = query.where('created_at', '<', daysBefore(new Date(`${until}T00:00:00Z`), -1))
  return paged(query, page)
}

/** Matches the name, or a name in a bulk action. */
function names(search: string) {
  const pattern = `%${escapeLike(search)}%`
  return sql<SqlBool>`(name ilike ${pattern} or exists (
    select from jsonb_array_elements(items) as item where item ->> 'name' ilike ${pattern}))`
}

const IS_THERE = sql<boolean>`case kind ${sql.join(
  WRITTEN_KINDS.map(
    (kind) =>
      sql`when ${sql.lit(kind)} then exists (select from ${sql.table(KINDS[kind].table)} as held where held.id = item_id)`,
  ),
  sql` `,
)} else false end`

/** The persons, actions and kinds in the log, in alphabetical order. */
export async function listAuditChoices(db: Kysely<Tables>): Promise<AuditChoices> {
  const valuesOf = async (column: 'username' | 'action' | 'kind') => {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from audit_log where ${sql.ref(column)} is not null`.execute(
      db,
    )
    return rows.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b, LANGUAGE))
  }
  return allOf({ usernames: valuesOf('username'), actions: valuesOf('action'), kinds: valuesOf('kind') })
}
