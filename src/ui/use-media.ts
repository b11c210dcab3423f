import { useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server, so a page must be complete without it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => {
        list.removeEventListener('change', changed)
      }
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
