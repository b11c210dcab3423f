/**
 * Runs in the head, because the scripts of the page come later: it notices when somebody touches the page for the
 * first time, and keeps what they press meanwhile until the page listens. A visitor who has put something aside to
 * compare is expected to go on at once.
 * Constant: the content security policy lets it run by its hash.
 */
export const EARLY_SCRIPT = `(() => {
  const kept = new Map()
  let touched
  const early = window.early = {
    isTouched: false,
    isLive: false,
    touch: new Promise((go) => { touched = () => { early.isTouched = true; go() } }),
    wake() {
      early.isLive = true
      for (const again of kept.values()) again()
      kept.clear()
    },
  }
  try { if (sessionStorage.getItem('compareTray')) touched() } catch {}
  for (const event of ['pointerover', 'keydown', 'focusin', 'scroll'])
    addEventListener(event, touched, { capture: true, once: true, passive: true })
  addEventListener('click', (event) => {
    const element = event.target.closest?.('button[type=button]:not([data-theme-toggle]),input[type=checkbox],input[type=radio]')
    if (!element || early.isLive) return
    const isTicked = element.checked
    kept.set(element, () => { if (isTicked !== undefined) element.checked = !isTicked; element.click() })
  }, true)
  addEventListener('change', ({ target }) => {
    if (target.localName === 'select' && !early.isLive)
      kept.set(target, () => target.dispatchEvent(new Event('change', { bubbles: true })))
  }, true)
})()`

declare global {
  interface Window {
    /** What EARLY_SCRIPT leaves for the rest. */
    early: {
      /** Resolves with the first touch: a pointer, a key, the focus or a scroll. */
      touch: Promise<void>
      isTouched: boolean
      /** Every part of the page listens. */
      isLive: boolean
      /** To be called then: what was pressed too early is pressed again. */
      wake: () => void
    }
  }
}
