import { anyOf, Bitset, both, without } from '../../catalogue/bitset.ts'
import type { NamedKind } from '../../catalogue/find-by-name.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import { NAME_RANKS } from '../../catalogue/name-index.ts'
import type { FoundNames } from '../../catalogue/name-index.ts'
import { pickPage } from '../../catalogue/order.ts'

export interface Picking {
  limit: number
  now: Date
  /** What is found by anything but its name; it stands behind all names. */
  more?: Bitset | undefined
}

/** The ids of the best items of a kind, and how many are found. Within a rank casinos are in the order of their safety index. */
export function pickIds(
  indexes: Indexes,
  kind: NamedKind,
  names: FoundNames,
  { limit, now, more = new Bitset() }: Picking,
): { ids: number[]; total: number } {
  const named = NAME_RANKS.map((rank) => names[rank])
  const sets = [...named, without(more, anyOf(named))].filter((set) => !set.isEmpty())
  if (kind === 'posts') {
    const places = sets.flatMap((set) => [...set.members()])
    return {
      ids: places.slice(0, limit).flatMap((place) => indexes.posts.all[place]?.id ?? []),
      total: places.length,
    }
  }
  const { rows } = indexes[kind]
  const order =
    kind === 'casinos'
      ? indexes.casinos.rows.order('safetyIndex-desc')
      : kind === 'games'
        ? indexes.games.rows.order('name')
        : indexes.bonuses.rows.order('newest')
  const seen = kind === 'bonuses' ? sets.map((set) => both(set, indexes.bonuses.runningAt(now))) : sets
  const parts = seen.map((members) => ({ order, members }))
  const { slots, total } = pickPage(parts, { number: 1, size: limit })
  return { ids: rows.ids(slots), total }
}
