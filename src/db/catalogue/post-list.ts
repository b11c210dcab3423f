import { categoryCounts, matchingPosts } from '#domain/posts/matching-posts.ts'
import type { PostSort } from '#contract/posts/post-search.ts'
import { BLOG } from '#contract/posts/limits.ts'
import { blogFront } from '#domain/posts/blog-front.ts'
import { popularTags } from '#domain/posts/popular-tags.ts'
import type { ListedPost } from './listed-posts.ts'

/** All published articles, and figures about the whole list, computed once until an article changes. */
export class PostList {
  /** Newest first. */
  readonly all: readonly ListedPost[]
  readonly #orders = new Map<PostSort, readonly ListedPost[]>()
  #counts: ReturnType<typeof categoryCounts> | undefined
  #tags: readonly string[] | undefined
  #front: ReturnType<typeof blogFront<ListedPost>> | undefined

  constructor(posts: readonly ListedPost[]) {
    this.all = posts
  }

  get counts() {
    return (this.#counts ??= categoryCounts(this.all))
  }

  get tags(): readonly string[] {
    return (this.#tags ??= popularTags(this.all, BLOG.popularTags))
  }

  get front() {
    return (this.#front ??= blogFront(this.all))
  }

  sorted(sort: PostSort): readonly ListedPost[] {
    const known = this.#orders.get(sort)
    if (known !== undefined) return known
    const sorted = matchingPosts(this.all, { category: 'all', sort })
    this.#orders.set(sort, sorted)
    return sorted
  }
}
