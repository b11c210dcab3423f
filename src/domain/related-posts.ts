/** Which articles stand below a casino, a bonus or a game. Posts come newest first and keep that order. */
import type { Post } from '#contract/posts.schema.ts'

type Named = Pick<Post, 'title' | 'tags'>

/** First the posts that list the casino or name it in title or tags, then the newest ones (decision D-32). */
export function relatedPostsFor<P extends Named & Pick<Post, 'relatedCasinos'>>(
  casino: { id: number; name: string },
  posts: readonly P[],
  limit: number,
): P[] {
  const isAbout = (post: P) => post.relatedCasinos.includes(casino.id) || names(post, casino.name)
  return [...posts.filter(isAbout), ...posts.filter((post) => !isAbout(post))].slice(0, limit)
}

/** The posts with the word "bonus" or the casino's name in title or tags. */
export function relatedPostsForBonus<P extends Named>(
  casinoName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  return posts.filter((post) => names(post, 'bonus') || names(post, casinoName)).slice(0, limit)
}

/** The posts with "game", "slot" or the game's name in the title, or tagged game, slot or casino. */
export function relatedPostsForGame<P extends Named>(
  gameName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  const inTitle = ['game', 'slot', gameName]
  const isAbout = (post: P) =>
    inTitle.some((words) => contains(post.title, words)) ||
    post.tags.some((tag) => GAME_TAGS.has(tag.toLowerCase()))
  return posts.filter(isAbout).slice(0, limit)
}

const GAME_TAGS: ReadonlySet<string> = new Set(['game', 'games', 'slot', 'slots', 'casino', 'casinos'])

function names(post: Named, words: string): boolean {
  return contains(post.title, words) || post.tags.some((tag) => contains(tag, words))
}

/** Whole words, so that a casino called "Bo" is not found in every "bonus"; plurals of the last word count. */
function contains(text: string, words: string): boolean {
  const spread = (part: string) =>
    ` ${part
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const [within, sought] = [spread(text), spread(words).trimEnd()]
  return sought.trim() !== '' && [' ', 's ', 'es '].some((end) => within.includes(sought + end))
}
