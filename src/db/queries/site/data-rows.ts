/** The rows of the open data: public facts without affiliate addresses and visitors' texts. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DataKind } from '#contract/open-data/open-data.ts'
import type { Tables } from '../../tables.ts'
import { dayText, isoInstant, stillRuns } from '../sql/sql-pieces.ts'

/** By field name; `slug` in place of `url`, and `place` to sort by. */
export type DataRow = Record<string, string | number | string[] | null> & { place: number; slug: string }

/** Rows in memory at a time. */
const BATCH = 1_000

export interface AskedData {
  kind: DataKind
  /** True for rows of the demo catalogue, false for real ones. */
  isDemo: boolean
  /** Offers that have ended by then are left out. */
  now: Date
}

/** True while every public casino, bonus and game belongs to the demo. The files then contain the demo and say so. */
export async function isDemoCatalogue(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ hasOwn: boolean }>`
    select exists (select from casinos where is_active and not is_demo)
      or exists (select from bonuses where is_active and not is_demo)
      or exists (select from games where is_active and not is_demo) as "hasOwn"`.execute(db)
  return rows[0]?.hasOwn === false
}

/** Changes whenever a row does: the number of rows and the sum of their hashes, in any order. */
export async function dataFingerprint(db: Kysely<Tables>, asked: AskedData): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select count(*) || '-' || coalesce(sum(hashtextextended(page::text, 0)), 0) as sum
    from (${ROWS[asked.kind](asked)}) as page`.execute(db)
  return rows[0]?.sum ?? ''
}

/** Every row in a stable order, a batch at a time. */
export async function* readDataRows(db: Kysely<Tables>, asked: AskedData): AsyncGenerator<DataRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<DataRow>`
      select * from (${ROWS[asked.kind](asked)}) as page
      where place > ${after} order by place limit ${sql.lit(BATCH)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.place ?? after
  }
}

function listed(column: string): RawBuilder<unknown> {
  return sql`nullif(${sql.ref(column)}, '{}')`
}

/** Empty only where somebody found that no country is refused. */
const REFUSED = sql`case when casinos.restricted_countries = '{}' and not casinos.restrictions_checked then null
  else array(select upper(code) from unnest(casinos.restricted_countries) as code) end as restricted_countries`

const ROWS: Readonly<Record<DataKind, (asked: AskedData) => RawBuilder<unknown>>> = {
  casinos: ({ isDemo }) => sql`select id as place, id, slug, name, license as licence, established_year,
      safety_index::double precision as safety_index, expert_rating::double precision as expert_rating,
      ${REFUSED}, ${listed('payment_methods')} as payment_methods, ${listed('supported_currencies')} as currencies,
      ${listed('features')} as features, ${listed('game_providers')} as game_providers,
      ${dayText('tested_on')} as tested_on, ${dayText('checked_on')} as checked_on,
      listing, listing_reason, ${dayText('listing_since')} as listing_since
    from casinos where is_active and is_demo = ${isDemo}`,
  bonuses: ({ isDemo, now }) => sql`select bonuses.id as place, bonuses.id, bonuses.slug, title, casino_id,
      casinos.name as casino, type, amount, wagering_requirement, min_deposit, max_win,
      ${isoInstant('bonuses.valid_until')} as valid_until, terms, ${REFUSED}
    from bonuses join casinos on casinos.id = casino_id
    where bonuses.is_active and casinos.is_listed and bonuses.is_demo = ${isDemo}
      and casinos.is_demo = ${isDemo} and ${stillRuns(now)}`,
  games: ({ isDemo }) => sql`select id as place, id, slug, name, provider, type,
      rtp::double precision as rtp, volatility, min_bet::double precision as min_bet,
      max_bet::double precision as max_bet, paylines, max_multiplier::double precision as max_multiplier
    from games where is_active and is_demo = ${isDemo}`,
  licences: ({ isDemo }) => sql`select min(id) as place, '' as slug, min(license collate "C") as licence,
      count(*)::integer as casinos
    from casinos where is_listed and is_demo = ${isDemo} and license is not null group by lower(license)`,
}
