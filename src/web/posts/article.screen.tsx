import { Share2 } from 'lucide'
import { createContext, data, redirect } from 'react-router'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import type { Post, PostCardData } from '#contract/posts/posts.schema.ts'
import { CONTENTS_FROM_HEADINGS } from '#contract/posts/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { listCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { listGamesByIds } from '#db/queries/games/games.ts'
import { findPostBySlug } from '#db/queries/posts/posts.ts'
import { articleCard } from '#domain/share/share-card.ts'
import { shareName } from '#domain/share/share-name.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { articleContent } from '#operations/posts/article-content.ts'
import { previewAsStaff } from '#operations/posts/preview-as-staff.ts'
import { shareFrame } from '#operations/share/share-frame.ts'
import { findMovedPage } from '#operations/items/find-moved-page.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PostMeta } from '../cards/post-card.tsx'
import { renderedContext } from '../rendered-context.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { ShareWords } from '../share/share-words.tsx'
import { useShare } from '../share/use-share.ts'
import { QuietLine, Crumb } from '../shell/notes.tsx'
import { formText } from '../shell/posted-form.ts'
import { LinkPlace } from '../shell/link-place.ts'
import { pageItem } from '../shell/page-item.ts'
import { useSite } from '../shell/site-data.ts'
import { notFound } from '../shell/not-found.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { tweetUrl } from '../share/share-link.ts'
import { ArticleBody } from './article-body.tsx'
import { articleMeta } from './article-meta.ts'
import { Contents } from './contents.tsx'
import { TagLinks } from './popular-tags.tsx'
import { postCategoryName } from './post-category.ts'
import { PostCover } from './post-cover.tsx'
import type { Route } from './+types/article.screen.ts'
import './article-page.css'

/** Drafts are not found (decision D-62). */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  // The database refuses characters that no slug contains.
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
  // The content is sent in parts; sending it whole as well would double the page.
  const { content: _content, contentMedia: _media, ...post } = found
  const { headings, hasPaidLinks } = article
  const parts = article.parts.map((part) => sentOnce(part, request))
  const offers = { ...article.offers, now: app.now().toISOString() }
  const share = shareName('article', post.slug, articleCard(post), shareFrame(app))
  return { post, share, headings, parts, offers, hasPaidLinks, casinos, games }
}

/**
 * The editor's preview: a POST with the session token gets this page with unsaved changes. Everyone else is refused,
 * and a GET is not affected. See docs/decisions/0030.
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
  context.get(renderedContext).isPreview = true
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

/** The unsaved article of a preview request. */
// Null, because the router treats a context without a value as an error.
const previewContext = createContext<Post | null>(null)

function ArticlePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { post, headings, parts, offers, hasPaidLinks, casinos, games } = loaderData
  return (
    <>
      <div className="wrap pt-3">
        <div className="crumb-row">
          <Crumb to={paths.blog()}>Back to Blog</Crumb>
          {(hasPaidLinks || casinos.length + games.length > 0) && <QuietLine />}
        </div>
        <article className="art-grid">
          <ArticleHead post={post} />
          {headings.length >= CONTENTS_FROM_HEADINGS && <Contents headings={headings} />}
          <div className="art-grid__body">
            <ArticleBody parts={parts} title={post.title} category={post.category} offers={offers} />
            {post.tags.length > 0 && (
              <div className="mt-8">
                <h2 className="sr">Tags</h2>
                <TagLinks tags={post.tags} />
              </div>
            )}
          </div>
          <aside className="art-grid__aside">
            <ShareCard title={post.title} slug={post.slug} />
            <ArticleInfo post={post} />
          </aside>
        </article>
        <RelatedOffers casinos={casinos} games={games} />
      </div>
      <NewsletterBlock />
    </>
  )
}

function ArticleHead({ post }: { post: PostCardData & { author: string } }) {
  return (
    <header className="art-grid__head article">
      <PostMeta post={post} />
      <h1>{post.title}</h1>
      <p className="lede">{post.excerpt}</p>
      <p className="sm mut mt-3">By {post.author}</p>
      <PostCover post={post} lazy={false} />
    </header>
  )
}

function ArticleInfo({
  post,
}: {
  post: Pick<Post, 'category' | 'publishedAt' | 'createdAt' | 'readTime' | 'isPublished'>
}) {
  const published = post.publishedAt ?? post.createdAt
  return (
    <section className="card card--flat p-5" aria-labelledby="article-info">
      <h2 id="article-info" className="h3">
        Article Info
      </h2>
      <dl className="spec">
        <div>
          <dt>Category</dt>
          <dd>{postCategoryName(post.category)}</dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>
            <time dateTime={published}>{formatDate(published)}</time>
          </dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>{post.readTime} min</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{post.isPublished ? <Badge tone="ok">Published</Badge> : <Badge tone="off">Draft</Badge>}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Shares the page, copies its address where there is no share sheet, or opens a tweet about it. */
function ShareCard({ title, slug }: { title: string; slug: string }) {
  const { publicUrl } = useSite()
  const { share, copied } = useShare()
  const press = async () => {
    if ((await share(title, paths.post(slug))) === 'copied')
      showToast({ title: 'Link copied', description: 'The address of this article is ready to paste.' })
  }
  return (
    <section className="card card--flat p-5" aria-labelledby="share">
      <h2 id="share" className="h3 mb-3.5">
        Share
      </h2>
      <div className="grid gap-2">
        <Button variant="outline" className="needs-scripts" onClick={() => void press()}>
          <ShareWords done={copied === '' ? undefined : 'Copy Link'} />
        </Button>
        <a
          className={buttonClass({ variant: 'outline' })}
          href={tweetUrl(title, publicUrl + paths.post(slug))}
          target="_blank"
          rel="noopener"
        >
          <Icon of={Share2} size={18} />
          Share on Twitter<span className="sr">, opens in a new tab</span>
        </a>
      </div>
    </section>
  )
}

function RelatedOffers({ casinos, games }: { casinos: readonly CasinoCardData[]; games: readonly Game[] }) {
  return (
    <>
      {casinos.length > 0 && (
        <section className="section" aria-labelledby="related-casinos">
          <div className="section__head">
            <h2 id="related-casinos">Casinos in This Article</h2>
          </div>
          <div className="grid-3">
            {casinos.map((casino, index) => (
              <LinkPlace key={casino.id} value={`shelf.${index + 1}`}>
                <CasinoCard casino={casino} />
              </LinkPlace>
            ))}
          </div>
        </section>
      )}
      {games.length > 0 && (
        <section className="section" aria-labelledby="related-games">
          <div className="section__head">
            <h2 id="related-games">Games in This Article</h2>
          </div>
          <div className="grid-4">
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
