export interface BlogFront<P> {
  /** The newest featured post, else the newest (decision D-18). */
  featured: P | undefined
  /** The posts without the featured one, unless it is the only post: a blog with one article still has a list. */
  rest: readonly P[]
}

/** Posts must be sorted, newest first. */
export function blogFront<P extends { isFeatured: boolean }>(posts: readonly P[]): BlogFront<P> {
  const featured = posts.find((post) => post.isFeatured) ?? posts[0]
  return { featured, rest: posts.length > 1 ? posts.filter((post) => post !== featured) : posts }
}
