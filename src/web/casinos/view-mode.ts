/** List or grid, kept in memory while the visitor stays on the site (decision D-28). */
import { useSyncExternalStore } from 'react'

export type ViewMode = 'list' | 'grid'

let mode: ViewMode = 'list'
const listeners = new Set<() => void>()

export function useViewMode(): ViewMode {
  return useSyncExternalStore(
    listen,
    () => mode,
    () => 'list',
  )
}

export function setViewMode(next: ViewMode): void {
  mode = next
  for (const changed of listeners) changed()
}

function listen(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
