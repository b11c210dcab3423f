/** What the visitor has put aside to compare: kept for the tab, so that it survives reloads and no longer. */
import { useSyncExternalStore } from 'react'
import { COMPARE_KINDS } from '#contract/comparisons/compare.ts'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import { wantedQueryOf } from '#contract/comparisons/compare-wanted.ts'
import { paths } from '#contract/shared/paths.ts'
import { clearedTray, EMPTY_TRAY, removed, toggled } from './tray.ts'
import type { Tray, TrayItem } from './tray.ts'

/** In session storage. */
const TRAY_KEY = 'compareTray'

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
