/**
 * Runs in the head, because the scripts of the page come later. `intent` settles when the visitor begins to use the page.
 * What is pressed, chosen or typed before React listens is kept where the browser by itself would do nothing or React would
 * not notice; useEarlyInput does it again.
 * What is pressed shows that until it is done (`data-pressed` in base.css).
 * React must not see these events: it would take the page over in one long step, and miss the change all the same.
 * Links, forms, folds and what opens by its attributes need none of this: the browser serves them at once.
 * Constant: the content security policy lets it run by its hash.
 */
export const EARLY_SCRIPT = `(() => {
  const early = window.early = { kept: [], isOver: false, load: () => {}, files: [] }
  early.intent = new Promise((mean) => {
    for (const type of ['scroll','touchstart','pointerdown','pointerover','keydown','focusin','click','input','change'])
      addEventListener(type, mean, { once: true, capture: true, passive: true })
  })
  const tick = '[type=checkbox],[type=radio]'
  const used = {
    click: 'input:is(' + tick + '),a[role=button],button[type=button]:not([data-theme-toggle],[data-country-clear],[popovertarget],[data-own])',
    change: 'select',
    input: 'textarea,input:not(' + tick + ')',
  }
  for (const type in used) addEventListener(type, (event) => {
    const element = event.target.closest?.(used[type])
    if (early.isOver || !element || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.stopImmediatePropagation()
    early.kept.push(element)
    if (type === 'click' && !element.matches('input')) element.dataset.pressed = ''
    if (!element.href) return
    event.preventDefault()
    setTimeout(() => { if (!early.isOver) location.assign(element.href) }, 4000)
  }, true)
})()`

declare global {
  interface Window {
    /** What EARLY_SCRIPT leaves for useEarlyInput. */
    early: {
      /** The controls that were used, in this order. */
      kept: HTMLElement[]
      /** React listens. */
      isOver: boolean
      /** Settles with the first scroll, touch, press, key or focus: with what may want more than the browser does by itself. */
      intent: Promise<unknown>
      /** Fetches the modules of the page's routes; set by the page's starter script (start-with-intent.ts). */
      load: () => Promise<void> | void
      /** The addresses of all modules that the page needs to start. */
      files: readonly string[]
    }
  }
}
