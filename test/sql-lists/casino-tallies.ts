/**
 * Counts casinos for many options at once. Each query reads `seen`, the active casinos, and `options` with `key`, and
 * returns `key` and `count`; options without casinos may be missing.
 */
import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>
/** `passes` selects the casinos of `seen` that count. */
export type Tally = (passes: Sql) => Sql

/**
 * Casinos that meet a condition on `casinos` and `options`: joins every option with every casino, so only for few
 * options.
 */
export function casinosMatching(condition: Sql): Tally {
  return (passes) => sql`
    select options.key, count(*) from options join seen as casinos on ${passes} and ${condition} group by options.key`
}

/** Casinos whose duplicate-free list contains the key. */
export function casinosListing(list: Sql): Tally {
  return (passes) => sql`select key, count(*) from seen, unnest(${list}) as key where ${passes} group by key`
}

/** Casinos whose list has an entry that contains the key. Searches the distinct entries only. */
export function casinosListingPart(list: Sql): Tally {
  return (passes) => sql`
    with listed as materialized (select entry, id from seen, unnest(${list}) as entry where ${passes}),
    entries as materialized (select distinct entry from listed)
    select options.key, count(distinct listed.id) from options
    join entries on strpos(entries.entry, options.key) > 0 join listed on listed.entry = entries.entry
    group by options.key`
}

/** Casinos whose list lacks the key: all minus those with it. */
export function casinosWithout(list: Sql): Tally {
  return (passes) => sql`
    select options.key, (select count(*) from seen where ${passes}) - coalesce(listing.count, 0) as count
    from options left join (
      select key, count(distinct id) from seen, unnest(${list}) as key where ${passes} group by key
    ) as listing on listing.key = options.key`
}
