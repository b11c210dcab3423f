/** Sums of clicks by part: a stretch of time within a day in UTC, or the whole of one that is over. docs/decisions/0047. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { DAY_MS } from '#contract/shared/durations.ts'
import type { Stretch } from '#domain/clicks/click-gaps.ts'
import type { Tables } from '../../tables.ts'

export type SummedBy = 'casino' | 'page' | 'block' | 'position' | 'country' | 'device' | 'class'

/** The value of a click by which it is summed. */
export const CLICK_KEYS: Readonly<Record<SummedBy, RawBuilder<string | null>>> = {
  casino: sql`casino_id::text`,
  page: sql`page`,
  block: sql`block`,
  position: sql`position::text`,
  country: sql`country`,
  device: sql`device`,
  class: sql`class || ':' || coalesce(reason, '')`,
}
const SUMMED_BY = Object.keys(CLICK_KEYS) as SummedBy[]

/** Clicks of one part at most, so that no statement keeps a visitor waiting; more only at one single instant. */
const AT_ONCE = 10_000

export interface ReadyPart extends Stretch {
  id: number
}

/** The parts that touch a stretch, oldest first. */
export async function listReadyParts(db: Kysely<Tables>, { from, to }: Stretch): Promise<ReadyPart[]> {
  const { rows } = await sql<ReadyPart>`
    select id, starts as "from", ends as "to" from click_parts
    where state = 'ready' and ends > ${from} and starts < ${to} order by starts`.execute(db)
  return rows
}

/** How many clicks there are in these stretches; counts no further than `most`. */
export async function countClicksIn(
  db: Kysely<Tables>,
  stretches: readonly Stretch[],
  most: number,
): Promise<number> {
  if (stretches.length === 0) return 0
  const { rows } = await sql<{ clicks: number }>`
    select count(*)::integer as clicks from (
      select from clicks where ${within(stretches)} limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.clicks ?? 0
}

/** A condition on `at`; false without a stretch. */
export function within(stretches: readonly Stretch[]): RawBuilder<boolean> {
  if (stretches.length === 0) return sql`false`
  return sql`(${sql.join(
    stretches.map(({ from, to }) => sql`(at >= ${from} and at < ${to})`),
    sql` or `,
  )})`
}

async function firstClickIn(db: Kysely<Tables>, { from, to }: Stretch): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from clicks where at >= ${from} and at < ${to}`.execute(db)
  return rows[0]?.at ?? undefined
}

/**
 * Sums the next clicks of a stretch that no part covers, statement by statement, so that others come between. Answers
 * how far it came; undefined where the stretch holds no click. A part into which clicks were stored, or which another
 * process counted at the same time, is dropped and left for the next run.
 */
export async function countNextPart(db: Kysely<Tables>, gap: Stretch, now: Date): Promise<Date | undefined> {
  const first = await firstClickIn(db, gap)
  if (first === undefined) return undefined
  const day = Math.floor(first.getTime() / DAY_MS) * DAY_MS
  const from = new Date(Math.max(gap.from.getTime(), day))
  const end = new Date(Math.min(gap.to.getTime(), day + DAY_MS))
  const to = await endOfPart(db, { from, to: end })
  const part = await addPart(db, { from, to }, now)
  for (const by of SUMMED_BY) await sumClicks(db, part, by)
  await db.transaction().execute(async (inside) => {
    await lockClicks(inside)
    const isWhole = await sumsAllOf(inside, part)
    await setState(inside, [part.id], isWhole && !(await isCovered(inside, part)) ? 'ready' : 'dropped')
  })
  return to
}

