import { sql, type Kysely } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import type { ClickClass, Device, Placement } from '#contract/clicks/click-words.ts'
import {
  createClickHistory,
  REPEAT_MINUTES,
  type ClickHistory,
  type KnownClick,
} from '#domain/clicks/classify-click.ts'
import { monthsFrom, type Month } from '#domain/clicks/months.ts'
import type { Tables } from '../../tables.ts'
import { linkConversions } from '../earnings/conversion-writes.ts'
import { addToSums, lockClicks } from './click-sums.ts'

/** A click that is not classified yet. */
export interface Click extends KnownClick, Placement {
  /** A UUID. */
  id: string
  country: string | null
  device: Device
}

/**
 * Classifies and stores clicks in the caller's transaction. Clicks that are stored already stay unchanged. One batch at
 * a time across all processes, because the classification of a click depends on earlier ones.
 */
export async function insertClicks(db: Kysely<Tables>, clicks: readonly Click[]): Promise<void> {
  await lockClicks(db)
  const fresh = await withoutStored(db, clicks)
  if (fresh.length === 0) return
  // Clicks of the same moment are ordered as in `reclassifyClicks`.
  const inOrder = fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const history = await readHistory(db, inOrder)
  const classified = inOrder.map((click) => ({ ...click, ...history.classify(click) }))
  const known = await readVisits(db, classified)
  await insert(
    db,
    classified.map((click) => ({ ...click, isFirst: known.isFirst(click) })),
  )
  const ids = inOrder.map(({ id }) => id)
  await addToSums(
    db,
    sql`id = any(${ids}::uuid[]) and at between ${inOrder[0]?.at} and ${inOrder.at(-1)?.at}`,
  )
  await linkConversions(db, ids)
}

async function withoutStored(db: Kysely<Tables>, clicks: readonly Click[]): Promise<Click[]> {
  const times = clicks.map(({ at }) => at.getTime())
  const { rows } = await sql<{ id: string }>`
    select id from clicks where id = any(${clicks.map(({ id }) => id)}::uuid[])
      and at between ${new Date(Math.min(...times))} and ${new Date(Math.max(...times))}`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  return clicks.filter(({ id }) => !stored.has(id))
}

/** The clicks of these visitors in the half hour before. */
async function readHistory(db: Kysely<Tables>, clicks: readonly Click[]): Promise<ClickHistory> {
  const history = createClickHistory()
  const [first, last] = [clicks[0], clicks.at(-1)]
  if (first === undefined || last === undefined) return history
  const { rows } = await sql<KnownClick & { class: ClickClass }>`
    select visitor, casino_id as "casinoId", at, signals, class from clicks
    where visitor = any(${[...new Set(clicks.map(({ visitor }) => visitor))]}::uuid[])
      and at > ${new Date(first.at.getTime() - REPEAT_MINUTES * MINUTE_MS)} and at <= ${last.at}
    order by at`.execute(db)
  for (const row of rows) history.remember(row, row.class)
  return history
}

/** Finds a person's first click on a casino's links on a day. Visitors get new identifiers each day. */
async function readVisits(
  db: Kysely<Tables>,
  clicks: readonly Pick<Click, 'visitor' | 'casinoId' | 'at'>[],
): Promise<{ isFirst: (click: Pick<StoredClick, 'visitor' | 'casinoId' | 'class'>) => boolean }> {
  const day = new Date(Math.min(...clicks.map(({ at }) => at.getTime())) - DAY_MS)
  const { rows } = await sql<{ visitor: string; casinoId: number }>`
    select visitor, casino_id as "casinoId" from clicks
    where visitor = any(${[...new Set(clicks.map(({ visitor }) => visitor))]}::uuid[]) and at >= ${day} and is_first`.execute(
    db,
  )
  return visitsAfter(rows)
}

function visitsAfter(known: readonly { visitor: string; casinoId: number }[]) {
  const visits = new Set(known.map(({ visitor, casinoId }) => `${visitor} ${casinoId}`))
  return {
    isFirst({ visitor, casinoId, class: of }: Pick<StoredClick, 'visitor' | 'casinoId' | 'class'>): boolean {
      const visit = `${visitor} ${casinoId}`
      if (of !== 'human' || visits.has(visit)) return false
      visits.add(visit)
      return true
    },
  }
}

type Counted = { class: ClickClass; reason: string | null; isFirst: boolean }
type StoredClick = Click & Counted

async function insert(db: Kysely<Tables>, clicks: readonly StoredClick[]): Promise<void> {
  await sql`
    insert into clicks
      (id, at, casino_id, page, block, position, country, device, visitor, signals, class, reason, is_first)
    select id, at, casino_id, page, block, position, country, device, visitor,
      string_to_array(signals, ' ', ''), class, reason, is_first
    from unnest(
      ${clicks.map(({ id }) => id)}::uuid[], ${clicks.map(({ at }) => at)}::timestamptz[],
      ${clicks.map(({ casinoId }) => casinoId)}::integer[], ${clicks.map(({ page }) => page)}::text[],
      ${clicks.map(({ block }) => block)}::text[], ${clicks.map(({ position }) => position)}::integer[],
      ${clicks.map(({ country }) => country)}::text[], ${clicks.map(({ device }) => device)}::text[],
      ${clicks.map(({ visitor }) => visitor)}::uuid[], ${clicks.map(({ signals }) => signals.join(' '))}::text[],
      ${clicks.map((click) => click.class)}::text[], ${clicks.map(({ reason }) => reason)}::text[],
      ${clicks.map(({ isFirst }) => isFirst)}::boolean[]
    ) as sent (id, at, casino_id, page, block, position, country, device, visitor, signals, class, reason, is_first)
    on conflict do nothing`.execute(db)
}

