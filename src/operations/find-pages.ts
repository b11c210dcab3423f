import { paths } from '#contract/paths.ts'
import { cleanSearchText } from '#contract/search-text.ts'
import { listPostCards } from '#db/queries/posts.ts'
import type { PageLink } from '#domain/assistant/answers/draft.ts'
import { plainText, wordsOf } from '#domain/assistant/plain-text.ts'
import type { App } from './app.ts'

const SHORTEST_WORD = 5
const SHOWN = 2

/** Articles whose titles share the most words with a message that nothing else answers. */
export async function findPages(app: App, message: string): Promise<PageLink[]> {
  const words = new Set(wordsOf(plainText(cleanSearchText(message))).filter((word) => word.length >= SHORTEST_WORD))
  if (words.size === 0) return []
  const posts = (await listPostCards(app.db, 200)).map((post) => ({ post, shared: wordsOf(plainText(post.title)).filter((word) => words.has(word)).length }))
  return posts
    .filter(({ shared }) => shared >= Math.min(2, words.size))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, SHOWN)
    .map(({ post: { title, slug } }) => ({ title, path: paths.post(slug) }))
}
