/**
 * What the browser runs of a page: views, visits and the question for consent at once, React when someone begins to use it
 * (docs/decisions/0025).
 */
import { CONVERSATION_KEY, TRAY_KEY } from './shell/session-keys.ts'
import { askConsent } from './tracking/ask-consent.ts'
import { recordShownPage } from './tracking/record-view.ts'
import { watchVisits } from './tracking/tracking.ts'

/** Milliseconds after which nothing of the first screen is still being fetched. */
const QUIET_MS = 3000

const { early } = window
const isPublic = !location.pathname.startsWith('/admin')

if (isPublic) {
  watchVisits()
  recordShownPage()
  void askConsent()
}
// Not awaited: what is imported here imports this module's chunk as well.
void startReact()

async function startReact(): Promise<void> {
  if (isPublic && !startsAtOnce()) {
    setTimeout(fetchInQuiet, QUIET_MS)
    await early.intent
  }
  await early.load()
  await import('./hydrate.tsx')
}

/** What shows more than the server sent without being touched: these pages, and what was begun on an earlier one. */
function startsAtOnce(): boolean {
  if (/^\/(?:search|privacy|responsible-gambling|compare)(?:\/|$)/.test(location.pathname)) return true
  try {
    return [TRAY_KEY, CONVERSATION_KEY].some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return true
  }
}

/** What the page needs to start is in the browser's cache by then: fetched last, and not run. */
function fetchInQuiet(): void {
  for (const href of early.files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', href })
    document.head.append(link)
  }
}
