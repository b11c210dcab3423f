/**
 * What the browser runs of a page: views, visits and the question for consent at once, React when someone begins to use it
 * (docs/decisions/0025).
 */
import { CONVERSATION_KEY, TRAY_KEY } from './shell/session-keys.ts'
import { askConsent } from './analytics/ask-consent.ts'
import { recordShownPage } from './analytics/record-view.ts'
import { watchVisits } from './analytics/tracking.ts'

/** Milliseconds after which nothing of the first screen is still being fetched. */
const QUIET_MS = 3000
/** Milliseconds that a page without frames is waited for. */
const HIDDEN_MS = 200

const { early } = window
const isPublic = !location.pathname.startsWith('/admin')

if (isPublic) {
  watchVisits()
  addEventListener('pointerdown', fetchAssistant, { passive: true })
  recordShownPage()
  void askConsent()
}
// Not awaited: what is imported here imports this module's chunk as well.
void startReact()

async function startReact(): Promise<void> {
  if (isPublic && !startsAtOnce()) {
    // What the page needs to start is in the browser's cache by then: fetched last, and not run.
    setTimeout(() => link('prefetch'), QUIET_MS)
    await early.intent
    await nextFrame()
  }
  link('modulepreload')
  const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), early.load()])
  hydrate()
}

/** What the browser does by itself shows first. A page in the background has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, HIDDEN_MS)
  })
}

/** With the touch of its button, beside what React needs: its code would come after all of that. */
function fetchAssistant({ target }: PointerEvent): void {
  if (!(target instanceof Element && target.closest('.chat-fab'))) return
  removeEventListener('pointerdown', fetchAssistant)
  import('./chat/chat-panel.tsx').catch(() => {})
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

/** Names all files of the page at once: one after the other they would cost a round trip each. */
function link(rel: 'prefetch' | 'modulepreload'): void {
  for (const href of early.files) {
    const element = document.createElement('link')
    Object.assign(element, { rel, as: 'script', href })
    document.head.append(element)
  }
}
