import { FORM } from '#contract/items/limits.ts'
import { ARTICLE } from '#contract/posts/limits.ts'
import { publicationProblems, type PostForm } from '#contract/posts/fields.ts'
import { tooFew } from '#contract/shared/form-fields.schema.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { findSlugOwners, listMissingIds } from '#db/queries/posts/post-checks.ts'
import { postStore } from '#db/queries/posts/post-store.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { videoProblems } from '#domain/posts/article-media.ts'
import { slugOf } from '#domain/shared/slugs.ts'
import { countOffers } from '#domain/posts/offer-marks.ts'
import type { App } from '../app/app.ts'
import type { Change, Items } from '../items/items.ts'

/** How articles are saved. Concurrent editors who choose the same slug get the usual refusal. */
export const postItems: Items<PostForm> = {
  store: {
    ...postStore,
    insertForms: (...given) => refusingTakenSlug(postStore.insertForms(...given)),
    updateForms: (...given) => refusingTakenSlug(postStore.updateForms(...given)),
  },
  nameOf: (form) => form.title,
  alsoNeeds: (before, after) =>
    [before, after].some((form) => form !== undefined && (form.isPublished || form.publishAt !== null))
      ? 'articles.publish'
      : undefined,

  // Longer content is refused later without being cleaned; a file may hold tens of megabytes.
  cleaned: ({ content }) =>
    typeof content === 'string' && content.length <= FORM.content.max
      ? { content: sanitiseContent(content).trim() }
      : {},

  prepare,

  revived,
}

/** A past publication time would publish the article at once, and related items deleted since are left out. */
async function revived(app: App, form: PostForm): Promise<PostForm> {
  const casinos = new Set(await listMissingIds(app.db, 'casinos', form.relatedCasinos))
  const games = new Set(await listMissingIds(app.db, 'games', form.relatedGames))
  return {
    ...form,
    relatedCasinos: form.relatedCasinos.filter((id) => !casinos.has(id)),
    relatedGames: form.relatedGames.filter((id) => !games.has(id)),
    publishAt: hasPassed(form.publishAt, app.now()) ? null : form.publishAt,
  }
}

/**
 * Sanitises the content, sets the date of the first publication, and checks that a published article is complete, its
 * slug is free, its media can be shown, related items exist, and a new publication time lies ahead.
 */
async function prepare(app: App, changes: readonly Change<PostForm>[]): Promise<(PostForm | Refusal)[]> {
  const forms = changes.map(({ form, stored }) => ({
    form: { ...form, slug: form.slug || slugOf(form.title) },
    stored,
  }))
  const facts = await findFacts(app, forms)
  return forms.map((one) => prepareOne(app, one, facts))
}

/** Database facts about everything new in the forms. */
interface Facts {
  slugOwners: ReadonlyMap<string, number>
  missingCasinos: ReadonlySet<number>
  missingGames: ReadonlySet<number>
}

async function findFacts({ db }: App, changes: readonly Change<PostForm>[]): Promise<Facts> {
  const slugs = changes.flatMap(({ form, stored }) => (form.slug === stored?.form.slug ? [] : [form.slug]))
  const newIds = (field: 'relatedCasinos' | 'relatedGames') => [
    ...new Set(
      changes.flatMap(({ form, stored }) => form[field].filter((id) => !stored?.form[field].includes(id))),
    ),
  ]
  return {
    slugOwners: await findSlugOwners(db, slugs),
    missingCasinos: new Set(await listMissingIds(db, 'casinos', newIds('relatedCasinos'))),
    missingGames: new Set(await listMissingIds(db, 'games', newIds('relatedGames'))),
  }
}

function prepareOne(app: App, { form, stored: item }: Change<PostForm>, facts: Facts): PostForm | Refusal {
  const stored = item?.form
  const prepared = {
    ...form,
    content: sanitiseContent(form.content).trim(),
    // When an older client leaves it out, the stored value stays.
    metaTitle: form.metaTitle === undefined ? (stored?.metaTitle ?? null) : form.metaTitle,
    ...datesOf(app, form, stored),
  }
  const problems = [
    ...newPublicationProblems(prepared, stored),
    ...slugProblems(form.slug, facts.slugOwners.get(form.slug), item?.id),
    ...lengthProblems(prepared.content),
    ...offerProblems(prepared.content),
    ...videoProblems(form.contentMedia).map((message) => ({ path: 'contentMedia', message })),
    ...relatedProblems(form, facts),
    ...scheduleProblems(app, prepared, stored),
  ]
  const [first] = problems
  return first === undefined ? prepared : new Refusal('invalid_input', first.message, { problems })
}

/** Gaps that a published article always had do not prevent other changes. */
function newPublicationProblems(form: PostForm, stored: PostForm | undefined): FieldProblem[] {
  const known = new Set(
    stored?.isPublished === true ? publicationProblems(stored).map(({ path }) => path) : [],
  )
  return publicationProblems(form).filter(({ path }) => !known.has(path))
}

const SLUG_TAKEN: FieldProblem = { path: 'slug', message: 'Another article has this slug' }

function slugProblems(slug: string, owner: number | undefined, id: number | undefined): FieldProblem[] {
  // A title in another script gives no slug.
  if (slug.length < FORM.slug) return [{ path: 'slug', message: tooFew('Slug', FORM.slug) }]
  return owner === undefined || owner === id ? [] : [SLUG_TAKEN]
}

async function refusingTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    // The slug is the only unique value of a post.
    if (isUniqueViolation(error))
      throw new Refusal('invalid_input', SLUG_TAKEN.message, { problems: [SLUG_TAKEN] })
    throw error
  }
}

/** Sanitising removes markup, and escaping & and < makes a text longer. */
function lengthProblems({ length }: string): FieldProblem[] {
  const { min, max } = FORM.content
  if (length > 0 && length < min)
    return [{ path: 'content', message: `Content must have at least ${min} characters` }]
  if (length > max) return [{ path: 'content', message: `Content may have at most ${max} characters` }]
  return []
}

function offerProblems(content: string): FieldProblem[] {
  if (countOffers(content) <= ARTICLE.offers) return []
  return [{ path: 'content', message: `Content may have at most ${ARTICLE.offers} casino and bonus cards` }]
}

function relatedProblems(form: PostForm, { missingCasinos, missingGames }: Facts): FieldProblem[] {
  const casino = form.relatedCasinos.find((id) => missingCasinos.has(id))
  const game = form.relatedGames.find((id) => missingGames.has(id))
  return [
    ...(casino === undefined ? [] : [{ path: 'relatedCasinos', message: `There is no casino ${casino}` }]),
    ...(game === undefined ? [] : [{ path: 'relatedGames', message: `There is no game ${game}` }]),
  ]
}

/** The date of the first publication never changes. Only a draft has a publication time. */
function datesOf(app: App, form: PostForm, stored: PostForm | undefined) {
  const publishedAt = form.publishedAt ?? stored?.publishedAt ?? null
  if (!form.isPublished) return { publishedAt }
  return { publishedAt: publishedAt ?? app.now().toISOString(), publishAt: null }
}

function scheduleProblems(app: App, { publishAt }: PostForm, stored: PostForm | undefined): FieldProblem[] {
  // Saving in the seconds before the publication is allowed.
  if (publishAt === stored?.publishAt || !hasPassed(publishAt, app.now())) return []
  return [{ path: 'publishAt', message: 'Publish at must be in the future' }]
}

function hasPassed(instant: string | null, now: Date): boolean {
  return instant !== null && new Date(instant) <= now
}
