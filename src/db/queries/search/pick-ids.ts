import { anyOf, both, without } from '../../catalogue/bitset.ts'
import type { FoundByName, NamedKind } from '../../catalogue/find-by-name.ts'
import type { Indexes } from '../../catalogue/indexes.ts'
import { NAME_RANKS } from '../../catalogue/name-index.ts'
import { pickPage } from '../../catalogue/order.ts'

/** The ids of the best `limit` items of a kind. Casinos are in the order of their safety index within a rank. */
export function pickIds(
  indexes: Indexes,
  found: FoundByName,
  kind: NamedKind,
  { limit, now }: { limit: number; now: Date },
): number[] {
  if (limit === 0) return []
  const sets = NAME_RANKS.map((rank) => found[kind][rank]).filter((set) => !set.isEmpty())
  if (kind === 'posts') {
    const places = sets.flatMap((set) => [...set.members()]).slice(0, limit)
    return places.flatMap((place) => indexes.posts[place]?.id ?? [])
  }
  const page = { number: 1, size: limit }
  if (kind === 'bonuses') {
    const { rows } = indexes.bonuses
    const [order, running] = [rows.order('newest'), indexes.bonuses.runningAt(now)]
    const parts = [...sets.map((set) => both(set, running)), ...sets.map((set) => without(set, running))]
    return rows.ids(pickPage(parts.map((members) => ({ order, members })), page).slots)
  }
  if (kind === 'casinos') {
    const { rows } = indexes.casinos
    const order = rows.order('safetyIndex-desc')
    return rows.ids(pickPage(sets.map((members) => ({ order, members })), page).slots)
  }
  const { rows } = indexes.games
  const order = rows.order('name')
  return rows.ids(pickPage(sets.map((members) => ({ order, members })), page).slots)
}

/** How many items of a kind are found. */
export function countFound(found: FoundByName, kind: NamedKind): number {
  return anyOf(NAME_RANKS.map((rank) => found[kind][rank])).count()
}
