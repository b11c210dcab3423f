import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
