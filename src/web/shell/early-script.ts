/**
 * Runs in the head, before the page's scripts. `intent` resolves when the visitor begins to use the page. A pointer must
 * move for it: a page that appears under a resting one gets events of it too. `need` resolves when something is about to
 * be used that the browser alone does not do. Pictures that fail to load are replaced by their `data-fallback`.
 * Presses, choices and typing before React listens are recorded, where the browser alone would do nothing or React
 * would not notice, and useEarlyInput repeats them. Pressed controls show it until the action is done (`data-pressed`
 * in base.css).
 * React must not see these events: it would hydrate the page in one long task and still miss the change.
 * Links, forms, folds and controls with popover attributes are left to the browser, which handles them at once.
 * Constant, because the content security policy allows it by its hash.
 */
export const EARLY_SCRIPT = `(() => {
  const early = window.early = { kept: [], isOver: false, load: () => {}, files: [] }
  early.intent = new Promise((mean) => {
    for (const type of ['scroll','touchstart','pointerdown','keydown','focusin','click','input','change'])
      addEventListener(type, mean, { once: true, capture: true, passive: true })
    addEventListener('pointermove', (event) => {
      if (event.movementX || event.movementY) mean()
    }, { capture: true, passive: true })
  })
  const own = ':not([data-theme-toggle],[data-country-clear],[popovertarget],[data-own])'
  const waits = 'input,select,textarea,a[role=button],button' + own
  early.need = new Promise((mean) => {
    for (const type of ['pointerover','focusin','click','input'])
      addEventListener(type, ({ target, pointerType }) => {
        if (target.closest?.(pointerType === 'mouse' ? waits + ',[data-tooltip]' : waits)) mean()
      }, { capture: true, passive: true })
  })
  addEventListener('error', ({ target }) => {
    const { fallback } = target.dataset ?? {}
    if (!fallback || target.getAttribute('src') === fallback) return
    target.removeAttribute('srcset')
    target.src = fallback
  }, true)
  const tick = '[type=checkbox],[type=radio]'
  const used = {
    click: 'input:is(' + tick + '),a[role=button],button[type=button]' + own,
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
    /** What EARLY_SCRIPT records for useEarlyInput. */
    early: {
      /** The used controls, in order. */
      kept: HTMLElement[]
      /** True when React gets the events: for good once all is repeated, before that during each repetition. */
      isOver: boolean
      /**
       * Resolves with the first scroll, touch, press, key or focus, which may need more than the browser does by
       * itself.
       */
      intent: Promise<unknown>
      /** Resolves when a pointer, the focus or a press reaches a field or a button that needs React. */
      need: Promise<unknown>
      /** Loads the modules of the page's routes; set by the page's starter script (start-with-intent.ts). */
      load: () => Promise<void> | void
      /** The addresses of all modules that the page needs to start. */
      files: readonly string[]
    }
  }
}
