import { CONTENTS_FROM_HEADINGS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { Crumb } from '../shell/crumb.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleInfo } from './article-info.tsx'
import { Contents } from './contents.tsx'
import { RelatedOffers } from './related-offers.tsx'
import { ShareCard } from './share-card.tsx'
import { TagLinks } from './popular-tags.tsx'
import type { Route } from './+types/article.screen.ts'

/** An article with what it speaks of. */
export function ArticlePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { post, headings, parts, offers, hasPaidLinks, casinos, games } = loaderData
  return (
    <>
      <div className="wrap pt-3">
        <Crumb to={paths.blog()}>Back to Blog</Crumb>
        <article className="art-grid">
          <ArticleHead post={post} />
          {headings.length >= CONTENTS_FROM_HEADINGS && <Contents headings={headings} />}
          <div className="art-grid__body">
            {hasPaidLinks && <CommissionNote className="mb-4" />}
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
