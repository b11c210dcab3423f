/**
 * The browser's entry: views, visits and the consent question at once, React when someone begins to use the page
 * (docs/decisions/0025).
 */
import { CONVERSATION_KEY, TRAY_KEY } from './shell/session-keys.ts'
import { askConsent } from './analytics/ask-consent.ts'
import { recordShownPage } from './analytics/record-view.ts'
import { watchVisits } from './analytics/tracking.ts'
import { watchBars } from './shell/watch-bars.ts'

/** Milliseconds after which the first screen has finished loading. */
const QUIET_MS = 3000
/** Milliseconds to wait on a page that renders no frames. */
const HIDDEN_MS = 200

/** Pages of text, whose links are links: most visits use nothing that needs React, and fetch none of it. */
const ONLY_READ =
  /^\/(?:blog\/.+|faq|glossary|responsible-gambling|terms|how-we-rate|reviews-policy|warned|changes|page\/.+|(?:casino|bonus)\/[^/]+\/history)\/?$/

const { early } = window
const isPublic = !location.pathname.startsWith('/admin')

if (isPublic) {
  watchVisits()
  watchBars()
  addEventListener('pointerdown', fetchAssistant, { passive: true })
  recordShownPage()
  void askConsent()
  if (/^\/responsible-gambling\/?$/.test(location.pathname))
    void import('./info/own-helpline.ts').then(({ showOwnHelpline }) => showOwnHelpline())
}
// Not awaited, because the modules imported there import this module's chunk too.
void startReact()

async function startReact(): Promise<void> {
  if (isPublic && !startsAtOnce()) {
    if (ONLY_READ.test(location.pathname)) await early.need
    else {
      // By then everything the page needs is in the browser's cache: prefetched last, and not run.
      setTimeout(() => link('prefetch'), QUIET_MS)
      await early.intent
    }
    await nextFrame()
  }
  link('modulepreload')
  const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), early.load()])
  hydrate()
}

/** Lets the browser's own reaction show first. A background page has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, HIDDEN_MS)
  })
}

/** Loads the chat's code with the touch of its button, in parallel with React, after which it would come otherwise. */
function fetchAssistant({ target }: PointerEvent): void {
  if (!(target instanceof Element && target.closest('.chat-fab'))) return
  removeEventListener('pointerdown', fetchAssistant)
  import('./chat/chat-panel.tsx').catch(() => {})
}

/** Pages that show more than the server sent without being touched, and visits with something already begun. */
function startsAtOnce(): boolean {
  if (/^\/(?:search|privacy)(?:\/|$)/.test(location.pathname)) return true
  try {
    return [TRAY_KEY, CONVERSATION_KEY].some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return true
  }
}

/** Preloads all files of the page at once, because loading one after the other costs a round trip each. */
function link(rel: 'prefetch' | 'modulepreload'): void {
  for (const href of early.files) {
    const element = document.createElement('link')
    Object.assign(element, { rel, as: 'script', href })
    document.head.append(element)
  }
}
