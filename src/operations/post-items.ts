import { FORM } from '#contract/limits.ts'
import type { PostForm } from '#contract/post-form.schema.ts'
import { Refusal } from '#contract/refusal.ts'
import type { FieldProblem } from '#contract/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { findSlugOwner, listMissingIds } from '#db/queries/post-checks.ts'
import { postStore } from '#db/queries/post-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { filmProblems } from '#domain/article-media.ts'
import type { App } from './app.ts'
import type { Items } from './items.ts'

/** Articles as staff write them. Two editors who take the same slug at once get the same refusal as one after the other. */
export const postItems: Items<PostForm> = {
  store: {
    ...postStore,
    insertForms: (...given) => refusingTakenSlug(postStore.insertForms(...given)),
    updateForm: (...given) => refusingTakenSlug(postStore.updateForm(...given)),
  },
  nameOf: (form) => form.title,
  prepare,
  // A time that has passed would publish the earlier version at once.
  revived: (form, now) => (hasPassed(form.publishAt, now) ? { ...form, publishAt: null } : form),
}

/**
 * Content sanitised, dated when it is first published, and checked: the slug is free, the media can be shown, what
 * is related exists, and a new time to be published lies ahead.
 */
async function prepare(app: App, form: PostForm, id: number | undefined): Promise<PostForm> {
  const [stored] = id === undefined ? [] : await postStore.findForms(app.db, [id])
  const prepared = { ...form, content: sanitiseContent(form.content).trim(), ...datesOf(app, form, stored?.form) }
  const problems = [
    ...(await slugProblems(app, form, id)),
    ...lengthProblems(prepared.content),
    ...filmProblems(form.contentMedia).map((message) => ({ path: 'contentMedia', message })),
    ...(await relatedProblems(app, form)),
    ...scheduleProblems(app, prepared, stored?.form),
  ]
  const [first] = problems
  if (first !== undefined) throw new Refusal('invalid_input', first.message, { problems })
  return prepared
}

const SLUG_TAKEN: FieldProblem = { path: 'slug', message: 'Another article has this slug' }

async function slugProblems(app: App, { slug }: PostForm, id: number | undefined): Promise<FieldProblem[]> {
  const owner = await findSlugOwner(app.db, slug)
  return owner === undefined || owner === id ? [] : [SLUG_TAKEN]
}

async function refusingTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    // The slug is the only thing of a post that must be its own.
    if (isUniqueViolation(error)) throw new Refusal('invalid_input', SLUG_TAKEN.message, { problems: [SLUG_TAKEN] })
    throw error
  }
}

/** Sanitising takes things away, and writes & and < longer than they were. */
function lengthProblems({ length }: string): FieldProblem[] {
  const { min, max } = FORM.content
  if (length < min) return [{ path: 'content', message: `Content must have at least ${min} characters` }]
  if (length > max) return [{ path: 'content', message: `Content may have at most ${max} characters` }]
  return []
}

async function relatedProblems(app: App, form: PostForm): Promise<FieldProblem[]> {
  const [casino] = await listMissingIds(app.db, 'casinos', form.relatedCasinos)
  const [game] = await listMissingIds(app.db, 'games', form.relatedGames)
  return [
    ...(casino === undefined ? [] : [{ path: 'relatedCasinos', message: `There is no casino ${casino}` }]),
    ...(game === undefined ? [] : [{ path: 'relatedGames', message: `There is no game ${game}` }]),
  ]
}

/** The date of the first publication stays, whatever happens later; only a draft waits for a time. */
function datesOf(app: App, form: PostForm, stored: PostForm | undefined) {
  const publishedAt = form.publishedAt ?? stored?.publishedAt ?? null
  if (!form.isPublished) return { publishedAt }
  return { publishedAt: publishedAt ?? app.now().toISOString(), publishAt: null }
}

function scheduleProblems(app: App, { publishAt }: PostForm, stored: PostForm | undefined): FieldProblem[] {
  // A save in the seconds before the clock publishes it is fine.
  if (publishAt === stored?.publishAt || !hasPassed(publishAt, app.now())) return []
  return [{ path: 'publishAt', message: 'Publish at must be in the future' }]
}

function hasPassed(instant: string | null, now: Date): boolean {
  return instant !== null && new Date(instant) <= now
}
