/** The earnings report: clicks by people beside the reports of programmes. docs/decisions/0047. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  DEVICE_WORDS,
  type EarningsBy,
  type EarningsNumbers,
  type EarningsQuery,
  type Money,
} from '#contract/earnings/earnings.schema.ts'
import type { Device } from '#contract/clicks/click-words.ts'
import { utcDay } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'
import { CLICK_KEYS, type SummedBy } from '../clicks/click-sums.ts'

export interface EarningsGroup extends EarningsNumbers {
  key: string | null
  label: string | null
}

/** Whole days in UTC, end exclusive, and the report's filters. */
export type EarningsSpan = Pick<EarningsQuery, 'page' | 'casino'> & { from: Date; to: Date }

/** The value to group a conversion by. It comes from the click unless the conversion has its own. */
const CONVERSION_KEYS: Readonly<Record<EarningsBy | 'all', RawBuilder<string | null>>> = {
  ...CLICK_KEYS,
  all: sql`'all'`,
  program: sql`program_id::text`,
  day: sql`to_char(day at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql`to_char(day at time zone 'UTC', 'YYYY-MM')`,
}

interface Counted {
  key: string | null
  clicks: number
  uniqueClicks: number
  otherClicks: number
  registrations: number
  firstDeposits: number
  deposits: number
}

/**
 * The groups of a stretch of time, those with most clicks first, at most `limit`. A visitor counts at the first click
 * of the day on a casino's links. Conversions count on the day they occurred, less what was reversed.
 */
export async function listEarnings(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  span: EarningsSpan,
  limit: number,
): Promise<EarningsGroup[]> {
  const counted = await countGroups(db, by, span, limit)
  const revenue = await sumRevenue(db, by, span)
  const labels = await labelsOf(
    db,
    by,
    counted.flatMap(({ key }) => key ?? []),
  )
  return counted.map((group) => ({
    ...group,
    label: group.key === null ? null : (labels.get(group.key) ?? group.key),
    revenue: revenue.get(group.key) ?? [],
  }))
}

async function countGroups(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  span: EarningsSpan,
  limit: number,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select key, sum(clicks)::integer as clicks, sum(unique_clicks)::integer as "uniqueClicks",
      sum(other_clicks)::integer as "otherClicks", sum(registrations)::integer as registrations,
      sum(first_deposits)::integer as "firstDeposits", sum(deposits)::integer as deposits
    from (
      select key, clicks, unique_clicks, other_clicks, 0 as registrations, 0 as first_deposits, 0 as deposits
      from (${isSummed(span) ? summedClicks(by, span) : singleClicks(by, span)}) as click
      union all
      select ${CONVERSION_KEYS[by]}, 0, 0, 0,
        count(*) filter (where counts and kind = 'registration'),
        count(*) filter (where counts and kind = 'first_deposit'),
        count(*) filter (where counts and kind in ('first_deposit', 'deposit'))
      from (${conversions(span)}) as conversion group by 1
    ) as both_sides
    group by key
    order by ${by === 'day' || by === 'month' ? sql`key desc` : sql`2 desc, 6 desc, key`}
    limit ${limit}`.execute(db)
  return rows
}

/** Sums exist for a casino or for a page, not for both. Otherwise single clicks are read. */
function isSummed({ page, casino }: EarningsSpan): boolean {
  return page === undefined || casino === undefined
}

function summedClicks(by: EarningsBy | 'all', span: EarningsSpan): RawBuilder<unknown> {
  const sums = sumsFor(by, span)
  return sql`
    select ${sums.key}::text as key, sum(clicks) as clicks, sum(first_clicks) as unique_clicks,
      sum(other_clicks) as other_clicks
    from click_days where ${summedIn(span)} and by = ${sums.by} group by 1`
}

function summedIn(span: EarningsSpan): RawBuilder<boolean> {
  return sql`day >= ${utcDay(span.from)}::date and day < ${utcDay(span.to)}::date and scope = ${scopeOf(span)}`
}

function scopeOf({ page, casino }: EarningsSpan): string {
  if (casino !== undefined) return `casino:${casino}`
  return page === undefined ? 'all' : `page:${page}`
}

