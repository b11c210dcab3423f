/** List or grid, kept in memory while the visitor stays on the site (decision D-28). */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

export type ViewMode = 'list' | 'grid'

let mode: ViewMode = 'list'
const { subscribe: listen, tell } = createListeners()

export function useViewMode(): ViewMode {
  return useSyncExternalStore(
    listen,
    () => mode,
    () => 'list',
  )
}

export function setViewMode(next: ViewMode): void {
  mode = next
  tell()
}
