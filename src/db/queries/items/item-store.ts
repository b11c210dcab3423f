/** What is kept the same way for casinos, bonuses, games and articles: forms in, forms out, versions. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ItemKind, WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

export interface StoredForm<Form> {
  id: number
  version: number
  form: Form
}

/** Columns of an item that are not in its form; sums of reviews are those of the kind. */
export interface ColumnsBeside {
  is_demo: boolean
  created_at: Date
  review_count?: number
  overall_sum?: number
}

/** How the forms of one kind become rows and rows become forms. */
export interface ItemStore<Form, Kind extends WrittenKind = ItemKind> {
  readonly kind: Kind
  /** The forms with these ids, in no order; unknown ids are left out. */
  findForms: (db: Kysely<Tables>, ids: readonly number[]) => Promise<StoredForm<Form>[]>
  /**
   * Inserts all of them at version 1; the ids come in the order of the forms. `beside` are columns that no form has,
   * for each form the same ones.
   */
  insertForms: (
    db: Kysely<Tables>,
    forms: readonly Form[],
    now: Date,
    beside?: readonly ColumnsBeside[],
  ) => Promise<number[]>
  /** Writes the fields. The version is raised by `raiseVersion`. */
  updateForm: (db: Kysely<Tables>, id: number, form: Form) => Promise<void>
  /** The same for many, in few statements; their versions are raised as well. */
  updateForms: (db: Kysely<Tables>, changed: readonly { id: number; form: Form }[]) => Promise<void>
}

export const ITEM_TABLES = {
  casino: 'casinos',
  bonus: 'bonuses',
  game: 'games',
  post: 'posts',
  landing: 'landing_pages',
} as const

/** Locks the row until the transaction ends and returns its version; undefined when there is none. */
export async function lockVersion(
  db: Kysely<Tables>,
  kind: WrittenKind,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(ITEM_TABLES[kind])} where id = ${id} for update`.execute(db)
  return rows[0]?.version
}

export async function raiseVersion(db: Kysely<Tables>, kind: WrittenKind, id: number): Promise<void> {
  await sql`update ${sql.table(ITEM_TABLES[kind])} set version = version + 1 where id = ${id}`.execute(db)
}
