/** Questions about deleted things. */
import type { Kysely } from 'kysely'
import type { DeletedItem } from '#contract/items/history.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { paged } from '../sql/page.ts'
import type { Page, Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

/** Of one kind or of all, last deleted first; the search looks for a part of the name. */
export function searchTrash(
  db: Kysely<Tables>,
  { kind, search = '' }: { kind?: WrittenKind | undefined; search?: string | undefined },
  page?: Page,
): Promise<Paged<DeletedItem>> {
  let query = db
    .selectFrom('trash')
    .select(['id', 'kind', 'item_id as itemId', 'name', 'username', isoInstant('deleted_at').as('deletedAt')])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (search !== '') query = query.where('name', 'ilike', `%${escapeLike(search)}%`)
  return paged(query, page)
}
