/** Stores visitors' interactions and counts the interest that they show. */
import { sql, type Kysely } from 'kysely'
import { INTEREST_TARGETS_A_DAY } from '#contract/analytics/limits.ts'
import type { InteractionTarget } from '#domain/analytics/interaction-target.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'

export interface InteractionRow {
  /** Null without consent to a session id. */
  sessionId: string | null
  interactionType: string
  targetId: string | null
  targetType: string | null
  at: Date
}

export interface CountedInteraction extends InteractionRow {
  target: InteractionTarget
  /** 32 hexadecimal digits that stand for an address on this day. */
  visitor: string
}

/**
 * Stores any number of interactions with one statement and counts their interest: each visitor once per measure, target
 * and UTC day, and for at most 40 targets. Interactions with unknown or inactive targets are dropped. So are repeats
 * and those beyond the 40, unless they have no measure.
 */
export async function countInteractions(
  db: Kysely<Tables>,
  interactions: readonly CountedInteraction[],
): Promise<void> {
  let rows: readonly CountedInteraction[] = firstOfEach(interactions)
  // Another process may take a slot at the same moment. It is visible afterwards, so the next try takes another one.
  for (let tries = 0; rows.length > 0 && tries < MOST_TRIES; tries++) rows = await countOnce(db, rows)
}

const MOST_TRIES = 5

/** Returns the interactions that lost their slot to another process and were neither counted nor stored. */
async function countOnce(
  db: Kysely<Tables>,
  rows: readonly CountedInteraction[],
): Promise<CountedInteraction[]> {
  // Scalar subqueries are looked up row by row in an index, even where the engine has no statistics. A join might read
  // a whole table.
  const { rows: lost } = await sql<{ place: number }>`
    with incoming as (
      select *, (created_at at time zone 'UTC')::date as day from unnest(
        ${rows.map((row) => row.sessionId)}::text[], ${rows.map((row) => row.interactionType)}::text[],
        ${rows.map((row) => row.targetId)}::text[], ${rows.map((row) => row.targetType)}::text[],
        ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.target.kind)}::text[],
        ${rows.map((row) => row.target.id)}::integer[], ${rows.map((row) => row.target.measure)}::text[],
        ${rows.map((row) => row.visitor)}::uuid[]
      ) with ordinality as sent (session_id, interaction_type, target_id, target_type, created_at,
        kind, number, measure, visitor, place)
    ), known as materialized (
      select * from incoming where case kind
        when 'casino' then (select is_active from casinos where id = number)
        when 'bonus' then (
          select bonuses.is_active and casinos.is_active
          from bonuses join casinos on casinos.id = bonuses.casino_id where bonuses.id = number
        )
        when 'game' then (select is_active from games where id = number)
        when 'review' then (select is_published from reviews where id = number)
        else true
      end
    ), fresh as (
      select day, visitor, measure, number, place from known
      where measure is not null and (
        select true from interest_today as seen
        where seen.day = known.day and seen.visitor = known.visitor and seen.measure = known.measure
          and seen.target_id = known.number
      ) is null
    ), slotted as materialized (
      select day, visitor, measure, number, place, row_number() over (partition by day, visitor, measure order by place) + (
        select count(*) from interest_today as seen
        where seen.day = fresh.day and seen.visitor = fresh.visitor and seen.measure = fresh.measure
      ) as slot from fresh
    ), counted as (
      -- In one order in every process, here and below: two that wait for each other would be a deadlock.
      insert into interest_today (day, visitor, measure, slot, target_id)
      select day, visitor, measure, slot, number from slotted where slot <= ${sql.lit(INTEREST_TARGETS_A_DAY)}
      order by day, visitor, measure, slot
      on conflict do nothing
      returning day, visitor, measure, target_id as number
    ), added as (
      insert into interest (day, measure, target_id, visitors)
      select day, measure, number, count(*) from counted group by 1, 2, 3 order by 2, 1, 3
      on conflict (measure, day, target_id) do update set visitors = interest.visitors + excluded.visitors
    ), stored as (
      insert into interactions (session_id, interaction_type, target_id, target_type, created_at)
      select session_id, interaction_type, target_id, target_type, created_at from known
      where measure is null or (day, visitor, measure, number) in (select day, visitor, measure, number from counted)
      order by place
    )
    select place::integer from slotted
    where slot <= ${sql.lit(INTEREST_TARGETS_A_DAY)}
      and (day, visitor, measure, number) not in (select day, visitor, measure, number from counted)`.execute(
    db,
  )
  return lost.flatMap(({ place }) => rows[place - 1] ?? [])
}

/** Without repeats within the batch. */
function firstOfEach(rows: readonly CountedInteraction[]): CountedInteraction[] {
  const seen = new Set<string>()
  return rows.filter(({ target: { measure, id }, visitor, at }) => {
    const key = `${utcDay(at)} ${visitor} ${measure} ${id}`
    if (measure === null || seen.has(key)) return measure === null
    seen.add(key)
    return true
  })
}
