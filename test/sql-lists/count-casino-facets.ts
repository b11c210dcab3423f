/** How many casinos each option of the filter panel would find, counted by the database: what the index is held to. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { CASINO_FACETS, CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts, FacetCount } from '#contract/casinos/casinos.schema.ts'
import { countryName } from '#contract/countries/countries.ts'
import type { Tables } from '#db/tables.ts'
import { casinoClauses } from './casino-clauses.ts'
import { CASINO_FACET_OPTIONS } from './casino-facet-options.ts'
import { stillRuns, textArray } from '#db/queries/sql/sql-pieces.ts'

/**
 * For every facet and option: how many casinos the search would find with that option alone chosen
 * and all other facets as they are. Options come from the active catalogue, so some count 0; what is
 * chosen is always among them, in its own spelling. Lists: most first, then by name; minimums and
 * years: highest first; countries by name. `now` tells which offers still run. One round trip, one pass over
 * the casinos.
 */
export async function countCasinoFacets(
  db: Kysely<Tables>,
  search: CasinoSearch,
  now: Date,
): Promise<CasinoFacetCounts> {
  const { rows } = await sql<{ facet: CasinoFacet } & FacetCount>`
    with seen as materialized (
      select id, license, established_year, safety_index, expert_rating, review_count, overall_sum, restricted_countries,
        payment_methods, payment_keys, game_providers, provider_keys, features, features_text, bonus_types,
        ${failures(search, now)} as failed
      from casinos left join (
        select casino_id, array_agg(distinct type) as bonus_types from bonuses
        where is_active and ${stillRuns(now)} group by casino_id
      ) as offers on offers.casino_id = casinos.id
      where casinos.is_active
    )
    ${sql.join(
      CASINO_FACET_NAMES.map((facet) => countRows(facet, search)),
      sql` union all `,
    )}`.execute(db)
  const counts = Object.fromEntries(
    CASINO_FACET_NAMES.map((facet): [string, FacetCount[]] => [facet, []]),
  ) as CasinoFacetCounts
  for (const { facet, value, count } of rows) counts[facet].push({ value, count })
  for (const facet of CASINO_FACET_NAMES) counts[facet].sort(orderOf(facet))
  return counts
}

/** A bit mask of the conditions that a casino fails: one bit for each facet that is set, and one for the text. */
function failures(search: CasinoSearch, now: Date): RawBuilder<number> {
  const bits = [...casinoClauses(search, now)].map(
    // A clause over a missing score is null, and null fails.
    ([name, clause]) => sql`case when ${clause} then 0 else ${sql.lit(bitOf(name))} end`,
  )
  return sql<number>`(${sql.join([sql`0`, ...bits], sql` + `)})`
}

/** The options of one facet, each with the casinos that it matches and that fail nothing but, perhaps, this facet. */
function countRows(facet: CasinoFacet, search: CasinoSearch): RawBuilder<unknown> {
  const { catalogue, tally, ignoresCase } = CASINO_FACET_OPTIONS[facet]
  const key = ignoresCase ? sql`lower(value)` : sql`value`
  return sql`(
    with options as materialized (
      select key, (array_agg(value order by is_chosen desc, value collate "C"))[1] as value
      from (
        select distinct key, value, false as is_chosen from (${catalogue}) as catalogue
        union all select ${key}, value, true from unnest(${textArray(chosen(facet, search))}) as value
      ) as spellings group by key
    )
    select ${sql.lit(facet)} as facet, options.value, coalesce(tally.count, 0)::integer as count
    from options left join (${tally(sql`failed & ${sql.lit(~bitOf(facet))} = 0`)}) as tally on tally.key = options.key)`
}

function chosen(facet: CasinoFacet, search: CasinoSearch): string[] {
  const value = search[facet]
  if (value === undefined) return []
  return typeof value === 'object' ? [...value] : [String(value)]
}

function bitOf(name: CasinoFacet | 'search'): number {
  return name === 'search' ? 1 : 2 << CASINO_FACET_NAMES.indexOf(name)
}

type Order = (a: FacetCount, b: FacetCount) => number

function orderOf(facet: CasinoFacet): Order {
  if (facet === 'country') return (a, b) => countryName(a.value).localeCompare(countryName(b.value), 'en')
  const { kind } = CASINO_FACETS[facet]
  return kind === 'minimum' || kind === 'year' ? highestFirst : mostFirst
}

const highestFirst: Order = (a, b) => Number(b.value) - Number(a.value)
const mostFirst: Order = (a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en')
