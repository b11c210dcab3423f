import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import type { ClickClass, Device, Placement } from '#contract/clicks/click-words.ts'
import { createClickHistory, REPEAT_MINUTES } from '#domain/clicks/classify-click.ts'
import type { ClickHistory, KnownClick } from '#domain/clicks/classify-click.ts'
import { monthsFrom } from '#domain/clicks/months.ts'
import type { Month } from '#domain/clicks/months.ts'
import type { Tables } from '../../tables.ts'

/** A click before it is classified. */
export interface Click extends KnownClick, Placement {
  /** A UUID. */
  id: string
  country: string | null
  device: Device
}

/**
 * Classifies clicks and stores them, in the caller's transaction; those that are stored already stay as they are.
 * One batch at a time on all processes: which of two clicks is the repeat depends on the other one.
 */
export async function insertClicks(db: Kysely<Tables>, clicks: readonly Click[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('clicks'))`.execute(db)
  const fresh = await withoutStored(db, clicks)
  if (fresh.length === 0) return
  // Of one moment in the order in which `reclassifyClicks` reads them.
  const inOrder = fresh.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const history = await readHistory(db, inOrder)
  await insert(
    db,
    inOrder.map((click) => ({ ...click, ...history.classify(click) })),
  )
}

async function withoutStored(db: Kysely<Tables>, clicks: readonly Click[]): Promise<Click[]> {
  const times = clicks.map(({ at }) => at.getTime())
  const { rows } = await sql<{ id: string }>`
    select id from clicks where id = any(${clicks.map(({ id }) => id)}::uuid[])
      and at between ${new Date(Math.min(...times))} and ${new Date(Math.max(...times))}`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  return clicks.filter(({ id }) => !stored.has(id))
}

/** What the visitors of these clicks did in the half hour before. */
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

type StoredClick = Click & { class: ClickClass; reason: string | null }

async function insert(db: Kysely<Tables>, clicks: readonly StoredClick[]): Promise<void> {
  await sql`
    insert into clicks
      (id, at, casino_id, page, block, position, country, device, visitor, signals, class, reason)
    select id, at, casino_id, page, block, position, country, device, visitor,
      string_to_array(signals, ' ', ''), class, reason
    from unnest(
      ${clicks.map(({ id }) => id)}::uuid[], ${clicks.map(({ at }) => at)}::timestamptz[],
      ${clicks.map(({ casinoId }) => casinoId)}::integer[], ${clicks.map(({ page }) => page)}::text[],
      ${clicks.map(({ block }) => block)}::text[], ${clicks.map(({ position }) => position)}::integer[],
      ${clicks.map(({ country }) => country)}::text[], ${clicks.map(({ device }) => device)}::text[],
      ${clicks.map(({ visitor }) => visitor)}::uuid[], ${clicks.map(({ signals }) => signals.join(' '))}::text[],
      ${clicks.map((click) => click.class)}::text[], ${clicks.map(({ reason }) => reason)}::text[]
    ) as sent (id, at, casino_id, page, block, position, country, device, visitor, signals, class, reason)
    on conflict do nothing`.execute(db)
}

/**
 * Classifies the clicks of a day in UTC again, after the rules have changed, in the caller's transaction. A visitor has
 * another name each day, so no day depends on the one before. Answers how many have another class now.
 */
export async function reclassifyClicks(db: Kysely<Tables>, day: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('clicks'))`.execute(db)
  const { rows } = await sql<KnownClick & { id: string; class: ClickClass; reason: string | null }>`
    select id, visitor, casino_id as "casinoId", at, signals, class, reason from clicks
    where at >= ${day} and at < ${day}::timestamptz + interval '1 day' order by at, id`.execute(db)
  const history = createClickHistory()
  const changed = rows
    .map((row) => ({ row, now: history.classify({ ...row, signals: row.signals }) }))
    .filter(({ row, now }) => row.class !== now.class || row.reason !== now.reason)
  if (changed.length === 0) return 0
  await sql`
    update clicks set class = sent.class, reason = sent.reason
    from unnest(
      ${changed.map(({ row }) => row.id)}::uuid[], ${changed.map(({ row }) => row.at)}::timestamptz[],
      ${changed.map(({ now }) => now.class)}::text[], ${changed.map(({ now }) => now.reason)}::text[]
    ) as sent (id, at, class, reason)
    where clicks.id = sent.id and clicks.at = sent.at`.execute(db)
  return changed.length
}

/** Makes those of this month and the two after it that are not there, in the caller's transaction. */
export async function makeClickPartitions(db: Kysely<Tables>, now: Date): Promise<void> {
  const months = monthsFrom(now, 3)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname = any(${months.map(({ name }) => `clicks_${name}`)})`.execute(
    db,
  )
  const missing = months.filter(({ name }) => rows.every((row) => row.name !== `clicks_${name}`))
  if (missing.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('clicks'))`.execute(db)
  for (const month of missing) await makePartition(db, month)
}

/** What came before its partition was there moves into it: PostgreSQL lets no row of the month lie beside it. */
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

/** Drops the partitions whose months lie before the month of this time, and what of theirs lies beside them. */
export async function dropClicksBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  const [first] = monthsFrom(before, 1)
  if (first === undefined) return
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class as child on child.oid = inhrelid join pg_class as parent on parent.oid = inhparent
    where parent.relname = 'clicks' and child.relname ~ '^clicks_[0-9]{4}_[0-9]{2}$'
      and child.relname < ${`clicks_${first.name}`}`.execute(db)
  for (const { name } of rows) await sql`drop table ${sql.id(name)}`.execute(db)
  await sql`delete from clicks_other where at < ${first.from}::timestamptz`.execute(db)
}

/** The secret of a day in UTC, made by whoever asks first. */
export async function keepClickSalt(db: Kysely<Tables>, day: string, salt: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into click_salts (day, salt) values (${day}::date, ${salt})
    on conflict (day) do update set salt = click_salts.salt returning salt`.execute(db)
  return rows[0]?.salt ?? salt
}

/** Deletes the secrets of the days before this one. */
export async function deleteClickSalts(db: Kysely<Tables>, today: string): Promise<void> {
  await sql`delete from click_salts where day < ${today}::date`.execute(db)
}
