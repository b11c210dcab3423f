import { data, redirect } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { listCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { listGamesByIds } from '#db/queries/games/games.ts'
import { findPostBySlug } from '#db/queries/posts/posts.ts'
import { articleCard } from '#domain/share/share-card.ts'
import { shareName } from '#domain/share/share-name.ts'
import { articleContent } from '#operations/posts/article-content.ts'
import { previewAsStaff } from '#operations/posts/preview-as-staff.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { findMovedPage } from '#operations/items/find-moved-page.ts'
import { appContext } from '../app-context.ts'
import { drawnContext } from '../drawn-context.ts'
import { formText } from '../shell/form-text.ts'
import { pageItem } from '../shell/page-item.ts'
import { shownContext } from '../shown-context.ts'
import { notFound } from '../shell/not-found.ts'
import { articleMeta } from './article-meta.ts'
import { previewContext } from './preview-context.ts'
import { sentOnce } from './sent-once.ts'
import type { Route } from './+types/article.screen.ts'
import { ArticlePage } from './article-page.tsx'
import './article-page.css'

/** Drafts are not found (decision D-62). */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  // The database refuses what no slug contains.
  if (cleanSearchText(params.slug) !== params.slug) throw notFound(ARTICLE_NOT_FOUND)
  const preview = context.get(previewContext)
  const found = preview
    ? { ...preview, isDemo: false, modifiedAt: preview.publishedAt ?? preview.createdAt }
    : await findPostBySlug(db, params.slug)
  if (found === undefined) {
    const moved = await findMovedPage(app, 'post', params.slug)
    const { path } = pageItem(moved, () => notFound(ARTICLE_NOT_FOUND))
    throw redirect(path + new URL(request.url).search, 301)
  }
  context
    .get(shownContext)
    .add(
      'posts',
      'saved:casinos',
      'saved:games',
      ...found.relatedCasinos.map((id) => `casino:${id}` as const),
      ...found.relatedGames.map((id) => `game:${id}` as const),
    )
  const [casinos, games, article] = await Promise.all([
    listCasinoCards(db, found.relatedCasinos),
    listGamesByIds(db, found.relatedGames),
    articleContent(app, found),
  ])
  context.get(shownContext).add(...article.shows)
  // The content leaves in parts; sending it whole as well would double the page.
  const { content: _content, contentMedia: _media, ...post } = found
  const { headings, hasPaidLinks } = article
  const parts = sentOnce(article.parts, request)
  const offers = { ...article.offers, now: app.now().toISOString() }
  const share = shareName('article', post.slug, articleCard(post), shareFrame(app))
  return { post, share, headings, parts, offers, hasPaidLinks, casinos, games }
}

/**
 * The editor's preview: a POST with the session token answers this page with what is not saved yet. Anybody else is
 * refused, and a GET of the same address knows nothing of it. See docs/decisions/0030.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const post = await previewAsStaff(context.get(appContext), {
    token: formText(form, 'token'),
    cookies: request.headers.get('cookie') ?? undefined,
    draft: formText(form, 'draft'),
    post: formText(form, 'post'),
  })
  if (post === undefined) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  context.set(previewContext, post)
  context.get(drawnContext).isPreview = true
  return null
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  articleMeta(matches, loaderData?.post, loaderData?.share)

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  return <ArticlePage loaderData={loaderData} />
}

const ARTICLE_NOT_FOUND = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist.",
  to: paths.blog(),
  label: 'Back to Blog',
}
