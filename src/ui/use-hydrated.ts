import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until scripts have taken over: what needs no scripts is shown until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
