import { sql, type Kysely } from 'kysely'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { ListedFinding } from '#contract/lint/findings.schema.ts'
import { LINK_CODES, LINK_RULES } from '#domain/lint/link-faults.ts'
import { LINT_RULES, type Finding } from '#domain/lint/lint.ts'
import type { Tables } from '../../tables.ts'
import type { Page, Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

export interface ItemFindings {
  id: number
  findings: readonly Finding[]
}

/**
 * Replaces the earlier findings of these items, in one statement. `of` names the source: the rules for texts, a check
 * of links, or a save, which also ends excuses and findings about links that it may have changed.
 */
export async function writeFindings(
  db: Kysely<Tables>,
  kind: WrittenKind,
  items: readonly ItemFindings[],
  { now, of }: { now: Date; of: 'rules' | 'links' | 'save' },
): Promise<void> {
  const rows = items.flatMap(({ id, findings }) =>
    findings.map(({ code, field, excerpt, severity }) => ({
      item_id: id,
      code,
      field,
      excerpt,
      is_blocking: severity === 'block',
    })),
  )
  const mayEnd =
    of === 'save' ? sql`true` : sql`starts_with(old.code, ${LINK_CODES}) = ${of === 'links'}::boolean`
  const excuses = of === 'save' ? sql`null` : sql`findings.excused`
  await sql`
    with found as (select * from jsonb_populate_recordset(null::findings, ${JSON.stringify(rows)}::jsonb)),
    gone as (
      delete from "findings" as old where kind = ${kind} and item_id = any(${items.map(({ id }) => id)}::integer[])
        and ${mayEnd}
        and not exists (select from found where found.item_id = old.item_id and found.code = old.code and found.field = old.field))
    insert into findings (kind, item_id, code, field, excerpt, is_blocking, found_at)
    select ${kind}, item_id, code, field, excerpt, is_blocking, ${now} from found
    on conflict (kind, item_id, code, field) do update set excerpt = excluded.excerpt,
      is_blocking = excluded.is_blocking, excused = ${excuses}`.execute(db)
}

/** Current findings without an excuse: blocking ones first, then the newest. */
export async function listFindings(
  db: Kysely<Tables>,
  { search, page }: { search: string; page: Page },
): Promise<Paged<ListedFinding>> {
  const { rows } = await sql<Omit<ListedFinding, 'words' | 'source'> & { total: number }>`
    select kind, item_id as "itemId", name, code, field, excerpt, is_blocking as "isBlocking",
      ${isoInstant('found_at')} as "foundAt", count(*) over ()::integer as total
    from findings join lateral (
      select name from casinos where findings.kind = 'casino' and id = item_id
      union all select title || ' at ' || casinos.name from bonuses join casinos on casinos.id = casino_id
      where findings.kind = 'bonus' and bonuses.id = item_id
      union all select name from games where findings.kind = 'game' and id = item_id
      union all select title from posts where findings.kind = 'post' and id = item_id
      union all select title from landing_pages where findings.kind = 'landing' and id = item_id
    ) as item on true
    where excused is null and lower(name || ' ' || code || ' ' || excerpt) like lower(${`%${escapeLike(search)}%`}::text)
    order by is_blocking desc, found_at desc, kind, item_id, code, field
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db)
  return {
    items: rows.map(({ total: _total, ...row }) => {
      const { words = row.code, source = '' } =
        [...LINT_RULES, ...LINK_RULES].find(({ code }) => code === row.code) ?? {}
      return { ...row, words, source }
    }),
    total: rows[0]?.total ?? 0,
  }
}

/** The number of broken links, without excused ones. */
export async function countLinkFaults(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from findings
    where starts_with(code, ${LINK_CODES}) and excused is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** False when there is no such finding. */
export async function excuseFinding(
  db: Kysely<Tables>,
  { kind, itemId, code, field }: Pick<ListedFinding, 'kind' | 'itemId' | 'code' | 'field'>,
  excuse: { reason: string; by: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('findings')
    .set({ excused: excuse.reason, excused_by: excuse.by })
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('code', '=', code)
    .where('field', '=', field)
    .where('is_blocking', '=', false)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}
