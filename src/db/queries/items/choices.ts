/** The choices of pickers in admin forms: casinos and games by name, including hidden ones. */
import { sql, type Kysely } from 'kysely'
import type { Choice } from '#contract/items/admin-rows.schema.ts'
import { CHOICES } from '#contract/items/limits.ts'
import type { Tables } from '../../tables.ts'
import { escapeLike } from '../sql/sql-pieces.ts'

export type ChoiceTable = 'casinos' | 'games'

/** Items whose name contains the text, ignoring case, at most 20: names that begin with it first, then by name. */
export async function searchChoices(db: Kysely<Tables>, table: ChoiceTable, text: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, name, is_active as "isShown" from ${sql.table(table)}
    where lower(name) like lower(${`%${escapeLike(text)}%`}::text)
    order by lower(name) not like lower(${`${escapeLike(text)}%`}::text), lower(name), id
    limit ${CHOICES.found}`.execute(db)
  return rows
}

/** The items with these ids, in their order; unknown ids are left out. */
export async function listChoices(
  db: Kysely<Tables>,
  table: ChoiceTable,
  ids: readonly number[],
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, name, is_active as "isShown" from ${sql.table(table)}
    join unnest(${[...ids]}::integer[]) with ordinality as asked (asked_id, place) on asked_id = id
    order by place`.execute(db)
  return rows
}
