import { useEffect } from 'react'

/** Milliseconds after which the load begins on a busy page as well. */
const AT_LATEST_MS = 2000

/**
 * Fetches the code of something that opens later, once the page is there and the browser has nothing else to do: the
 * first use need not wait for the network. `load` is the function that `lazy` gets, declared outside the component.
 */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    // What fails now is tried again when it is wanted.
    const begin = () => void load().catch(() => {})
    // Safari before 26.4 does not know it.
    if (!('requestIdleCallback' in window)) return begin()
    const handle = requestIdleCallback(begin, { timeout: AT_LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [load])
}
