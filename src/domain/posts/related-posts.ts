/** Selects the articles below a casino, a bonus or a game. Posts must be sorted, newest first, and keep their order. */
import type { Post } from '#contract/posts/posts.schema.ts'

type Named = Pick<Post, 'title' | 'tags'> & {
  /** Title and tags in lower case, for a quick test that excludes most posts. */
  names: string
}

/** First the posts that list the casino or name it in title or tags, then the newest others (decision D-32). */
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

/** The first posts that pass. Stops early, because there may be thousands. */
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
  /** A quick test on a text in lower case: false where the words cannot be in it. */
  mayBeIn: (lower: string) => boolean
  isIn: (text: string) => boolean
}

function names(post: Named, isNamed: Finder): boolean {
  return isNamed.mayBeIn(post.names) && [post.title, ...post.tags].some(isNamed.isIn)
}

/** Finds whole words, so that a casino called "Bo" does not match every "bonus". Plurals of the last word match. */
function finder(words: string): Finder {
  const sought = spread(words.toLowerCase()).trimEnd()
  if (sought.trim() === '') return { mayBeIn: () => false, isIn: () => false }
  const [longest = ''] = sought.split(' ').toSorted((a, b) => b.length - a.length)
  return {
    // The quick test is twenty times faster than splitting a text into words, and there may be thousands of posts.
    mayBeIn: (lower) => lower.includes(longest),
    isIn: (text) => {
      const within = spread(text.toLowerCase())
      return [' ', 's ', 'es '].some((end) => within.includes(sought + end))
    },
  }
}

/** The words of a text in lower case, with a space before and after each. */
function spread(lower: string): string {
  return ` ${lower.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
