/** Finds facts that are not stated (domain/items/missing-facts.ts) in SQL. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { ITEM_KINDS, type ItemKind } from '#contract/items/item-kinds.ts'
import { FACTS, type Absence } from '#domain/items/missing-facts.ts'
import type { Tables } from '../../tables.ts'

/** The names of the missing fields, in the order of the form. The query must include the kind's table. */
export function missingFactsOf(kind: ItemKind): RawBuilder<string[]> {
  const names = conditionsOf(kind).map(
    ([field, isMissing]) => sql`case when ${isMissing} then ${sql.lit(field)} end`,
  )
  return sql<string[]>`array_remove(array[${sql.join(names)}]::text[], null)`
}

export function lacksFacts(kind: ItemKind): RawBuilder<SqlBool> {
  const conditions = conditionsOf(kind).map(([, isMissing]) => isMissing)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** True for a row that lacks this fact; false for every row when the kind has no such fact. */
export function lacksFact(kind: ItemKind, field: string): RawBuilder<SqlBool> {
  return new Map(conditionsOf(kind)).get(field) ?? sql<SqlBool>`false`
}

export function factFields(kind: ItemKind): string[] {
  return Object.keys(FACTS[kind])
}

export async function countMissingFacts(db: Kysely<Tables>): Promise<Record<ItemKind, number>> {
  const counts = ITEM_KINDS.map(
    (kind) =>
      sql`(select count(*) from ${sql.table(TABLES[kind])} where ${lacksFacts(kind)})::integer as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<Record<ItemKind, number>>`select ${sql.join(counts)}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A select without a table gave no row')
  return row
}

const TABLES = { casino: 'casinos', bonus: 'bonuses', game: 'games', post: 'posts' } as const

/** Facts that are not in a column of the kind's own table named like the field. */
const COLUMNS: Readonly<Partial<Record<string, RawBuilder<unknown>>>> = {
  overallRating: sql.ref('casinos.expert_rating'),
  ...Object.fromEntries(
    RATING_CATEGORIES.map((category) => [
      `${category}Rating`,
      sql.ref(`expert_reviews.${snakeCase(category)}_rating`),
    ]),
  ),
}

const CONDITIONS: Readonly<Record<Absence, (column: RawBuilder<unknown>) => RawBuilder<SqlBool>>> = {
  null: (column) => sql`${column} is null`,
  blank: (column) => sql`coalesce(btrim(${column}), '') = ''`,
  empty: (column) => sql`cardinality(${column}) = 0`,
  gap: (column) =>
    sql`exists (select from expert_reviews where casino_id = casinos.id and ${column} is null)`,
  unchecked: (column) => sql`(cardinality(${column}) = 0 and not casinos.restrictions_checked)`,
  alt: () =>
    sql`exists (select from post_media where post_id = posts.id and type = 'image' and coalesce(btrim(alt), '') = '')`,
}

function conditionsOf(kind: ItemKind): [field: string, isMissing: RawBuilder<SqlBool>][] {
  return Object.entries<Absence>(FACTS[kind]).map(([field, absence]) => {
    const column = COLUMNS[field] ?? sql.ref(`${TABLES[kind]}.${snakeCase(field)}`)
    return [field, CONDITIONS[absence](column)]
  })
}

function snakeCase(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
