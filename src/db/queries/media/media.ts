/** Queries for uploaded pictures. */
import { sql, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { mediaAddress, type MediaSize } from '#contract/media/media-address.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import type { LibraryPicture, PicturesQuery, UploadedPicture } from '#contract/media/media.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant, textArray } from '../sql/sql-pieces.ts'

export interface StoredPicture {
  key: string
  picture: UploadedPicture
}

/**
 * The pictures whose name or alternative text contains the text, newest first; `unused` limits them to those that
 * nothing uses.
 */
export async function searchPictures(
  db: Kysely<Tables>,
  { search, unused }: PicturesQuery,
  page?: Page,
): Promise<Paged<LibraryPicture>> {
  const pattern = `%${escapeLike(search)}%`
  const rows = await paged(
    picturesOf(db)
      .where(sql<SqlBool>`(name ilike ${pattern} or alt ilike ${pattern})`)
      .$if(unused === 'true', (query) =>
        query.where(
          sql<SqlBool>`not exists (select from (${SHOWN}) as shown where substring(shown.address from '/media/([a-z0-9]+)-') = media.key)`,
        ),
      )
      .orderBy('media.created_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  )
  const uses = await countUses(
    db,
    rows.items.map(({ key }) => key),
  )
  const items = rows.items.map((row) => ({ ...asPicture(row).picture, uses: uses.get(row.key) ?? 0 }))
  return { items, total: rows.total }
}

/** With `lock` nobody else changes or deletes it until the transaction ends. */
export async function findPicture(
  db: Kysely<Tables>,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredPicture | undefined> {
  const query = picturesOf(db).where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && asPicture(row)
}

export async function findPictureByKey(
  db: Kysely<Tables>,
  key: string,
): Promise<UploadedPicture | undefined> {
  const row = await picturesOf(db).where('key', '=', key).executeTakeFirst()
  return row && asPicture(row).picture
}

export async function listPicturesAfter(
  db: Kysely<Tables>,
  id: number,
  limit: number,
): Promise<StoredPicture[]> {
  const rows = await picturesOf(db).where('id', '>', id).orderBy('id').limit(limit).execute()
  return rows.map(asPicture)
}

export interface PictureUse {
  kind: ItemKind
  name: string
}

/** The casinos, bonuses, games and articles that use a picture, by name; the first `limit`. */
export async function listPictureUses(db: Kysely<Tables>, key: string, limit: number): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    select distinct shown.kind, shown.id, shown.name from (${SHOWN}) as shown
    where shown.address like ${`%/media/${key}-%`} order by shown.kind, shown.name, shown.id limit ${limit}
  `.execute(db)
  return rows
}

export async function countUses(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; uses: number }>`
    select wanted.key, count(distinct (shown.kind, shown.id))::integer as uses
    from unnest(${textArray(keys)}) as wanted(key)
    join (${SHOWN}) as shown on shown.address like '%/media/' || wanted.key || '-%'
    group by wanted.key
  `.execute(db)
  return new Map(rows.map(({ key, uses }) => [key, uses]))
}

/** Every address of a picture with the item that uses it, visible or not. */
const SHOWN = sql`
  select 'casino' as kind, id, name, logo_url as address from casinos where logo_url is not null
  union all select 'bonus', id, title, image_url from bonuses where image_url is not null
  union all select 'game', id, name, image_url from games where image_url is not null
  union all select 'post', id, title, featured_image from posts where featured_image is not null
  union all select 'post', posts.id, title, url from post_media join posts on posts.id = post_id
`

function picturesOf(db: Kysely<Tables>): SelectQueryBuilder<Tables, 'media', PictureRow> {
  return db
    .selectFrom('media')
    .select(['id', 'key', 'name', 'alt', 'width', 'height', 'bytes', 'username'])
    .select(isoInstant('created_at').as('createdAt'))
}

type PictureRow = Omit<UploadedPicture, 'address'> & MediaSize

function asPicture({ key, ...row }: PictureRow): StoredPicture {
  return { key, picture: { ...row, address: mediaAddress({ key, ...row }) } }
}
