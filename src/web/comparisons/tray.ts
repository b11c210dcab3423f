import { useSyncExternalStore } from 'react'
import { wantedQueryOf } from '#contract/comparisons/compare-wanted.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { COMPARE_KINDS } from '#contract/comparisons/compare.ts'
import { COMPARE_LIMIT } from '#contract/comparisons/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { TRAY_KEY } from '../shell/session-keys.ts'

/** What the visitor has put aside to compare: kept for the tab, so that it survives reloads and no longer. */
/** In session storage. */

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

/** Empty on the server and until scripts have taken over. */
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

const listeners = new Set<() => void>()

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
    // Storage is closed: the tray lives as long as the page.
  }
  for (const changed of listeners) changed()
}

function listen(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

function stored(): Tray {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TRAY_KEY) ?? '') as Tray
    const isTray =
      COMPARE_KINDS.includes(kept.kind) && COMPARE_KINDS.every((kind) => kept.items[kind].every(isItem))
    if (!isTray) return EMPTY_TRAY
    // Read again: what is stored may have been written by an older version or by hand.
    const wanted = typeof kept.wanted === 'string' ? wantedQueryOf(kept.wanted) : ''
    return { ...EMPTY_TRAY, kind: kept.kind, items: kept.items, wanted }
  } catch {
    return EMPTY_TRAY
  }
}

function isItem(item: TrayItem): boolean {
  return Number.isInteger(item.id) && typeof item.name === 'string'
}
