/** The article form with its media and related things as rows, both ways. */
import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { PostForm } from '#contract/posts/post-form.schema.ts'
import { POST_FIELDS } from '#contract/posts/fields.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import type { PostMediaTable, PostsTable, Tables } from '../../tables.ts'
import { columnsOfForm, fieldSelections, formOf } from '../items/field-columns.ts'
import { inBatches } from '../sql/in-batches.ts'
import type { ItemStore, StoredForm } from '../items/item-store.ts'
import { updateRows } from '../sql/update-rows.ts'

export const postStore = {
  kind: 'post',
  findForms,

  async insertForms(db, forms, now, beside) {
    const rows = forms.map((form, index) => ({ ...columnsOf(form), created_at: now, ...beside?.[index] }))
    const ids = await inBatches(rows, async (batch) =>
      (await db.insertInto('posts').values(batch).returning('id').execute()).map(({ id }) => id),
    )
    await insertBelongings(
      db,
      forms.map((form, index) => ({ id: ids[index] ?? 0, form })),
    )
    return ids
  },

  async updateForm(db, id, form) {
    await db.updateTable('posts').set(columnsOf(form)).where('id', '=', id).execute()
    for (const table of ['post_media', 'post_casinos', 'post_games'] as const)
      await db.deleteFrom(table).where('post_id', '=', id).execute()
    await insertBelongings(db, [{ id, form }])
  },

  async updateForms(db, changed) {
    await updateRows(
      db,
      'posts',
      changed.map(({ id, form }) => ({ id, ...columnsOf(form) })),
    )
    const ids = changed.map(({ id }) => id)
    for (const table of ['post_media', 'post_casinos', 'post_games'] as const)
      await db.deleteFrom(table).where('post_id', 'in', ids).execute()
    await insertBelongings(db, changed)
  },
} satisfies ItemStore<PostForm>

/** The content as it is stored, and every related id, those of hidden things included. */
async function findForms(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredForm<PostForm>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('posts')
    .where('id', 'in', ids)
    .select(['id', 'version'])
    .select(fieldSelections(POST_FIELDS, 'posts'))
    .select([
      MEDIA.as('contentMedia'),
      RELATED_CASINOS.as('relatedCasinos'),
      RELATED_GAMES.as('relatedGames'),
    ])
    .execute()
  return rows.map(({ id, version, ...row }) => ({ id, version, form: formOf(POST_FIELDS, row) as PostForm }))
}

const MEDIA = sql<PostForm['contentMedia']>`coalesce((
  select json_agg(json_build_object('type', type, 'url', url, 'caption', caption, 'alt', alt) order by position)
  from post_media where post_media.post_id = posts.id), '[]')`
const RELATED_CASINOS = sql<number[]>`array(
  select casino_id from post_casinos where post_casinos.post_id = posts.id order by casino_id)`
const RELATED_GAMES = sql<number[]>`array(
  select game_id from post_games where post_games.post_id = posts.id order by game_id)`

function columnsOf(form: PostForm): Insertable<PostsTable> {
  return columnsOfForm(POST_FIELDS, form) as Insertable<PostsTable>
}

async function insertBelongings(
  db: Kysely<Tables>,
  posts: readonly { id: number; form: PostForm }[],
): Promise<void> {
  const media = posts.flatMap(({ id, form }) => mediaOf(id, form))
  const casinos = posts.flatMap(({ id, form }) =>
    form.relatedCasinos.map((casino_id) => ({ post_id: id, casino_id })),
  )
  const games = posts.flatMap(({ id, form }) =>
    form.relatedGames.map((game_id) => ({ post_id: id, game_id })),
  )
  await inBatches(media, (batch) => db.insertInto('post_media').values(batch).execute())
  await inBatches(casinos, (batch) => db.insertInto('post_casinos').values(batch).execute())
  await inBatches(games, (batch) => db.insertInto('post_games').values(batch).execute())
}

function mediaOf(postId: number, { contentMedia }: PostForm): Insertable<PostMediaTable>[] {
  return contentMedia.map(({ type, url, caption, alt }, index) => ({
    post_id: postId,
    position: index + 1,
    type,
    url,
    caption,
    alt,
    video_id: (type === 'youtube' && youtubeId(url)) || null,
  }))
}
