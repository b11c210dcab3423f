/** Targets of links and cards in articles: casinos, bonuses, games and articles, including hidden ones. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { CHOICES } from '#contract/items/limits.ts'
import type { LinkKind, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import type { Tables } from '../../tables.ts'
import { escapeLike, stillRuns } from '../sql/sql-pieces.ts'

/** A stored target without its address. */
export type FoundTarget = Omit<LinkTarget, 'path'> & { slug: string }

export interface TargetQuery {
  kinds: readonly LinkKind[]
  /** Part of the name, ignoring case; for a bonus also of its casino's name. */
  text: string
  now: Date
}

/** A few of each kind, names that begin with the text first. */
export async function searchLinkTargets(
  db: Kysely<Tables>,
  { kinds, text, now }: TargetQuery,
): Promise<FoundTarget[]> {
  const within = `%${escapeLike(text)}%`
  const each = Math.floor(CHOICES.found / kinds.length)
  const found = kinds.map(
    (kind) => sql`(select * from (${rowsOf(kind, now)}) as target
      where lower(sought) like lower(${within}::text)
      order by lower(name) not like lower(${within.slice(1)}::text), lower(name), id limit ${sql.lit(each)})`,
  )
  return read(db, sql`${sql.join(found, sql` union all `)}`)
}

/** The target with this id; undefined when there is none. */
export async function findLinkTarget(
  db: Kysely<Tables>,
  { kind, id, now }: { kind: LinkKind; id: number; now: Date },
): Promise<FoundTarget | undefined> {
  const [found] = await read(db, sql`select * from (${rowsOf(kind, now)}) as target where id = ${id}`)
  return found
}

async function read(db: Kysely<Tables>, rows: RawBuilder<unknown>): Promise<FoundTarget[]> {
  const found =
    await sql<FoundTarget>`select kind, id, name, detail, state, slug from (${rows}) as found`.execute(db)
  return found.rows
}

function rowsOf(kind: LinkKind, now: Date): RawBuilder<unknown> {
  return ROWS[kind](now)
}

const ROWS: Readonly<Record<LinkKind, (now: Date) => RawBuilder<unknown>>> = {
  casino: () => sql`
    select 'casino' as kind, id, name, coalesce(license, '') as detail, name as sought, slug,
      case when is_active then 'shown' else 'hidden' end as state from casinos`,
  bonus: (now) => sql`
    select 'bonus' as kind, bonuses.id, bonuses.title as name, casinos.name || ', ' || bonuses.amount as detail,
      bonuses.title || ' ' || casinos.name as sought, bonuses.slug,
      case when not (bonuses.is_active and casinos.is_listed) then 'hidden'
        when not ${stillRuns(now)} then 'ended' else 'shown' end as state
    from bonuses join casinos on casinos.id = bonuses.casino_id`,
  game: () => sql`
    select 'game' as kind, id, name, provider as detail, name as sought, slug,
      case when is_active then 'shown' else 'hidden' end as state from games`,
  post: () => sql`
    select 'post' as kind, id, title as name, category as detail, title as sought, slug,
      case when is_published then 'shown' else 'hidden' end as state from posts`,
}