/**
 * The sums that a report uses, and its key in them. Sums by device have the fewest rows and serve where the key does
 * not matter.
 */
function sumsFor(
  by: EarningsBy | 'all',
  { page, casino }: EarningsSpan,
): { by: SummedBy; key: RawBuilder<string | null> } {
  if (by === 'all') return { by: 'device', key: sql`'all'` }
  if (by === 'day' || by === 'month') {
    const form = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
    return { by: 'device', key: sql`to_char(day, ${sql.lit(form)})` }
  }
  if (by === 'page' && page !== undefined) return { by: 'device', key: sql`${page}` }
  if (by === 'casino' && casino !== undefined) return { by: 'device', key: sql`${String(casino)}` }
  if (by !== 'program') return { by, key: sql`key` }
  return casino === undefined
    ? { by: 'casino', key: programOf(sql`key::integer`) }
    : { by: 'device', key: programOf(sql`${casino}`) }
}

function singleClicks(by: EarningsBy | 'all', span: EarningsSpan): RawBuilder<unknown> {
  const key = by === 'program' ? programOf(sql`click.casino_id`) : CONVERSION_KEYS[by]
  return sql`
    select ${key} as key, count(*) filter (where class = 'human') as clicks,
      count(*) filter (where is_first) as unique_clicks, count(*) filter (where class <> 'human') as other_clicks
    from (select *, at as day from clicks where ${clicksIn(span)}) as click group by 1`
}

function clicksIn(span: EarningsSpan): RawBuilder<boolean> {
  return sql`at >= ${span.from} and at < ${span.to} and ${narrowed(span)}`
}

function programOf(casinoId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select program_id::text from program_casinos where program_casinos.casino_id = ${casinoId})`
}

async function sumRevenue(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  span: EarningsSpan,
): Promise<Map<string | null, Money[]>> {
  const { rows } = await sql<Money & { key: string | null }>`
    select ${CONVERSION_KEYS[by]} as key, currency, sum(amount - taken_back)::bigint as minor
    from (${conversions(span)}) as conversion
    where (kind = 'revenue' or (kind = 'reversal' and counts)) and amount is not null
    group by 1, 2 order by 2`.execute(db)
  return new Map(
    Map.groupBy(rows, ({ key }) => key)
      .entries()
      .map(([key, sums]) => [key, sums.map(({ currency, minor }) => ({ currency, minor }))]),
  )
}

function narrowed({ page, casino }: Pick<EarningsSpan, 'page' | 'casino'>): RawBuilder<boolean> {
  return sql`${page === undefined ? sql`true` : sql`page = ${page}`}
    and ${casino === undefined ? sql`true` : sql`casino_id = ${casino}`}`
}

/** The conversions of these days, with what was reversed of each. */
function conversions(span: EarningsSpan): RawBuilder<unknown> {
  return sql`
    select *, occurred_at as day from conversions
    where occurred_at >= ${span.from} and occurred_at < ${span.to} and ${narrowed(span)}`
}

interface OtherClicks {
  class: string
  reason: string | null
  clicks: number
}

/** Clicks of these days that do not count, by class and reason. */
export async function listOtherClicks(db: Kysely<Tables>, span: EarningsSpan): Promise<OtherClicks[]> {
  const { rows } = await sql<OtherClicks>`
    select split_part(key, ':', 1) as class, nullif(substr(key, strpos(key, ':') + 1), '') as reason,
      sum(clicks)::integer as clicks
    from (${
      isSummed(span)
        ? sql`select key, other_clicks as clicks from click_days where ${summedIn(span)} and by = 'class'`
        : sql`select ${CLICK_KEYS.class} as key, 1 as clicks from clicks where ${clicksIn(span)}`
    }) as other
    where key not like 'human:%' group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  return rows
}

async function labelsOf(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (by === 'device') return new Map(keys.map((key) => [key, DEVICE_WORDS[key as Device]]))
  if (by !== 'casino' && by !== 'program') return new Map()
  const rows = await db
    .selectFrom(by === 'casino' ? 'casinos' : 'programs')
    .where('id', 'in', [0, ...keys.map(Number)])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}
