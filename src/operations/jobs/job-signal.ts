/** Tells this process's worker that a job may be due. Other processes find it when they next look. */
export interface JobSignal {
  notify: () => void
  /** Calls `listener` for every `notify`, until the returned function is called. */
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
