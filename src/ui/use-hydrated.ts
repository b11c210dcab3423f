import { useSyncExternalStore } from 'react'

/** False on the server and while the page takes over from it, then true: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothing, () => true, () => false)
}

function nothing(): () => void {
  return () => {}
}
