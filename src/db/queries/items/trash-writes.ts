/**
 * Deletes with the option to restore: the deleted rows are stored as JSON, table by table in an order that allows
 * inserting them again, and the database's cascades delete them. Address hashes are not stored, because the trash keeps
 * rows longer than hashes may be kept. For the same reason votes are not restored.
 */
import { sql, type Kysely } from 'kysely'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

type KeptRows = [table: string, rows: Record<string, unknown>[]][]

export interface Deleted {
  kind: WrittenKind
  itemId: number
  name: string
  username: string | null
  at: Date
  /** The undone import that had created it. */
  importId?: number
}

/** Moves an item and its dependent rows to the trash and returns its number there. */
export async function moveToTrash(db: Kysely<Tables>, deleted: Deleted): Promise<number> {
  const kept: KeptRows = []
  for (const { table, where } of [of(KINDS[deleted.kind].table, 'id'), ...(BELONGINGS[deleted.kind] ?? [])]) {
    const { rows } = await sql<{ rows: Record<string, unknown>[] | null }>`
      select jsonb_agg(to_jsonb(${sql.table(table)}) - 'address_hash') as rows from ${sql.table(table)}
      where ${where(deleted.itemId)}`.execute(db)
    if (rows[0]?.rows) kept.push([table, rows[0].rows])
  }
  const { id } = await db
    .insertInto('trash')
    .values({
      kind: deleted.kind,
      item_id: deleted.itemId,
      name: deleted.name,
      rows: JSON.stringify(kept),
      username: deleted.username,
      deleted_at: deleted.at,
      import_id: deleted.importId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`delete from ${sql.table(KINDS[deleted.kind].table)} where id = ${deleted.itemId}`.execute(db)
  return id
}

export type TakenOut = { kind: WrittenKind; itemId: number; name: string; rows: KeptRows }

/** Removes an entry from the trash without restoring it yet; undefined when it is not there. */
export async function takeFromTrash(db: Kysely<Tables>, id: number): Promise<TakenOut | undefined> {
  return db
    .deleteFrom('trash')
    .where('id', '=', id)
    .returning(['kind', 'item_id as itemId', 'name', 'rows'])
    .executeTakeFirst()
}

/** Inserts stored rows under their old ids. Links to rows that no longer exist are left out. */
export async function putBack(db: Kysely<Tables>, rows: KeptRows): Promise<void> {
  for (const [table, kept] of rows) {
    const columns = sql.join((await columnsOf(db, table, kept)).map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(kept)}::jsonb) as kept
      where ${LINKS.get(table) ?? sql`true`}`.execute(db)
  }
}

export async function deleteOldTrash(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('trash').where('deleted_at', '<', before).execute()
}

/** The writable columns in the stored rows; later migrations may have added others. */
async function columnsOf(db: Kysely<Tables>, table: string, kept: KeptRows[number][1]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => Object.hasOwn(kept[0] ?? {}, name))
}

type Clause = ReturnType<typeof sql>
interface Belonging {
  table: string
  where: (id: number) => Clause
}

const rows = (table: string, where: (id: number) => Clause): Belonging => ({ table, where })
const of = (table: string, column: string) => rows(table, (id) => sql`${sql.ref(column)} = ${id}`)
const reviewsOf = (column: string) => of('reviews', column)
const OF_ITS_BONUSES = (id: number) => sql`bonus_id in (select id from bonuses where casino_id = ${id})`

/** Dependent rows of each kind, beside the item's own row. */
const BELONGINGS: Readonly<Partial<Record<WrittenKind, readonly Belonging[]>>> = {
  casino: [
    of('expert_reviews', 'casino_id'),
    of('bonuses', 'casino_id'),
    rows('reviews', (id) => sql`casino_id = ${id} or ${OF_ITS_BONUSES(id)}`),
    of('game_casinos', 'casino_id'),
    of('post_casinos', 'casino_id'),
    of('comparison_casinos', 'casino_id'),
  ],
  bonus: [reviewsOf('bonus_id')],
  game: [reviewsOf('game_id'), of('game_casinos', 'game_id'), of('post_games', 'game_id')],
  post: [of('post_media', 'post_id'), of('post_casinos', 'post_id'), of('post_games', 'post_id')],
}

/** Rows that link two items are restored only where both exist. */
const LINKS: ReadonlyMap<string, Clause> = new Map([
  [
    'game_casinos',
    sql`exists (select from games where id = kept.game_id) and exists (select from casinos where id = kept.casino_id)`,
  ],
  [
    'post_casinos',
    sql`exists (select from posts where id = kept.post_id) and exists (select from casinos where id = kept.casino_id)`,
  ],
  [
    'post_games',
    sql`exists (select from posts where id = kept.post_id) and exists (select from games where id = kept.game_id)`,
  ],
  ['comparison_casinos', sql`exists (select from comparisons where id = kept.comparison_id)`],
])
