import type { Tag } from '#contract/site/tags.ts'

/** What of one kind is to be read again; without ids all of it. */
export type Changed = readonly number[] | 'all'

export interface ChangedItems {
  casino: Changed
  bonus: Changed
  game: Changed
  /** Any article: they are few and are read as a whole. */
  hasPosts: boolean
}

/** Reading a kind as a whole is cheaper than this many of it one by one. */
const TOO_MANY = 2000

const LISTS = { casino: 'casinos', bonus: 'bonuses', game: 'games' } as const

/** A list that changed without a word about which of its items did is read as a whole. */
export function changedItems(tags: readonly Tag[]): ChangedItems {
  return {
    casino: changedOf('casino', tags),
    bonus: changedOf('bonus', tags),
    game: changedOf('game', tags),
    hasPosts: tags.some((tag) => tag === 'all' || tag === 'posts' || tag.startsWith('post:')),
  }
}

function changedOf(kind: keyof typeof LISTS, tags: readonly Tag[]): Changed {
  const start = `${kind}:`
  const ids = tags.filter((tag) => tag.startsWith(start)).map((tag) => Number(tag.slice(start.length)))
  const isUnnamed = ids.length === 0 && tags.includes(LISTS[kind])
  return tags.includes('all') || isUnnamed || ids.length > TOO_MANY ? 'all' : [...new Set(ids)]
}
