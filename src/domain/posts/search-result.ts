/** The title and description of an article in search results. */

interface Described {
  title: string
  /** Null or blank: the article's own title. */
  metaTitle: string | null
  metaDescription: string
  excerpt: string
}

/** The title, without the brand name, and the description of an article's page for search engines and shared links. */
export function searchResultOf(post: Described): { title: string; description: string } {
  return { title: post.metaTitle || post.title, description: post.metaDescription || post.excerpt }
}

/** The text, or its first words up to `most` characters with an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.slice(0, most).lastIndexOf(' ')
  return `${text.slice(0, end > 0 ? end : most - 1).trimEnd()}…`
}
