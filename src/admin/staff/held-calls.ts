/** Calls that wait for the person at the screen and then continue, so that nothing on the page is lost. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

/** What a call waits for: a new sign-in, because the session has ended, or the password. */
export type Need = 'sign-in' | 'password'

interface Held {
  need: Need
  resolve: () => void
  reject: (reason: unknown) => void
}

let held: Held[] = []
const { subscribe, tell } = createListeners()

/** Resolves when the person has done it, rejects when they decline. */
export function untilDone(need: Need): Promise<void> {
  return new Promise((resolve, reject) => {
    held = [...held, { need, resolve, reject }]
    tell()
  })
}

/** Opens the sign-in over the page without a waiting call. */
export function askWhoGoesOn(): void {
  untilDone('sign-in').catch(() => undefined)
}

export function goOn(need: Need): void {
  settle(need, (call) => call.resolve())
}

export function giveUp(need: Need, reason: unknown): void {
  settle(need, (call) => call.reject(reason))
}

/** True while calls wait for this. */
export function useIsNeeded(need: Need): boolean {
  return useSyncExternalStore(
    subscribe,
    () => held.some((call) => call.need === need),
    () => false,
  )
}

function settle(need: Need, each: (call: Held) => void): void {
  const calls = held.filter((call) => call.need === need)
  held = held.filter((call) => call.need !== need)
  tell()
  calls.forEach(each)
}
