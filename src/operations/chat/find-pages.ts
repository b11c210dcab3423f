import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import type { PageLink } from '#domain/chat/answers/draft.ts'
import { plainText, wordsOf } from '#domain/chat/plain-text.ts'
import type { App } from '../app/app.ts'

const SHORTEST_WORD = 5
/** One shared word of this length is enough. */
const TELLING_WORD = 8
const SHOWN = 2

/** Articles whose titles share the most words with a message that nothing else answers. */
export async function findPages(app: App, message: string): Promise<PageLink[]> {
  const words = new Set(
    wordsOf(plainText(cleanSearchText(message))).filter((word) => word.length >= SHORTEST_WORD),
  )
  if (words.size === 0) return []
  const posts = (await listPostCards(app.db, 200)).map((post) => ({
    post,
    shared: wordsOf(plainText(post.title)).filter((word) => words.has(word)),
  }))
  return posts
    .filter(({ shared }) => shared.length >= 2 || (shared[0]?.length ?? 0) >= TELLING_WORD)
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .slice(0, SHOWN)
    .map(({ post: { title, slug } }) => ({ title, path: paths.post(slug) }))
}
