/**
 * The number of casinos behind each option of the filter panel, counted by the database as a reference for the index.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { CASINO_FACETS, CASINO_FACET_NAMES, type CasinoFacet } from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts, FacetCount } from '#contract/casinos/casinos.schema.ts'
import { COUNTRY_ORDER } from '#contract/countries/country-order.ts'
import type { Tables } from '#db/tables.ts'
import { stillRuns, textArray } from '#db/queries/sql/sql-pieces.ts'
import { payoutHours, welcomeWagering } from './stated-facts.ts'
import { casinoClauses } from './casino-clauses.ts'
import { CASINO_FACET_OPTIONS } from './casino-facet-options.ts'

/**
 * For every facet and option: the number of casinos that the search would find with that option alone chosen in the
 * facet, or in addition where all chosen options must match. Options come from active casinos, so some count 0; chosen
 * ones are always included, in their own spelling. Order: lists by active casinos and name; minimums and years highest
 * first; maximums lowest first; countries with common ones first, then by name. `now` decides which offers are current.
 */
export async function countCasinoFacets(
  db: Kysely<Tables>,
  search: CasinoSearch,
  now: Date,
): Promise<CasinoFacetCounts> {
  const { rows } = await sql<Counted>`
    with seen as materialized (
      select id, license, established_year, safety_index, expert_rating, review_count, overall_sum, restricted_countries,
        payment_methods, payment_keys, game_providers, provider_keys, features, features_text, bonus_types,
        ${payoutHours} as payout_hours, ${welcomeWagering(now)} as welcome_wagering,
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
  return Object.fromEntries(
    CASINO_FACET_NAMES.map((facet): [string, FacetCount[]] => {
      const options = rows.filter((row) => row.facet === facet).sort(orderOf(facet))
      return [facet, options.map(({ value, count }) => ({ value, count }))]
    }),
  ) as CasinoFacetCounts
}

/** `among` is the number of all active casinos with it, regardless of the search. */
type Counted = { facet: CasinoFacet; among: number } & FacetCount

/** A bit mask of the conditions that a casino fails: one bit per set facet, and one for the text. */
function failures(search: CasinoSearch, now: Date): RawBuilder<number> {
  const bits = [...casinoClauses(search, now)].map(
    // A condition on a missing score is null, which counts as failed.
    ([name, clause]) => sql`case when ${clause} then 0 else ${sql.lit(bitOf(name))} end`,
  )
  return sql<number>`(${sql.join([sql`0`, ...bits], sql` + `)})`
}

/** A facet's options, each with the casinos that match it and fail nothing except, possibly, this facet. */
function countRows(facet: CasinoFacet, search: CasinoSearch): RawBuilder<unknown> {
  const { catalogue, tally, ignoresCase } = CASINO_FACET_OPTIONS[facet]
  // Here the search adds to the chosen options, so this facet must match as well.
  const except = facet === 'paymentMethods' && search.paymentMatch === 'all' ? 0 : bitOf(facet)
  const key = ignoresCase ? sql`lower(value)` : sql`value`
  return sql`(
    with options as materialized (
      select key, (array_agg(value order by is_chosen desc, value collate "C"))[1] as value
      from (
        select distinct key, value, false as is_chosen from (${catalogue}) as catalogue
        union all select ${key}, value, true from unnest(${textArray(chosen(facet, search))}) as value
      ) as spellings group by key
    )
    select ${sql.lit(facet)} as facet, options.value, coalesce(tally.count, 0)::integer as count,
      coalesce(everywhere.count, 0)::integer as among
    from options left join (${tally(sql`failed & ${sql.lit(~except)} = 0`)}) as tally on tally.key = options.key
      left join (${tally(sql`true`)}) as everywhere on everywhere.key = options.key)`
}

function chosen(facet: CasinoFacet, search: CasinoSearch): string[] {
  const value = search[facet]
  if (value === undefined) return []
  return typeof value === 'object' ? [...value] : [String(value)]
}

function bitOf(name: CasinoFacet | 'search'): number {
  return name === 'search' ? 1 : 2 << CASINO_FACET_NAMES.indexOf(name)
}

type Order = (a: Counted, b: Counted) => number

function orderOf(facet: CasinoFacet): Order {
  if (facet === 'country') return commonFirst
  const { kind } = CASINO_FACETS[facet]
  if (kind === 'maximum') return (a, b) => Number(a.value) - Number(b.value)
  return kind === 'minimum' || kind === 'year' ? highestFirst : mostFirst
}

const commonFirst: Order = (a, b) => COUNTRY_ORDER.indexOf(a.value) - COUNTRY_ORDER.indexOf(b.value)
const highestFirst: Order = (a, b) => Number(b.value) - Number(a.value)
const mostFirst: Order = (a, b) => b.among - a.among || a.value.localeCompare(b.value, 'en')
