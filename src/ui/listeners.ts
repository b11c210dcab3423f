/** Those who are told when a value outside React changes, for `useSyncExternalStore`. */
export function createListeners(): { subscribe: (listener: () => void) => () => void; tell: () => void } {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}
