/** Tells the worker of this process that a job may be due. Other processes find it when they look next. */
export interface JobSignal {
  notify: () => void
  /** Calls `listener` at every call of `notify`, until the function that it returns is called. */
  onNotify: (listener: () => void) => () => void
}

export function createJobSignal(): JobSignal {
  const listeners = new Set<() => void>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    onNotify(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
