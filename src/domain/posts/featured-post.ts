/** The post at the top of the blog (decision D-18). Posts must be sorted, newest first. */

/** The newest featured post, else the newest one. */
export function featuredPost<P extends { isFeatured: boolean }>(posts: readonly P[]): P | undefined {
  return posts.find((post) => post.isFeatured) ?? posts[0]
}
