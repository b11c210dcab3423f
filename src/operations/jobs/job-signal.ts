/** Tells the worker of this process that a job may be due. Other processes find it when they look next. */
export interface JobSignal {
  ring: () => void
  /** Calls `listener` at every ring, until the function that it returns is called. */
  onRing: (listener: () => void) => () => void
}

/** A signal without listeners. */
export function createJobSignal(): JobSignal {
  const listeners = new Set<() => void>()
  return {
    ring: () => listeners.forEach((listener) => listener()),
    onRing(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
