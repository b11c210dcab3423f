import { useEffect } from 'react'

/** Milliseconds after which loading begins on a busy page too. */
const AT_LATEST_MS = 2000

/**
 * Loads the code of something that opens later while the browser is idle, so that its first use need not wait. `load`
 * is the function passed to `lazy`, declared outside the component.
 */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failed load is repeated when the code is needed.
    const begin = () => void load().catch(() => {})
    // Not supported by Safari before 26.4.
    if (!('requestIdleCallback' in window)) return begin()
    const handle = requestIdleCallback(begin, { timeout: AT_LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [load])
}
