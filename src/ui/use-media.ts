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

/** How to scroll: at once where the visitor asks for less motion. */
export function scrolling(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