/**
 * Classifies the clicks of a UTC day again after a change of rules, in the caller's transaction, and renews the day's
 * sums. Visitors have new identifiers each day, so days are independent. Returns the number of clicks whose class
 * changed.
 */
export async function reclassifyClicks(db: Kysely<Tables>, day: Date): Promise<number> {
  await lockClicks(db)
  const { rows } = await sql<Counted & KnownClick & { id: string }>`
    select id, visitor, casino_id as "casinoId", at, signals, class, reason, is_first as "isFirst" from clicks
    where at >= ${day} and at < ${day}::timestamptz + interval '1 day' order by at, id`.execute(db)
  const history = createClickHistory()
  const visits = visitsAfter([])
  const changed = rows
    .map((row) => {
      const now = history.classify({ ...row, signals: row.signals })
      return { row, now: { ...now, isFirst: visits.isFirst({ ...row, ...now }) } }
    })
    .filter(
      ({ row, now }) => row.class !== now.class || row.reason !== now.reason || row.isFirst !== now.isFirst,
    )
  await sql`
    update clicks set class = sent.class, reason = sent.reason, is_first = sent.is_first
    from unnest(
      ${changed.map(({ row }) => row.id)}::uuid[], ${changed.map(({ row }) => row.at)}::timestamptz[],
      ${changed.map(({ now }) => now.class)}::text[], ${changed.map(({ now }) => now.reason)}::text[],
      ${changed.map(({ now }) => now.isFirst)}::boolean[]
    ) as sent (id, at, class, reason, is_first)
    where clicks.id = sent.id and clicks.at = sent.at`.execute(db)
  await sql`delete from click_days where day = (${day}::timestamptz at time zone 'UTC')::date`.execute(db)
  await addToSums(db, sql`at >= ${day} and at < ${day}::timestamptz + interval '1 day'`)
  return changed.filter(({ row, now }) => row.class !== now.class || row.reason !== now.reason).length
}

/** Creates missing partitions for this month and the next two, in the caller's transaction. */
export async function makeClickPartitions(db: Kysely<Tables>, now: Date): Promise<void> {
  const months = monthsFrom(now, 3)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname = any(${months.map(({ name }) => `clicks_${name}`)})`.execute(
    db,
  )
  const missing = months.filter(({ name }) => rows.every((row) => row.name !== `clicks_${name}`))
  if (missing.length === 0) return
  await lockClicks(db)
  for (const month of missing) await makePartition(db, month)
}

/**
 * Creates partitions for all months with clicks in the default partition, in the caller's transaction. Needed after a
 * restore.
 */
export async function makePartitionsOfStored(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ month: Date }>`
    select distinct date_trunc('month', at, 'UTC') as month from clicks_other`.execute(db)
  for (const { month } of rows) for (const each of monthsFrom(month, 1)) await makePartition(db, each)
}

/**
 * Moves earlier clicks of the month into the new partition, because PostgreSQL allows no row of the month outside it.
 */
async function makePartition(db: Kysely<Tables>, { name, from, to }: Month): Promise<void> {
  const table = sql.id(`clicks_${name}`)
  await sql`create table if not exists ${table} (like clicks including all)`.execute(db)
  await sql`
    with moved as (
      delete from clicks_other where at >= ${from}::timestamptz and at < ${to}::timestamptz returning *
    ) insert into ${table} select * from moved`.execute(db)
  const { rows } = await sql`select from pg_inherits where inhrelid = ${`clicks_${name}`}::regclass`.execute(
    db,
  )
  if (rows.length > 0) return
  await sql`alter table clicks attach partition ${table} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    db,
  )
}

/** Drops the partitions of months before this time's month, and earlier clicks in the default partition. */
export async function dropClicksBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  const [first] = monthsFrom(before, 1)
  if (first === undefined) return
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class as child on child.oid = inhrelid join pg_class as parent on parent.oid = inhparent
    where parent.relname = 'clicks' and child.relname ~ '^clicks_[0-9]{4}_[0-9]{2}$'
      and child.relname < ${`clicks_${first.name}`}`.execute(db)
  for (const { name } of rows) await sql`drop table ${sql.id(name)}`.execute(db)
  await sql`delete from click_days where day < ${first.from.slice(0, 10)}::date`.execute(db)
  await sql`delete from clicks_other where at < ${first.from}::timestamptz`.execute(db)
}

/** The secret salt of a UTC day, created by its first request. */
export async function keepClickSalt(db: Kysely<Tables>, day: string, salt: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into click_salts (day, salt) values (${day}::date, ${salt})
    on conflict (day) do update set salt = click_salts.salt returning salt`.execute(db)
  return rows[0]?.salt ?? salt
}

/** Deletes the salts of earlier days. */
export async function deleteClickSalts(db: Kysely<Tables>, today: string): Promise<void> {
  await sql`delete from click_salts where day < ${today}::date`.execute(db)
}
