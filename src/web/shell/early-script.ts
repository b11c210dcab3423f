/**
 * Runs in the head, because the scripts of the page come later: it notices when somebody touches the page for the
 * first time, and keeps what they press meanwhile until that part of the page listens; a form is sent as it is where that takes
 * too long. A visitor who has put something aside to
 * compare is expected to go on at once, the privacy page must show what holds for this browser, and a page with reviews
 * which of them this browser has voted for.
 * Typing is repeated past the setter that React puts on a field, or it would not notice.
 * Constant: the content security policy lets it run by its hash.
 */
export const EARLY_SCRIPT = `(() => {
  const live = new Set(), kept = new Map()
  const isLive = (element) => live.has(element.closest?.('main') ? 'page' : 'frame')
  let touched, late
  const early = window.early = {
    isTouched: false,
    live,
    touch: new Promise((go) => { touched = () => { early.isTouched = true; go() } }),
    async wake(part) {
      live.add(part)
      for (const [element, again] of kept) {
        if (!isLive(element)) continue
        kept.delete(element)
        again()
        await new Promise((go) => setTimeout(go))
      }
    },
  }
  const [, noun] = location.pathname.split('/')
  const hasVoted = () => ['casino', 'bonus', 'game'].includes(noun) && localStorage.getItem('votedReviews')
  try { if (sessionStorage.getItem('compareTray') || noun === 'privacy' || hasVoted()) touched() } catch {}
  for (const event of ['pointerover', 'keydown', 'focusin', 'scroll', 'click', 'change'])
    addEventListener(event, touched, { capture: true, once: true, passive: true })
  const keep = (type, act) => addEventListener(type, (event) => { if (!isLive(event.target)) act(event, event.target) }, true)
  const orElse = (element, act) => setTimeout(() => { if (!isLive(element)) act() }, 4000)
  keep('click', (event, { closest }) => {
    const element = closest?.call(event.target, 'button[type=button]:not([data-theme-toggle]),input[type=checkbox],input[type=radio],a[data-keep]')
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (element.href) { event.preventDefault(); orElse(element, () => location.assign(element.href)) }
    const isTicked = element.checked
    kept.set(element, () => { if (isTicked !== undefined) element.checked = !isTicked; element.click() })
  })
  keep('submit', (event, form) => {
    const { submitter } = event
    if (form === late) return
    event.preventDefault()
    kept.set(form, () => form.requestSubmit(submitter))
    orElse(form, () => { late = form; form.requestSubmit(submitter) })
  })
  keep('change', (_event, field) => {
    const { value } = field
    if (field.localName === 'select') kept.set(field, () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })
  keep('input', (event, field) => {
    const { value } = field
    if (event.inputType) kept.set(field, () => {
      field.value = ''
      Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
})()`

declare global {
  interface Window {
    /** What EARLY_SCRIPT leaves for the rest. */
    early: {
      /** Resolves with the first touch: a pointer, a key, the focus or a scroll. */
      touch: Promise<void>
      isTouched: boolean
      /** The parts of the page that listen. */
      live: Set<PagePart>
      /** To be told when one does: what was done in it too early is done again. */
      wake: (part: PagePart) => void
    }
  }
}

/** What stands in the main element, and what stands around it. */
export type PagePart = 'page' | 'frame'
