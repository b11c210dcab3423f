import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

const SLUGS = [
  ['casinos', sql`slug_of(name, 'casino')`],
  ['bonuses', sql`bonus_slug(title, casino_id)`],
  ['games', sql`slug_of(name, 'game')`],
] as const

/** Lets items be inserted without the triggers that give them their slugs; `fillSlugs` does it for all at once. */
export async function allowNoSlugs(db: Kysely<Tables>): Promise<void> {
  for (const [table] of SLUGS) await sql`alter table ${sql.table(table)} alter slug drop not null`.execute(db)
}

/** Gives every item the slug of its name, with a number where an earlier item has the same. */
export async function fillSlugs(db: Kysely<Tables>): Promise<void> {
  for (const [table, slug] of SLUGS) {
    await sql`
      update ${sql.table(table)} as item set slug = numbered.slug from (
        select id, case number when 1 then slug else numbered_slug(slug, number::integer) end as slug
        from (select id, slug, row_number() over (partition by slug order by id) as number
          from (select id, ${slug} as slug from ${sql.table(table)}) as made) as counted
      ) as numbered where numbered.id = item.id`.execute(db)
    await sql`alter table ${sql.table(table)} alter slug set not null`.execute(db)
  }
}
