import { isDeepStrictEqual } from 'node:util'
import { sql, type Insertable, type Kysely } from 'kysely'
import { POST_FIELDS, type PostForm } from '#contract/posts/fields.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import type { Tables } from '../../tables.ts'
import { itemStore, type WrittenForm } from '../items/item-store.ts'
import { inBatches } from '../sql/in-batches.ts'

const MEDIA = sql<PostForm['contentMedia']>`coalesce((
  select json_agg(json_build_object('type', type, 'url', url, 'caption', caption, 'alt', alt) order by position)
  from post_media where post_media.post_id = posts.id), '[]')`
const RELATED_CASINOS = sql<number[]>`array(
  select casino_id from post_casinos where post_casinos.post_id = posts.id order by casino_id)`
const RELATED_GAMES = sql<number[]>`array(
  select game_id from post_games where post_games.post_id = posts.id order by game_id)`

/** Stores the article form as a row, with media and related items as further rows. Related ids include hidden items. */
export const postStore = itemStore<PostForm, 'post'>({
  kind: 'post',
  fields: POST_FIELDS,
  selections: [
    MEDIA.as('contentMedia'),
    RELATED_CASINOS.as('relatedCasinos'),
    RELATED_GAMES.as('relatedGames'),
  ],
  writeBeside: writeBelongings,
})

async function writeBelongings(db: Kysely<Tables>, written: readonly WrittenForm<PostForm>[]): Promise<void> {
  const media = await cleared(db, 'post_media', 'contentMedia', written)
  const casinos = await cleared(db, 'post_casinos', 'relatedCasinos', written)
  const games = await cleared(db, 'post_games', 'relatedGames', written)
  await inBatches(media.flatMap(mediaOf), (batch) => db.insertInto('post_media').values(batch).execute())
  await inBatches(
    casinos.flatMap(({ id, form }) => form.relatedCasinos.map((casino_id) => ({ post_id: id, casino_id }))),
    (batch) => db.insertInto('post_casinos').values(batch).execute(),
  )
  await inBatches(
    games.flatMap(({ id, form }) => form.relatedGames.map((game_id) => ({ post_id: id, game_id }))),
    (batch) => db.insertInto('post_games').values(batch).execute(),
  )
}

/** The articles in which the field changed. Their stored rows of it are deleted. */
async function cleared(
  db: Kysely<Tables>,
  table: 'post_media' | 'post_casinos' | 'post_games',
  field: 'contentMedia' | 'relatedCasinos' | 'relatedGames',
  written: readonly WrittenForm<PostForm>[],
): Promise<WrittenForm<PostForm>[]> {
  const changed = written.filter(({ form, before }) => !isDeepStrictEqual(form[field], before?.[field]))
  const ids = changed.filter(({ before }) => before !== undefined).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom(table).where('post_id', 'in', ids).execute()
  return changed
}

function mediaOf({ id, form }: WrittenForm<PostForm>): Insertable<Tables['post_media']>[] {
  return form.contentMedia.map(({ type, url, caption, alt }, index) => ({
    post_id: id,
    position: index + 1,
    type,
    url,
    caption,
    alt,
    video_id: (type === 'youtube' && youtubeId(url)) || null,
  }))
}
