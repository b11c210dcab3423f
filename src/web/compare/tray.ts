import type { CompareKind } from '#contract/comparisons/compare.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'

export interface TrayItem {
  id: number
  name: string
}

/** Every kind has a tray of its own, so that choosing a game loses no casinos; one of them is on show. */
export interface Tray {
  kind: CompareKind
  items: Readonly<Record<CompareKind, readonly TrayItem[]>>
  /** The filters of the casino list that the latest casino was chosen from, as a query. */
  wanted: string
  /** What has just happened, in words. */
  said: string
  /** It was full, and so nothing happened. */
  isRefused: boolean
}

export const EMPTY_TRAY: Tray = {
  kind: 'casinos',
  items: { casinos: [], bonuses: [], games: [] },
  wanted: '',
  said: '',
  isRefused: false,
}

/** Puts one in or takes it out again. Choosing another kind turns to the tray of that kind; a fourth is refused. */
export function toggled(tray: Tray, kind: CompareKind, item: TrayItem): Tray {
  const chosen = tray.items[kind]
  if (chosen.some(({ id }) => id === item.id)) return removed(tray, kind, item)
  if (chosen.length >= COMPARE_LIMIT) {
    return {
      ...tray,
      kind,
      said: `You can compare up to ${COMPARE_LIMIT} ${kind}. Remove one first.`,
      isRefused: true,
    }
  }
  return holding(
    tray,
    kind,
    [...chosen, item],
    `${item.name} added, ${chosen.length + 1} of ${COMPARE_LIMIT} ${kind} to compare.`,
  )
}

export function removed(tray: Tray, kind: CompareKind, item: TrayItem): Tray {
  return holding(
    tray,
    kind,
    tray.items[kind].filter(({ id }) => id !== item.id),
    `${item.name} removed from compare.`,
  )
}

export function clearedTray(tray: Tray, kind: CompareKind): Tray {
  return holding(tray, kind, [], `No ${kind} left to compare.`)
}

/** An empty tray gives way to another one that is not. */
function holding(tray: Tray, kind: CompareKind, chosen: readonly TrayItem[], said: string): Tray {
  const items = { ...tray.items, [kind]: chosen }
  const other = KINDS.find((candidate) => items[candidate].length > 0)
  return { ...tray, kind: chosen.length > 0 ? kind : (other ?? kind), items, said, isRefused: false }
}

const KINDS = Object.keys(EMPTY_TRAY.items) as CompareKind[]
