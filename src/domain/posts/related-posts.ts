/** Which articles are below a casino, a bonus or a game. Posts come newest first and keep that order. */
import type { Post } from '#contract/posts/posts.schema.ts'

type Named = Pick<Post, 'title' | 'tags'> & {
  /** Title and tags in lowercase: most posts are ruled out by it at once. */
  names: string
}

/** First the posts that list the casino or name it in title or tags, then the newest ones (decision D-32). */
export function relatedPostsFor<P extends Named & Pick<Post, 'relatedCasinos'>>(
  casino: { id: number; name: string },
  posts: readonly P[],
  limit: number,
): P[] {
  const isNamed = finder(casino.name)
  const about = first(posts, limit, (post) => post.relatedCasinos.includes(casino.id) || names(post, isNamed))
  const others = first(posts, limit - about.length, (post) => !about.includes(post))
  return [...about, ...others]
}

/** The posts with the word "bonus" or the casino's name in title or tags. */
export function relatedPostsForBonus<P extends Named>(
  casinoName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  const isSought = [finder('bonus'), finder(casinoName)]
  return first(posts, limit, (post) => isSought.some((isNamed) => names(post, isNamed)))
}

/** The posts with "game", "slot" or the game's name in the title, or tagged game, slot or casino. */
export function relatedPostsForGame<P extends Named>(
  gameName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  const inTitle = ['game', 'slot', gameName].map(finder)
  const isAbout = (post: P) =>
    inTitle.some((isNamed) => isNamed.mayBeIn(post.names) && isNamed.isIn(post.title)) ||
    post.tags.some((tag) => GAME_TAGS.has(tag.toLowerCase()))
  return first(posts, limit, isAbout)
}

/** The first posts that pass, without a look at those behind them: there may be thousands. */
function first<P>(posts: readonly P[], limit: number, passes: (post: P) => boolean): P[] {
  const found: P[] = []
  for (const post of posts) {
    if (found.length >= limit) break
    if (passes(post)) found.push(post)
  }
  return found
}

const GAME_TAGS: ReadonlySet<string> = new Set(['game', 'games', 'slot', 'slots', 'casino', 'casinos'])

interface Finder {
  /** False where the words cannot be, of a text in lowercase. */
  mayBeIn: (lower: string) => boolean
  isIn: (text: string) => boolean
}

function names(post: Named, isNamed: Finder): boolean {
  return isNamed.mayBeIn(post.names) && [post.title, ...post.tags].some(isNamed.isIn)
}

/** Finds whole words, so that a casino called "Bo" is not found in every "bonus"; plurals of the last word count. */
function finder(words: string): Finder {
  const sought = spread(words.toLowerCase()).trimEnd()
  if (sought.trim() === '') return { mayBeIn: () => false, isIn: () => false }
  const [longest = ''] = sought.split(' ').toSorted((a, b) => b.length - a.length)
  return {
    // Spreading takes twenty times as long as this, and there may be thousands of posts.
    mayBeIn: (lower) => lower.includes(longest),
    isIn: (text) => {
      const within = spread(text.toLowerCase())
      return [' ', 's ', 'es '].some((end) => within.includes(sought + end))
    },
  }
}

/** The words of a lowercase text, with a space before and behind each. */
function spread(lower: string): string {
  return ` ${lower.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
