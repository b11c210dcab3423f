import { createListeners } from '#ui/listeners.ts'
import { VIEWS_KEY } from './track-view.ts'
import {
  CONSENT_KEY,
  endPageSession,
  OPT_OUT_KEY,
  RECENT_KEY,
  SESSION_KEY,
  VIEWED_KEY,
  type TrackingChoice,
} from './visitor-session.ts'

const { subscribe, tell } = createListeners()

/** Remembers the visitor's choice in this browser. A refusal deletes stored tracking data at once. */
export function chooseTracking(choice: TrackingChoice): void {
  endPageSession()
  try {
    if (choice === 'accepted') {
      localStorage.removeItem(OPT_OUT_KEY)
      localStorage.setItem(CONSENT_KEY, '1')
    } else {
      for (const key of [CONSENT_KEY, SESSION_KEY, RECENT_KEY]) localStorage.removeItem(key)
      // "Remember nothing" is a choice too, and is kept.
      if (localStorage.getItem(VIEWED_KEY) !== 'off') localStorage.removeItem(VIEWED_KEY)
      sessionStorage.removeItem(VIEWS_KEY)
      localStorage.setItem(OPT_OUT_KEY, '1')
    }
  } catch {
    // Storage is not available: the next page asks again.
  }
  tell()
}

/** Calls `listener` when the choice is made, on this page or in another tab. Returns a function that stops it. */
export function onTrackingChoice(listener: () => void): () => void {
  const stop = subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}
