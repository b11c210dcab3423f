/**
 * Ways to count casinos for many options at once. Each reads `seen`, the active casinos, and `options`
 * with its `key`, and gives rows of `key` and `count`; options that nothing matches may be missing.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>
/** `passes` tells which of `seen` count at all. */
export type Tally = (passes: Sql) => Sql

/** Casinos that a condition over `casinos` and `options` holds for: every option with every casino, so for few options. */
export function casinosMatching(condition: Sql): Tally {
  return (passes) => sql`
    select options.key, count(*) from options join seen as casinos on ${passes} and ${condition} group by options.key`
}

/** Casinos whose list, which names nothing twice, holds the key. */
export function casinosListing(list: Sql): Tally {
  return (passes) => sql`select key, count(*) from seen, unnest(${list}) as key where ${passes} group by key`
}

/** Casinos whose list holds the key as a part of an entry. Parts are sought among the distinct entries only. */
export function casinosListingPart(list: Sql): Tally {
  return (passes) => sql`
    with listed as materialized (select entry, id from seen, unnest(${list}) as entry where ${passes}),
    entries as materialized (select distinct entry from listed)
    select options.key, count(distinct listed.id) from options
    join entries on strpos(entries.entry, options.key) > 0 join listed on listed.entry = entries.entry
    group by options.key`
}

/** Casinos whose list does not hold the key: all of them less those whose list does. */
export function casinosWithout(list: Sql): Tally {
  return (passes) => sql`
    select options.key, (select count(*) from seen where ${passes}) - coalesce(listing.count, 0) as count
    from options left join (
      select key, count(distinct id) from seen, unnest(${list}) as key where ${passes} group by key
    ) as listing on listing.key = options.key`
}
