/** The post at the top of the blog (decision D-18). Posts must be sorted, newest first. */

export function featuredPost<P extends { isFeatured: boolean }>(posts: readonly P[]): P | undefined {
  return posts.find((post) => post.isFeatured) ?? posts[0]
}
