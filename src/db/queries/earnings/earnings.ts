/** The earnings report: clicks of people beside what programmes reported of them. docs/decisions/0047. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { DEVICE_WORDS } from '#contract/earnings/earnings.schema.ts'
import type { EarningsBy, EarningsNumbers, EarningsQuery, Money } from '#contract/earnings/earnings.schema.ts'
import type { Device } from '#contract/clicks/click-words.ts'
import type { Tables } from '../../tables.ts'

export interface EarningsGroup extends EarningsNumbers {
  key: string | null
  label: string | null
}

/** A stretch of time, the end left out, and what it is narrowed to. */
export type EarningsSpan = Pick<EarningsQuery, 'page' | 'casino'> & { from: Date; to: Date }

/** The value of a click by which it is grouped. */
const KEYS: Readonly<Record<EarningsBy | 'all', RawBuilder<string | null>>> = {
  all: sql`'all'`,
  casino: sql`casino_id::text`,
  program: sql`(select program_id::text from program_casinos where program_casinos.casino_id = click.casino_id)`,
  page: sql`page`,
  block: sql`block`,
  position: sql`position::text`,
  country: sql`country`,
  device: sql`device`,
  day: sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql`to_char(at at time zone 'UTC', 'YYYY-MM')`,
}
/** Of a conversion, where it does not come from its click. */
const CONVERSION_KEYS: Partial<Record<EarningsBy | 'all', RawBuilder<string | null>>> = {
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
 * The groups of a stretch of time, those with most clicks first, at most `limit`. Conversions count on the day on
 * which they occurred, and what was taken back on the day of what it takes back.
 */
export async function listEarnings(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  span: EarningsSpan,
  limit: number,
): Promise<EarningsGroup[]> {
  const [{ rows: counted }, revenue] = await Promise.all([
    countGroups(db, by, span, limit),
    sumRevenue(db, by, span),
  ])
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

function countGroups(db: Kysely<Tables>, by: EarningsBy | 'all', span: EarningsSpan, limit: number) {
  return sql<Counted>`
    select key, sum(clicks)::integer as clicks, sum(unique_clicks)::integer as "uniqueClicks",
      sum(other_clicks)::integer as "otherClicks", sum(registrations)::integer as registrations,
      sum(first_deposits)::integer as "firstDeposits", sum(deposits)::integer as deposits
    from (
      select ${KEYS[by]} as key,
        count(*) filter (where class = 'human') as clicks,
        count(distinct (visitor, casino_id)) filter (where class = 'human') as unique_clicks,
        count(*) filter (where class <> 'human') as other_clicks,
        0 as registrations, 0 as first_deposits, 0 as deposits
      from clicks as click where ${during(span)} group by 1
      union all
      select ${CONVERSION_KEYS[by] ?? KEYS[by]}, 0, 0, 0,
        count(*) filter (where kind = 'registration'),
        count(*) filter (where kind = 'first_deposit'),
        count(*) filter (where kind in ('first_deposit', 'deposit'))
      from (${conversions(span)}) as click group by 1
    ) as both_sides
    group by key
    order by ${by === 'day' || by === 'month' ? sql`key desc` : sql`2 desc, 6 desc, key`}
    limit ${limit}`.execute(db)
}

async function sumRevenue(
  db: Kysely<Tables>,
  by: EarningsBy | 'all',
  span: EarningsSpan,
): Promise<Map<string | null, Money[]>> {
  const { rows } = await sql<Money & { key: string | null }>`
    select ${CONVERSION_KEYS[by] ?? KEYS[by]} as key, click.currency, sum(amount)::bigint as minor
    from (${conversions(span)}) as click
    where kind in ('revenue', 'reversal') and amount is not null
    group by 1, 2 order by 2`.execute(db)
  return new Map(
    Map.groupBy(rows, ({ key }) => key)
      .entries()
      .map(([key, sums]) => [key, sums.map(({ currency, minor }) => ({ currency, minor }))]),
  )
}

function during({ from, to, page, casino }: EarningsSpan): RawBuilder<boolean> {
  return sql`at >= ${from} and at < ${to} and ${narrowed({ page, casino })}`
}

function narrowed({ page, casino }: Pick<EarningsSpan, 'page' | 'casino'>): RawBuilder<boolean> {
  return sql`${page === undefined ? sql`true` : sql`page = ${page}`}
    and ${casino === undefined ? sql`true` : sql`casino_id = ${casino}`}`
}

/**
 * The conversions of these days with the columns of their click, which are null where it is not known. A reversal has
 * the event id of what it takes back, and its day.
 */
function conversions(span: EarningsSpan): RawBuilder<unknown> {
  return sql`
    select conversion.program_id, conversion.kind, conversion.amount, conversion.currency,
      coalesce(taken_back.occurred_at, conversion.occurred_at) as day,
      clicks.casino_id, clicks.page, clicks.block, clicks.position, clicks.country, clicks.device, clicks.at
    from conversions as conversion
    left join lateral (
      select occurred_at from conversions as earlier
      where conversion.kind = 'reversal' and earlier.kind <> 'reversal'
        and earlier.program_id = conversion.program_id and earlier.event_id = conversion.event_id
      order by earlier.occurred_at limit 1
    ) as taken_back on true
    left join lateral (
      select * from clicks where clicks.id = conversion.click_id limit 1
    ) as clicks on true
    where coalesce(taken_back.occurred_at, conversion.occurred_at) >= ${span.from}
      and coalesce(taken_back.occurred_at, conversion.occurred_at) < ${span.to}
      and ${narrowed(span)}`
}

/** Clicks of these days that are not counted, by class and reason. */
export async function listOtherClicks(
  db: Kysely<Tables>,
  span: EarningsSpan,
): Promise<{ class: string; reason: string | null; clicks: number }[]> {
  const { rows } = await sql<{ class: string; reason: string | null; clicks: number }>`
    select class, reason, count(*) as clicks from clicks
    where class <> 'human' and ${during(span)} group by 1, 2 order by 3 desc, 1, 2`.execute(db)
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