/** Where a part has to end for it to hold `AT_ONCE` clicks at most. */
async function endOfPart(db: Kysely<Tables>, { from, to }: Stretch): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select at from clicks where at >= ${from} and at < ${to} order by at offset ${sql.lit(AT_ONCE)} limit 1`.execute(
    db,
  )
  const next = rows[0]?.at
  if (next === undefined) return to
  const first = await firstClickIn(db, { from, to })
  // A Date has no microseconds: what is left over counts to the next part.
  return first !== undefined && next > first ? next : new Date(Math.min(to.getTime(), next.getTime() + 1))
}

async function addPart(db: Kysely<Tables>, { from, to }: Stretch, now: Date): Promise<ReadyPart> {
  const { id } = await db
    .insertInto('click_parts')
    .values({ starts: from, ends: to, state: 'counting', made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, from, to }
}

const COLUMNS = { casino: sql`casino_id`, page: sql`page` }
const SCOPES = {
  casino: sql`when grouping(casino_id) = 0 then 'casino:' || casino_id`,
  page: sql`when grouping(page) = 0 then 'page:' || page`,
}

/** By one value, of all clicks of the part and of those to each casino and on each page. */
async function sumClicks(db: Kysely<Tables>, { id, from, to }: ReadyPart, by: SummedBy): Promise<void> {
  const scopes = (['casino', 'page'] as const).filter((scope) => scope !== by)
  await sql`
    insert into click_sums (part_id, scope, by, key, clicks, first_clicks, other_clicks)
    select ${id}::integer, scope, ${by}::text, key, clicks, first_clicks, other_clicks from (
      select case ${sql.join(
        scopes.map((scope) => SCOPES[scope]),
        sql` `,
      )} else 'all' end as scope, key,
        count(*) filter (where class = 'human') as clicks, count(*) filter (where is_first) as first_clicks,
        count(*) filter (where class <> 'human') as other_clicks
      from (
        select ${CLICK_KEYS[by]} as key, casino_id, page, class, is_first from clicks where at >= ${from} and at < ${to}
      ) as click
      group by grouping sets ((key), ${sql.join(scopes.map((scope) => sql`(${COLUMNS[scope]}, key)`))})
    ) as summed where scope is not null`.execute(db)
}

async function mergeSums(db: Kysely<Tables>, id: number, of: readonly number[], by: SummedBy): Promise<void> {
  await sql`
    insert into click_sums (part_id, scope, by, key, clicks, first_clicks, other_clicks)
    select ${id}::integer, scope, by, key, sum(clicks), sum(first_clicks), sum(other_clicks)
    from click_sums where part_id = any(${[...of]}::integer[]) and by = ${by} group by scope, by, key`.execute(
    db,
  )
}

/** Makes one part of those of a day that is over, once all of its clicks are summed. */
export async function mergeDay(db: Kysely<Tables>, day: Date, now: Date): Promise<void> {
  const whole = { from: day, to: new Date(day.getTime() + DAY_MS) }
  const parts = await listReadyParts(db, whole)
  if (parts.length === 0) return
  const part = await addPart(db, whole, now)
  const ids = parts.map(({ id }) => id)
  for (const by of SUMMED_BY) await mergeSums(db, part.id, ids, by)
  await db.transaction().execute(async (inside) => {
    await lockClicks(inside)
    const still = await listReadyParts(inside, whole)
    const isSame = still.length === ids.length && still.every(({ id }) => ids.includes(id))
    if (isSame && (await sumsAllOf(inside, part))) {
      await setState(inside, ids, 'dropped')
      await setState(inside, [part.id], 'ready')
    } else await setState(inside, [part.id], 'dropped')
  })
}

/** The parts that hold one of these instants, and those that are being counted, are counted again; in the caller's transaction, which has locked the clicks. */
export async function dropPartsWith(db: Kysely<Tables>, times: readonly Date[]): Promise<void> {
  await sql`
    update click_parts set state = 'dropped'
    where state <> 'dropped' and exists (
      select from unnest(${[...times]}::timestamptz[]) as click (at) where at >= starts and at < ends
    )`.execute(db)
}

export async function dropPartsIn(db: Kysely<Tables>, { from, to }: Stretch): Promise<void> {
  await sql`
    update click_parts set state = 'dropped' where state <> 'dropped' and ends > ${from} and starts < ${to}`.execute(
    db,
  )
}

/** Deletes what dropped parts have left, a piece at a time, and what a process that ended was counting before `before`. */
export async function deleteDroppedParts(db: Kysely<Tables>, before: Date): Promise<void> {
  await sql`update click_parts set state = 'dropped' where state = 'counting' and made_at < ${before}`.execute(
    db,
  )
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from click_sums where ctid = any(array(
        select click_sums.ctid from click_sums join click_parts on click_parts.id = part_id
        where state = 'dropped' limit 2000))`.execute(db)
    if (numAffectedRows < 2000n) break
  }
  await sql`
    delete from click_parts where state = 'dropped'
      and not exists (select from click_sums where part_id = click_parts.id)`.execute(db)
}

/** One writer at a time on all processes, until the transaction ends. */
export async function lockClicks(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('clicks'))`.execute(db)
}

/** Every kind of sums must hold all clicks: some may have been stored between two of the statements. */
async function sumsAllOf(db: Kysely<Tables>, { id, from, to }: ReadyPart): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select (select count(*) from clicks where at >= ${from} and at < ${to}) = all (
      select coalesce(sum(clicks + other_clicks), 0)
      from unnest(${SUMMED_BY}::text[]) as kind (by)
      left join click_sums on part_id = ${id} and scope = 'all' and click_sums.by = kind.by
      group by kind.by
    ) as "isWhole"`.execute(db)
  return rows[0]?.isWhole === true
}

async function isCovered(db: Kysely<Tables>, part: Stretch): Promise<boolean> {
  return (await listReadyParts(db, part)).length > 0
}

async function setState(
  db: Kysely<Tables>,
  ids: readonly number[],
  state: 'ready' | 'dropped',
): Promise<void> {
  await db
    .updateTable('click_parts')
    .set({ state })
    .where('id', 'in', ids)
    .where('state', '<>', 'dropped')
    .execute()
}
