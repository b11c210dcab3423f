import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { SUGGESTION_SOURCES } from './suggestion-kinds.ts'
import type { SuggestionKind } from './suggestion-kinds.ts'

export type IdsByKind = Partial<Record<SuggestionKind, readonly number[]>>

/** What is shown of these items, in the order of their ids; one statement for all kinds. */
export async function listSuggestionItems(
  db: Kysely<Tables>,
  ids: IdsByKind,
): Promise<Record<SuggestionKind, unknown[]>> {
  const kinds = (Object.keys(SUGGESTION_SOURCES) as SuggestionKind[]).filter(
    (kind) => (ids[kind] ?? []).length > 0,
  )
  const selects = kinds.map((kind) => {
    const { from, id, item } = SUGGESTION_SOURCES[kind]
    return sql`select ${sql.lit(kind)} as kind, ${id} as id, ${item} as item
      from ${from} where ${id} = any(${[...(ids[kind] ?? [])]}::integer[])`
  })
  const rows = kinds.length === 0 ? [] : (await read(db, sql.join(selects, sql` union all `))).rows
  const itemsOf = (kind: SuggestionKind) => {
    const byId = new Map(rows.filter((row) => row.kind === kind).map(({ id, item }) => [id, item]))
    return (ids[kind] ?? []).flatMap((id) => byId.get(id) ?? [])
  }
  return {
    casinos: itemsOf('casinos'),
    bonuses: itemsOf('bonuses'),
    games: itemsOf('games'),
    posts: itemsOf('posts'),
  }
}

function read(db: Kysely<Tables>, selects: ReturnType<typeof sql>) {
  return sql<{ kind: SuggestionKind; id: number; item: unknown }>`${selects}`.execute(db)
}
