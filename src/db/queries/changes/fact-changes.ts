/** The public change history, newest first. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { ChangedKind, ChangeMaker } from '#contract/changes/fact-changes.ts'
import type { CheckedKind } from '#contract/changes/fact-checks.ts'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { changeText, type ValueChange } from '#domain/changes/fact-changes.ts'
import type { Tables } from '../../tables.ts'
import type { Page, Paged } from '../sql/page.ts'
import { insertRows } from '../sql/write-rows.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

export interface NewFactChange extends ValueChange {
  kind: ChangedKind
  itemId: number
  casinoId: number
  /** The item's own name, without its casino. */
  name: string
  at: Date
  by: ChangeMaker | null
  source: string | null
  username: string | null
  isDemo?: boolean
}

export async function insertFactChanges(
  db: Kysely<Tables>,
  changes: readonly NewFactChange[],
): Promise<void> {
  const ids = [...new Set(changes.map(({ casinoId }) => casinoId))]
  const casinos = await db.selectFrom('casinos').select(['id', 'name']).where('id', 'in', ids).execute()
  const nameOf = new Map(casinos.map(({ id, name }) => [id, name]))
  await insertRows(
    db,
    'fact_changes',
    changes.map(({ itemId, casinoId, by, isDemo = false, ...change }) => ({
      ...change,
      item_id: itemId,
      casino_id: casinoId,
      casino_name: nameOf.get(casinoId) ?? change.name,
      made_by: by,
      is_demo: isDemo,
    })),
  )
}

/** The last public form of each of these items. */
export async function listShownForms(
  db: Kysely<Tables>,
  kind: ChangedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  const { rows } = await sql<{ id: number; form: Record<string, unknown> }>`
    select distinct on (item_id) item_id as id, form from revisions
    where kind = ${kind} and item_id = any(${[...ids]}::integer[]) and form ->> 'isActive' = 'true'
    order by item_id, version desc`.execute(db)
  return new Map(rows.map(({ id, form }) => [id, form]))
}

interface Kept {
  id: number
  kind: ChangedKind
  itemId: number
  name: string
  casinoName: string
  slug: string | null
  field: string
  before: unknown
  after: unknown
  direction: number
  at: string
  by: ChangeMaker | null
  source: string | null
  isDemo: boolean
  removedReason: string | null
}

/** An entry with its values, for a chart; null for a removed entry. */
export type KeptChange = FactChange & Pick<Kept, 'before' | 'after'>

/** All entries, those of a bonus, or those of a casino and its bonuses; only before the entry `before` where given. */
export async function listFactChanges(
  db: Kysely<Tables>,
  { of, before, since, limit }: { of?: ChangedItem; before?: number; since?: Date; limit: number },
): Promise<KeptChange[]> {
  const conditions: RawBuilder<unknown>[] = [
    of === undefined
      ? sql`true`
      : of.kind === 'bonus'
        ? sql`kept.kind = 'bonus' and kept.item_id = ${of.id}`
        : sql`kept.casino_id = ${of.id}`,
    ...(since === undefined ? [] : [sql`kept.at >= ${since}`]),
    ...(before === undefined
      ? []
      : [sql`(kept.at, kept.id) < (select at, id from fact_changes where id = ${before})`]),
  ]
  const { rows } = await changesWhere(sql.join(conditions, sql` and `), sql`limit ${limit}`).execute(db)
  return rows.map(asRead)
}

/** One page of the entries about items whose name contains the text, for staff. */
export async function searchFactChanges(
  db: Kysely<Tables>,
  { search, page }: { search: string; page: Page },
): Promise<Paged<KeptChange>> {
  const named = sql`lower(kept.name || ' ' || kept.casino_name) like lower(${`%${escapeLike(search)}%`}::text)`
  const { rows } = await changesWhere(
    named,
    sql`limit ${page.size} offset ${(page.number - 1) * page.size}`,
  ).execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from fact_changes as kept where ${named}`.execute(db)
  return { items: rows.map(asRead), total: counted.rows[0]?.total ?? 0 }
}

function changesWhere(condition: RawBuilder<unknown>, cut: RawBuilder<unknown>): RawBuilder<Kept> {
  return sql<Kept>`
    select kept.id::integer as id, kept.kind, kept.item_id as "itemId", kept.name, kept.casino_name as "casinoName",
      case kept.kind when 'casino' then casinos.slug else (
        select bonuses.slug from bonuses join casinos as its on its.id = bonuses.casino_id
        where bonuses.id = kept.item_id and its.is_listed) end as slug,
      kept.field, kept.before, kept.after, kept.direction, ${isoInstant('kept.at')} as at, kept.made_by as by,
      kept.source, kept.is_demo as "isDemo", kept.removed_reason as "removedReason"
    from fact_changes as kept
    left join casinos on casinos.id = kept.casino_id and casinos.is_active
    where ${condition}
    order by kept.at desc, kept.id desc ${cut}`
}

export interface ChangedItem {
  kind: ChangedKind
  id: number
}

function asRead({ casinoName, slug, direction, removedReason, ...kept }: Kept): KeptChange {
  const { kind } = kept
  const isRemoved = removedReason !== null
  return {
    ...kept,
    name: kind === 'casino' ? kept.name : `${kept.name} at ${casinoName}`,
    path: slug === null ? null : paths[kind]({ slug }),
    ...(isRemoved && { field: '', before: null, after: null, source: null }),
    text: isRemoved ? `Removed: ${removedReason}` : changeText(kind, kept),
    direction:
      isRemoved || direction === 0 || kept.by === 'correction' ? null : direction > 0 ? 'better' : 'worse',
    isRemoved,
  }
}

/** The current name of a casino, bonus or game. */
export async function findChangedName(
  db: Kysely<Tables>,
  kind: CheckedKind,
  id: number,
): Promise<string | undefined> {
  const name = sql.ref(kind === 'bonus' ? 'title' : 'name')
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from ${sql.table(KINDS[kind].table)} where id = ${id}`.execute(db)
  return rows[0]?.name
}

/** Replaces the text of an entry by a reason. False when there is no entry, or it is removed already. */
export async function removeFactChange(db: Kysely<Tables>, id: number, reason: string): Promise<boolean> {
  const row = await db
    .updateTable('fact_changes')
    .set({ removed_reason: reason, before: null, after: null, source: null, direction: 0 })
    .where('id', '=', id)
    .where('removed_reason', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes marks of changes that have been shown long enough. */
export async function forgetMoves(db: Kysely<Tables>, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10)
  for (const table of ['casinos', 'bonuses'])
    await sql`update ${sql.table(table)} set moved = null, moved_on = null where moved_on < ${day}::date`.execute(
      db,
    )
}

export async function deleteDemoFactChanges(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('fact_changes').where('is_demo', '=', true).execute()
}
