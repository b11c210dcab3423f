/** Which articles stand below a casino, a bonus or a game. Posts come newest first and keep that order. */
import type { Post } from '#contract/posts/posts.schema.ts'

type Named = Pick<Post, 'title' | 'tags'>

/** First the posts that list the casino or name it in title or tags, then the newest ones (decision D-32). */
export function relatedPostsFor<P extends Named & Pick<Post, 'relatedCasinos'>>(
  casino: { id: number; name: string },
  posts: readonly P[],
  limit: number,
): P[] {
  const isNamed = finder(casino.name)
  const about = new Set(
    posts.filter((post) => post.relatedCasinos.includes(casino.id) || names(post, isNamed)),
  )
  return [...about, ...posts.filter((post) => !about.has(post))].slice(0, limit)
}

/** The posts with the word "bonus" or the casino's name in title or tags. */
export function relatedPostsForBonus<P extends Named>(
  casinoName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  const isSought = [finder('bonus'), finder(casinoName)]
  return posts.filter((post) => isSought.some((isNamed) => names(post, isNamed))).slice(0, limit)
}

/** The posts with "game", "slot" or the game's name in the title, or tagged game, slot or casino. */
export function relatedPostsForGame<P extends Named>(
  gameName: string,
  posts: readonly P[],
  limit: number,
): P[] {
  const inTitle = ['game', 'slot', gameName].map(finder)
  const isAbout = (post: P) =>
    inTitle.some((isNamed) => isNamed(post.title)) ||
    post.tags.some((tag) => GAME_TAGS.has(tag.toLowerCase()))
  return posts.filter(isAbout).slice(0, limit)
}

const GAME_TAGS: ReadonlySet<string> = new Set(['game', 'games', 'slot', 'slots', 'casino', 'casinos'])

type Finder = (text: string) => boolean

function names(post: Named, isNamed: Finder): boolean {
  return isNamed(post.title) || post.tags.some(isNamed)
}

/** Finds whole words, so that a casino called "Bo" is not found in every "bonus"; plurals of the last word count. */
function finder(words: string): Finder {
  const sought = spread(words.toLowerCase()).trimEnd()
  if (sought.trim() === '') return () => false
  const [longest = ''] = sought.split(' ').toSorted((a, b) => b.length - a.length)
  return (text) => {
    const lower = text.toLowerCase()
    // Spreading takes twenty times as long as this, and posts may have hundreds of tags.
    if (!lower.includes(longest)) return false
    const within = spread(lower)
    return [' ', 's ', 'es '].some((end) => within.includes(sought + end))
  }
}

/** The words of a lowercase text, with a space before and behind each. */
function spread(lower: string): string {
  return ` ${lower.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
