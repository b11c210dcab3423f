import { DRAFT } from '#contract/items/limits.ts'
import { PostPreviewBody } from '#contract/posts/fields.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { findDraft } from '#db/queries/items/drafts.ts'
import { postStore } from '#db/queries/posts/post-store.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { actorMay } from '../app/authorise.ts'
import { findSignedIn } from '../staff/find-signed-in.ts'
import { previewPost } from './preview-post.ts'

/** The editor's request to see an article on its public page; all values are texts. */
export interface PreviewRequest {
  /** The session token: 64 hexadecimal digits. */
  token: string
  /** The Cookie header. */
  cookies?: string | undefined
  /** The id of the draft with unsaved changes; empty when there are none. */
  draft: string
  /** The id of the stored article, used without a draft. */
  post: string
}

/**
 * The article that a signed-in person is editing, as visitors would see it; nothing is stored. Undefined without a
 * valid session or articles.write, for another person's draft and for an unknown id. Refuses like `previewPost`.
 */
export async function previewAsStaff(app: App, asked: PreviewRequest): Promise<Post | undefined> {
  const staff = (await findSignedIn(app, asked))?.staff
  if (staff === undefined || !actorMay(app, staff, 'articles.write')) return undefined
  const fields = await findFields(app, staff, asked)
  const read = PostPreviewBody.safeParse(fields)
  return read.success ? previewPost(app, read.data.form) : undefined
}

async function findFields(
  app: App,
  staff: Staff,
  { draft, post }: PreviewRequest,
): Promise<object | undefined> {
  if (draft === '') {
    const id = readId(post)
    const [stored] = id === undefined ? [] : await postStore.findForms(app.db, [id])
    return stored?.form
  }
  const id = readId(draft)
  const found = id === undefined ? undefined : await findDraft(app.db, staff.adminId, id)
  if (found?.kind !== 'post') return undefined
  const { publishAt } = found.values
  // Fields hold local time of the editor's device; the page shows only the day.
  return { ...found.values, publishAt: typeof publishAt === 'string' ? publishAt.slice(0, DAY_LENGTH) : null }
}

const DAY_LENGTH = 10

function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= DRAFT.maxId ? id : undefined
}
