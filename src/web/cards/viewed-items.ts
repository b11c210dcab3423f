/**
 * Recently viewed casinos, bonuses and games, newest first. Pure functions; viewed-store.ts stores them on the device.
 */

export const VIEWED_KINDS = ['casino', 'bonus', 'game'] as const
export type ViewedKind = (typeof VIEWED_KINDS)[number]

export interface ViewedItem {
  kind: ViewedKind
  id: number
  /** Missing in data of earlier versions. */
  slug?: string
  name: string
}

const MOST = 8
const LONGEST_NAME = 300

/** The list with one more item in front, without duplicates. */
export function withViewed(items: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  return [item, ...items.filter(({ kind, id }) => kind !== item.kind || id !== item.id)].slice(0, MOST)
}

/** Reads a stored text; 'off' when nothing may be remembered. Unusable values count as empty. */
export function readViewed(stored: string | null): ViewedItem[] | 'off' {
  if (stored === 'off') return 'off'
  try {
    const items: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(items) ? items.filter(isViewedItem).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isViewedItem(item: unknown): item is ViewedItem {
  if (typeof item !== 'object' || item === null) return false
  const { kind, id, slug, name } = item as Partial<ViewedItem>
  return (
    VIEWED_KINDS.some((known) => known === kind) &&
    Number.isInteger(id) &&
    (slug === undefined || (typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug))) &&
    typeof name === 'string' &&
    name.length <= LONGEST_NAME
  )
}
