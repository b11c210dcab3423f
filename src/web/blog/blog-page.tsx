import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { BlogHead } from './blog-head.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { PopularTags } from './popular-tags.tsx'
import { PostResults } from './post-results.tsx'
import { PostToolbar } from './post-toolbar.tsx'
import { TrendingPosts } from './trending-posts.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { usePostSearch } from './use-post-search.ts'
import type { Route } from './+types/blog.screen.ts'

/** The list of articles. */
export function BlogPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { items, total, articles, counts, tags, front } = loaderData
  const control = usePostSearch(loaderData.search)
  return (
    <>
      <div className="wrap">
        <BlogHead {...control} />
        {front?.featured !== undefined && (
          <div className="blog-top">
            <FeaturedPost post={front.featured} />
            <TrendingPosts posts={front.trending} />
          </div>
        )}
        <section className={front === undefined ? undefined : 'section'} aria-labelledby="articles">
          <h2 id="articles" className="sr">
            Articles
          </h2>
          <PostToolbar {...control} counts={counts} total={articles} />
          <SearchNotes typed={loaderData.search.search} own="posts" notes={loaderData.notes} />
          <PostResults search={loaderData.search} items={items} total={total} isLoading={control.isLoading} />
        </section>
        <PopularTags tags={tags} searched={loaderData.search.search} />
      </div>
      <NewsletterBlock />
    </>
  )
}
