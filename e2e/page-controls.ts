/** Finds a page's controls, and describes a page's state. Both run in the page. */

export interface Control {
  /** Index among all controls of the server's HTML. */
  at: number
  /** For the report: kind and label. */
  name: string
  kind: 'section' | 'link' | 'text' | 'number' | 'select' | 'press'
}

export const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea'

/** Numbers the controls before any page script can change them. */
export function numberControls(controls: string): void {
  addEventListener('DOMContentLoaded', () => {
    for (const [at, element] of document.querySelectorAll(controls).entries())
      element.setAttribute('data-at', String(at))
  })
}

/** One visible control of each kind; the frame's only with `withFrame`. */
export function findControls(withFrame: boolean): Control[] {
  const found = new Map<string, Control>()
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLAnchorElement) {
      if (element.role === 'button') return 'press'
      return element.getAttribute('href')?.startsWith('#') === true ? 'section' : 'link'
    }
    if (element instanceof HTMLSelectElement) return 'select'
    if (element instanceof HTMLTextAreaElement) return 'text'
    if (!(element instanceof HTMLInputElement)) return 'press'
    if (element.type === 'number') return 'number'
    return ['checkbox', 'radio'].includes(element.type) ? 'press' : 'text'
  }
  const isLeftAlone = (element: HTMLElement): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    (!withFrame && element.closest('main') === null) ||
    // Excludes links out of the site or to the current page; an empty search and current choices do nothing.
    element.matches(
      '[target=_blank], [rel~=sponsored], [href^="mailto:"], [href^="tel:"], [href^="https:"], [aria-current], .skip, [role=search] [type=submit], [aria-pressed=true], :disabled, input[type=radio]:checked',
    ) ||
    (element instanceof HTMLAnchorElement &&
      element.pathname + element.search === location.pathname + location.search &&
      element.hash === '')
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    if (isLeftAlone(element)) continue
    const kind = kindOf(element)
    const field = kind === 'press' ? element.getAttribute('type') : element.getAttribute('name')
    const looks = element.className.replaceAll(/\b(?:is|mt|mb|my)-\S+/g, '').trim()
    const where = element.closest('header, main, footer, nav, dialog')?.localName ?? 'body'
    // Links are handled by the browser, so one represents all in its part of the page.
    const key = kind === 'link' ? `link ${where}` : [kind, element.localName, looks, where, field].join(' ')
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    if (!found.has(key))
      found.set(key, {
        at: Number(element.getAttribute('data-at')),
        name: `${element.localName} "${words}"`,
        kind,
      })
  }
  return [...found.values()]
}

/** Everything that a press can change, and nothing that changes by itself. */
export function stateOfPage(): string {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const marks = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected', 'open']
  return JSON.stringify([
    location.href,
    Math.round(scrollY / 100),
    document.documentElement.className,
    all(marks.map((mark) => `[${mark}]`).join()).map((element) =>
      marks.map((mark) => element.getAttribute(mark)),
    ),
    all(':popover-open, :modal, [role=dialog], .toast, .tray, iframe, [aria-busy=true]').filter((element) =>
      element.checkVisibility(),
    ).length,
    all('input[type=checkbox], input[type=radio]').map((field) => (field as HTMLInputElement).checked),
    document.activeElement?.matches(':invalid'),
    all('[role=status]').map((status) => status.textContent),
  ])
}
