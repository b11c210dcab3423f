import { chooseTracking, onTrackingChoice } from './choose-tracking.ts'
import type { TrackingChoice } from './visitor-session.ts'

/**
 * Shows the question at the edge of the window. It covers no control, takes no focus and need not be answered.
 * `keptDays` is how long interactions are kept with their session id.
 */
export function showConsentQuestion(place: HTMLElement, keptDays: number): void {
  place.innerHTML = `<p class="sr" role="status" tabindex="-1"></p>
<section class="consent" aria-label="Your privacy choice">
<p class="sm">May we record which pages you open? We keep this for ${keptDays === 1 ? 'one day' : `${keptDays} days`}.
<a class="link" href="${place.dataset['policy'] ?? ''}">Privacy policy</a></p>
<div class="consent__choice">${button('accepted', 'Accept')}${button('refused', 'Refuse')}</div></section>`
  const bar = place.querySelector('section')
  const status = place.querySelector('p')
  if (bar === null || status === null) return
  const forgetHeight = tellHeight(bar)
  const stop = onTrackingChoice(() => {
    stop()
    forgetHeight()
    bar.remove()
  })
  bar.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('button')?.value : undefined
    if (chosen === undefined) return
    chooseTracking(chosen as TrackingChoice)
    status.textContent = 'Your choice is saved. You can change it on the privacy page.'
    // The pressed button disappears; the focus stays at its place on the page.
    status.focus({ preventScroll: true })
  })
}

/** The script in the head ignores buttons with `data-own`, because they need no React. */
function button(value: TrackingChoice, label: string): string {
  return `<button class="btn btn--outline" type="button" data-own value="${value}">${label}</button>`
}

/** Sets --consent-height for elements that must stay clear of the bar, whose height depends on the width. */
function tellHeight(bar: HTMLElement): () => void {
  const clear = document.querySelectorAll<HTMLElement>('html, .site-footer, .chat-fab')
  const observer = new ResizeObserver(() => {
    for (const { style } of clear) style.setProperty('--consent-height', `${bar.offsetHeight}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    for (const { style } of clear) style.removeProperty('--consent-height')
  }
}
