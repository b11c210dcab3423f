import type { Tag } from '#contract/site/tags.ts'

/** The items of one kind to read again; without ids all of them. */
export type Changed = readonly number[] | 'all'

export interface ChangedItems {
  casino: Changed
  bonus: Changed
  game: Changed
  /** True for any article: articles are few and read as a whole. */
  hasPosts: boolean
}

/** Above this number, reading the whole kind is cheaper than reading single items. */
const TOO_MANY = 2000

const LISTS = { casino: 'casinos', bonus: 'bonuses', game: 'games' } as const

/** A list that changed without naming its items is read as a whole. */
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
