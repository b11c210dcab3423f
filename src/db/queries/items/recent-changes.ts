/** What saves changed of what visitors see now. Only a changed value that still holds is listed. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

export interface RecentChange {
  /** Of the casino or bonus. */
  id: number
  slug: string
  /** "Aldermoon", or "Welcome package at Aldermoon". */
  name: string
  field: string
  /** Null is not stated. */
  before: string | null
  after: string | null
  /** A day such as "2026-11-22". */
  on: string
  isDemo: boolean
}

interface Span {
  since: Date
  now: Date
  limit: number
}

/** Conditions of running offers of active casinos that changed since an instant: the newest first, one an offer. */
export async function listTermChanges(
  db: Kysely<Tables>,
  { since, now, limit }: Span,
): Promise<RecentChange[]> {
  const { rows } = await sql<RecentChange>`
    select * from (
      select distinct on (bonuses.id) bonuses.id, bonuses.slug, bonuses.title || ' at ' || casinos.name as name,
        changed.field, changed.before, changed.after, changed.saved_at, bonuses.is_demo as "isDemo",
        ${day} as "on"
      from ${changedSince('bonus', since, ['wageringRequirement', 'minDeposit', 'maxWin', 'amount'])} as changed
      join bonuses on bonuses.id = changed.item_id
      join casinos on casinos.id = bonuses.casino_id
      where bonuses.is_active and casinos.is_listed and ${stillRuns(now)}
        and changed.after is not distinct from case changed.field
          when 'wageringRequirement' then bonuses.wagering_requirement when 'minDeposit' then bonuses.min_deposit
          when 'maxWin' then bonuses.max_win else bonuses.amount end
      order by bonuses.id, changed.saved_at desc, changed.field desc
    ) as found order by saved_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Safety indexes of active casinos that were raised or lowered since an instant: the newest first, one a casino. */
export async function listScoreChanges(db: Kysely<Tables>, { since, limit }: Span): Promise<RecentChange[]> {
  const { rows } = await sql<RecentChange>`
    select * from (
      select distinct on (casinos.id) casinos.id, casinos.slug, casinos.name, changed.field, changed.before, changed.after,
        changed.saved_at, casinos.is_demo as "isDemo", ${day} as "on"
      from ${changedSince('casino', since, ['safetyIndex'])} as changed
      join casinos on casinos.id = changed.item_id
      where casinos.is_listed and changed.before is not null
        and changed.after::numeric = casinos.safety_index and changed.before::numeric <> casinos.safety_index
      order by casinos.id, changed.saved_at desc
    ) as found order by saved_at desc, id limit ${limit}`.execute(db)
  return rows
}

const day = sql<string>`to_char(changed.saved_at at time zone 'UTC', 'YYYY-MM-DD')`

/** Saves that are read: an import of thousands must not make the page that shows two of them slow. */
const LATEST_SAVES = 400

/** Each field that differs from the version before, for the latest saves since an instant. A first version changed nothing. */
function changedSince(kind: ItemKind, since: Date, fields: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select saved.item_id, saved.saved_at, field, earlier.form ->> field as before, saved.form ->> field as after
    from (
      select item_id, version, saved_at, form from revisions
      where kind = ${kind} and saved_at >= ${since} order by saved_at desc limit ${LATEST_SAVES}
    ) as saved cross join lateral (
      select form from revisions as known
      where known.kind = ${kind} and known.item_id = saved.item_id and known.version < saved.version
      order by known.version desc limit 1
    ) as earlier cross join unnest(${[...fields]}::text[]) as field
    where earlier.form ->> field is distinct from saved.form ->> field
  )`
}
