import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Milliseconds without scrolling after which the button may come back. */
const PAUSE = 150
/** Pixels between the points that are looked at: no score, button or field is smaller. */
const STEP = 12
/** What the button must never cover: what is pressed, filled in or read for a decision. */
const PRECIOUS =
  'button, input, select, textarea, label, summary, nav a, [role=button], .btn, .link, .see-all, .chip, .tag, .num, .rule, .score-badge, .score-tile, .kpi, .meter, .facts, .spec'

/** How the button leaves the server, and how it is while the page scrolls: it must not be seen. */
export const MOVING = 'moving'

/**
 * Hides `button` while the page scrolls and where it would cover something precious: `data-yields` says which of the
 * two (`moving`, `covers`), and is not there while the button is shown. Wide screens have room for it beside the page:
 * their styles ignore the attribute. Set past React, as it changes with every scroll.
 */
export function useYields(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (button.current === null) return
      if (covers(button.current)) button.current.dataset['yields'] = 'covers'
      else delete button.current.dataset['yields']
    }
    const wait = () => {
      if (button.current !== null) button.current.dataset['yields'] = MOVING
      clearTimeout(pause)
      pause = setTimeout(look, PAUSE)
    }
    // Folds, late pictures and other pages change what is below the button without any scrolling.
    const resized = new ResizeObserver(wait)
    resized.observe(document.body)
    const unfolded = new MutationObserver(wait)
    unfolded.observe(document.body, { subtree: true, attributeFilter: ['data-off', 'open'] })
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('resize', wait)
    return () => {
      clearTimeout(pause)
      resized.disconnect()
      unfolded.disconnect()
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
    }
  }, [button])
}

function covers(button: HTMLElement): boolean {
  const { left, top, right, bottom } = button.getBoundingClientRect()
  for (let x = left; x <= right; x += STEP)
    for (let y = top; y <= bottom; y += STEP)
      if (document.elementsFromPoint(x, y).some((element) => isPrecious(element, button))) return true
  return false
}

function isPrecious(element: Element, button: HTMLElement): boolean {
  return !button.contains(element) && element.closest(PRECIOUS) !== null
}
