/** The visitor's items to compare, kept for the tab across reloads. */
import { useSyncExternalStore } from 'react'
import { wantedQueryOf } from '#contract/comparisons/compare-wanted.ts'
import { COMPARE_KINDS, type CompareKind } from '#contract/comparisons/compare.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { createListeners } from '#ui/listeners.ts'
import { TRAY_KEY } from '../shell/session-keys.ts'

export interface TrayItem {
  id: number
  name: string
}

/** Every kind has its own tray, so that choosing a game loses no casinos. One of them is shown. */
export interface Tray {
  kind: CompareKind
  items: Readonly<Record<CompareKind, readonly TrayItem[]>>
  /** The casino list's filters when the latest casino was chosen, as a query. */
  wanted: string
  /** An announcement of the last action. */
  said: string
  /** True when the last action failed because the tray was full. */
  isRefused: boolean
}

export const EMPTY_TRAY: Tray = {
  kind: 'casinos',
  items: { casinos: [], bonuses: [], games: [] },
  wanted: '',
  said: '',
  isRefused: false,
}

/** Adds an item or removes it. Choosing another kind switches to its tray; a fourth item is refused. */
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

/** Shows another non-empty tray in place of an empty one. */
function holding(tray: Tray, kind: CompareKind, chosen: readonly TrayItem[], said: string): Tray {
  const items = { ...tray.items, [kind]: chosen }
  const other = KINDS.find((candidate) => items[candidate].length > 0)
  return { ...tray, kind: chosen.length > 0 ? kind : (other ?? kind), items, said, isRefused: false }
}

const KINDS = Object.keys(EMPTY_TRAY.items) as CompareKind[]

/** Empty on the server and until hydration. */
export function useTray(): Tray {
  return useSyncExternalStore(listen, current, () => EMPTY_TRAY)
}

export function toggleInTray(kind: CompareKind, item: TrayItem): void {
  const wanted =
    kind === 'casinos' && location.pathname === paths.casinos()
      ? wantedQueryOf(location.search)
      : current().wanted
  change({ ...toggled(current(), kind, item), wanted })
}

export function removeFromTray(kind: CompareKind, id: number): void {
  const item = current().items[kind].find((other) => other.id === id)
  if (item !== undefined) change(removed(current(), kind, item))
}

export function clearTray(kind: CompareKind): void {
  change(clearedTray(current(), kind))
}

let tray: Tray | undefined

const { subscribe: listen, tell } = createListeners()

function current(): Tray {
  tray ??= stored()
  return tray
}

function change(next: Tray): void {
  tray = next
  try {
    sessionStorage.setItem(
      TRAY_KEY,
      JSON.stringify({ kind: next.kind, items: next.items, wanted: next.wanted }),
    )
  } catch {
    // Storage is not available: the tray lives as long as the page.
  }
  tell()
}

function stored(): Tray {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TRAY_KEY) ?? '') as Tray
    const isTray =
      COMPARE_KINDS.includes(kept.kind) && COMPARE_KINDS.every((kind) => kept.items[kind].every(isItem))
    if (!isTray) return EMPTY_TRAY
    // Validated again, because an older version or a person may have changed the stored value.
    const wanted = typeof kept.wanted === 'string' ? wantedQueryOf(kept.wanted) : ''
    return { ...EMPTY_TRAY, kind: kept.kind, items: kept.items, wanted }
  } catch {
    return EMPTY_TRAY
  }
}

function isItem(item: TrayItem): boolean {
  return Number.isInteger(item.id) && typeof item.name === 'string'
}
