import { sql, type Kysely, type RawBuilder } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { KnownValues } from '#contract/items/known-values.ts'
import { KNOWN_VALUES } from '#contract/items/limits.ts'
import type { Tables } from '../../tables.ts'

/** The values in use by items of a kind, including hidden ones: at most 1,000 per field, most used first. */
export async function listKnownValues(db: Kysely<Tables>, kind: WrittenKind): Promise<KnownValues> {
  const fields = await Promise.all(
    KINDS[kind].known.map(async (field) => {
      const { rows } = await sql<{ text: string }>`
        select mode() within group (order by text) as text
        from (${SOURCES[kind][field] ?? sql`select null::text`}) as held (text)
        where btrim(text) <> ''
        group by lower(text) order by count(*) desc, lower(text) limit ${KNOWN_VALUES}`.execute(db)
      return [field, rows.map(({ text }) => text)] as const
    }),
  )
  return Object.fromEntries(fields)
}

/** Every spelling in use by items of a kind, including hidden ones, by field, with its number of uses. */
export async function listHeldValues(
  db: Kysely<Tables>,
  kind: WrittenKind,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const byField = new Map<string, ReadonlyMap<string, number>>()
  for (const field of KINDS[kind].known) {
    const { rows } = await sql<{ text: string; count: number }>`
      select text, count(*)::integer as count from (${SOURCES[kind][field] ?? sql`select null::text`}) as held (text)
      where btrim(text) <> '' group by text`.execute(db)
    byField.set(field, new Map(rows.map(({ text, count }) => [text, count])))
  }
  return byField
}

/** Casinos and games share the studios. */
const PROVIDERS = sql`select unnest(game_providers) from casinos union all select provider from games`

const SOURCES: Readonly<Record<WrittenKind, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  casino: {
    license: sql`select license from casinos`,
    paymentMethods: sql`select unnest(payment_methods) from casinos`,
    supportedCurrencies: sql`select unnest(supported_currencies) from casinos`,
    features: sql`select unnest(features) from casinos`,
    gameProviders: PROVIDERS,
  },
  bonus: { type: sql`select type from bonuses` },
  game: {
    provider: PROVIDERS,
    category: sql`select unnest(category) from games`,
    tags: sql`select unnest(tags) from games`,
  },
  post: { tags: sql`select unnest(tags) from posts` },
  landing: {},
}
