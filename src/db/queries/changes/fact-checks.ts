/** Fact checks: the last check of each group, and the groups that are due. */
import { sql, type Kysely } from 'kysely'
import { CHECKED_PARTS, type CheckedKind, type FactCheck } from '#contract/changes/fact-checks.ts'
import type { FactChecked, FactToCheck } from '#contract/changes/fact-checks.schema.ts'
import type { Tables } from '../../tables.ts'
import type { Page, Paged } from '../sql/page.ts'
import { dayText, escapeLike } from '../sql/sql-pieces.ts'

export async function listFactChecks(
  db: Kysely<Tables>,
  kind: CheckedKind,
  itemId: number,
): Promise<FactCheck[]> {
  const rows = await db
    .selectFrom('fact_checks')
    .select(['part', 'source', dayText('checked_on').as('checkedOn')])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
  return rows.map(({ checkedOn, ...row }) => ({ ...row, checkedOn: checkedOn ?? '' }))
}

/** Records that these groups agree with their source on a day. */
export async function writeFactChecks(
  db: Kysely<Tables>,
  checks: readonly (FactChecked & { on: string; by: string | null })[],
): Promise<void> {
  if (checks.length === 0) return
  await db
    .insertInto('fact_checks')
    .values(
      checks.map(({ kind, itemId, part, source, on, by }) => ({
        kind,
        item_id: itemId,
        part,
        source,
        checked_on: on,
        checked_by: by,
      })),
    )
    .onConflict((old) =>
      old
        .columns(['kind', 'item_id', 'part'])
        .doUpdateSet((row) => ({
          source: sql`coalesce(${row.ref('excluded.source')}, fact_checks.source)`,
          checked_on: row.ref('excluded.checked_on'),
          checked_by: row.ref('excluded.checked_by'),
        })),
    )
    .execute()
}

const PARTS = Object.entries(CHECKED_PARTS).flatMap(([kind, parts]) => parts.map((part) => ({ kind, part })))

/** Every group of visible facts, with its current values. */
const publicFacts = (now: Date) => sql`
      select 'casino' as kind, id, name, website_url, created_at, jsonb_build_object(
        'licence', coalesce(license, 'Not stated'), 'payments', array_to_string(payment_methods, ', '),
        'limits', array_to_string(supported_currencies, ', '), 'countries', array_to_string(restricted_countries, ', '),
        'support', 'How and when support answers') as says
      from casinos where is_listed
      union all
      select 'bonus', bonuses.id, title || ' at ' || casinos.name, casinos.website_url, bonuses.created_at,
        jsonb_build_object('terms', concat_ws(' · ', amount, wagering_requirement, min_deposit, max_win))
      from bonuses join casinos on casinos.id = casino_id
      where bonuses.is_active and casinos.is_listed and (valid_until is null or valid_until > ${now})
      union all
      select 'game', id, name, null, created_at, jsonb_build_object('return', coalesce(rtp || '%', 'Not stated'))
      from games where is_active`

/** The current values of a group; undefined where visitors do not see it. */
export async function findFactSays(
  db: Kysely<Tables>,
  { kind, itemId, part }: Pick<FactChecked, 'kind' | 'itemId' | 'part'>,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ says: string }>`
    select says ->> ${part} as says from (${publicFacts(now)}) as items where kind = ${kind} and id = ${itemId}`.execute(
    db,
  )
  return rows[0]?.says
}

/**
 * Groups with an old check or none, by page visitors times days overdue: those that mislead most visitors longest come
 * first.
 */
export async function listFactsToCheck(
  db: Kysely<Tables>,
  { search, now, lastsDays, page }: { search: string; now: Date; lastsDays: number; page: Page },
): Promise<Paged<FactToCheck>> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<FactToCheck & { total: number }>`
    with items as (
      ${publicFacts(now)}
    ), viewed as (
      select replace(replace(measure, '_view', ''), '_click', '') as kind, target_id, sum(visitors)::integer as views
      from interest where day > ${today}::date - 30 and measure in ('casino_view', 'bonus_view', 'game') group by 1, 2
    ), open as (
      select items.kind, items.id, items.name, website_url, parts.part, says ->> parts.part as says,
        checked_on, source, coalesce(views, 0) as views,
        ${today}::date - coalesce(checked_on, created_at::date - ${lastsDays}::integer) - ${lastsDays}::integer as over
      from items
      join jsonb_to_recordset(${JSON.stringify(PARTS)}::jsonb) as parts (kind text, part text) on parts.kind = items.kind
      left join fact_checks on fact_checks.kind = items.kind and item_id = items.id and fact_checks.part = parts.part
      left join viewed on viewed.kind = items.kind and target_id = items.id
    )
    select kind, id as "itemId", name, part, says, ${dayText('checked_on')} as "checkedOn", source, views,
      website_url as "websiteUrl", count(*) over ()::integer as total
    from open where over >= 0 and lower(name) like lower(${`%${escapeLike(search)}%`}::text)
    order by (views + 1) * (over + 1) desc, kind, id, part
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db)
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
