import { sql, type Kysely } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { Choice } from '#contract/items/admin-rows.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

export interface Namesake {
  kind: WrittenKind
  name: string
  /** Titles of bonuses may repeat between casinos, so only those of this casino count. */
  casinoId?: number | undefined
  /** The item itself, which does not count. */
  exceptId?: number | undefined
}

const SHOWN = 5

/** The items of the kind with the same name, ignoring case and accents, oldest first, at most 5. */
export async function listNamesakes(
  db: Kysely<Tables>,
  { kind, name, casinoId, exceptId }: Namesake,
): Promise<Choice[]> {
  const column = sql.ref(kind === 'casino' || kind === 'game' ? 'name' : 'title')
  const { rows } = await sql<Choice>`
    select id, ${column} as name, ${sql.ref(kind === 'post' ? 'is_published' : 'is_active')} as "isShown"
    from ${sql.table(KINDS[kind].table)}
    where ${folded(column)} = ${folded(sql`${name}::text`)} and id <> ${exceptId ?? 0}
      and ${kind === 'bonus' && casinoId !== undefined ? sql`casino_id = ${casinoId}` : sql`true`}
    order by id limit ${SHOWN}`.execute(db)
  return rows
}

/** Removes accents and outer spaces. */
function folded(text: ReturnType<typeof sql>) {
  return sql`regexp_replace(normalize(lower(trim(${text})), nfd), '[\\u0300-\\u036f]', '', 'g')`
}
