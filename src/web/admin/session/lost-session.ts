/** A session that ended while somebody was working: they sign in again on the spot and go on where they were. */
import { useSyncExternalStore } from 'react'

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

let waiting: Waiting[] = []
const listeners = new Set<() => void>()

/** Resolves when somebody has signed in again, rejects when they would rather leave. */
export function untilSignedInAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting = [...waiting, { resolve, reject }]
    tell()
  })
}

export function signedInAgain(): void {
  settle((call) => call.resolve())
}

export function leaveSignedOut(): void {
  settle((call) => call.reject(new Error('Signed out')))
}

/** True while calls wait for somebody to sign in. */
export function useSessionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  )
}

function settle(each: (call: Waiting) => void): void {
  const calls = waiting
  waiting = []
  tell()
  calls.forEach(each)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
