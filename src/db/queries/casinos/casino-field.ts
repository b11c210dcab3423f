/** The spread of scores of all listed casinos, to compare one casino with. */
import { sql, type Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { CATEGORY_COLUMNS, RATING_CATEGORIES } from '#contract/shared/options.ts'
import type { CasinoField } from '#domain/casinos/casino-field.ts'
import { spreadFrom } from '#domain/shared/spread.ts'
import type { Tables } from '../../tables.ts'

const KEPT_MS = 5 * MINUTE_MS
const kept = new WeakMap<Kysely<Tables>, { until: number; field: Promise<CasinoField> }>()

/** Up to five minutes old, because every casino page needs it and it changes little. */
export function casinoField(db: Kysely<Tables>, now: Date): Promise<CasinoField> {
  const known = kept.get(db)
  if (known !== undefined && known.until > now.getTime()) return known.field
  const field = readField(db)
  kept.set(db, { until: now.getTime() + KEPT_MS, field })
  field.catch(() => kept.delete(db))
  return field
}

async function readField(db: Kysely<Tables>): Promise<CasinoField> {
  const columns = {
    safety: 'safety_index',
    expert: 'expert_rating',
    users: 'user_average',
    ...Object.fromEntries(
      RATING_CATEGORIES.map((category) => [category, `${CATEGORY_COLUMNS[category]}_rating`]),
    ),
  }
  const parts = Object.entries(columns).map(
    ([name, column]) => sql`json_build_object('count', count(${sql.ref(column)}), 'at',
      percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by ${sql.ref(column)}::double precision))
      as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, { count: number; at: number[] | null }>>`
    select ${sql.join(parts)} from casinos left join expert_reviews on casino_id = casinos.id where is_listed`.execute(
    db,
  )
  const [read = {}] = rows
  return Object.fromEntries(
    Object.entries(read).map(([name, { count, at }]) => [
      name,
      spreadFrom(count, (at ?? []).map(inHundredths)),
    ]),
  ) as CasinoField
}

function inHundredths(score: number): number {
  return Math.round(score * 100) / 100
}
