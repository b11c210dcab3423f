/** Questions about deleted things. */
import type { Kysely } from 'kysely'
import type { DeletedItem } from '#contract/items/history.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { paged } from '../sql/page.ts'
import type { Page, Paged } from '../sql/page.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** Of one kind or of all, last deleted first. */
export function searchTrash(
  db: Kysely<Tables>,
  kind?: WrittenKind,
  page?: Page,
): Promise<Paged<DeletedItem>> {
  const query = db
    .selectFrom('trash')
    .select(['id', 'kind', 'item_id as itemId', 'name', 'username', isoInstant('deleted_at').as('deletedAt')])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
  return paged(kind === undefined ? query : query.where('kind', '=', kind), page)
}
