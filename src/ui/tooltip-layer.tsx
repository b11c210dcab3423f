import { useEffect, useState } from 'react'

/** Milliseconds before a tooltip opens, and after closing one, the time in which the next opens at once. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

interface Shown {
  text: string
  /** Pixels in the window: the middle of the element, and the edge that the tooltip touches. */
  x: number
  y: number
  isBelow: boolean
}

/**
 * Shows the `data-tooltip` text of the hovered or keyboard-focused element. The text repeats the accessible name, so
 * screen readers hear nothing twice. One layer serves the whole page; a component around every icon button would load a
 * positioning library on every page.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => watchTooltips(setShown), [])
  if (shown === undefined) return null
  return (
    <div
      className={`tooltip${shown.isBelow ? ' tooltip--below' : ''}`}
      style={{ left: shown.x, top: shown.y }}
      aria-hidden="true"
    >
      {shown.text}
    </div>
  )
}

function watchTooltips(show: (shown: Shown | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let open: Element | undefined

  const close = (): void => {
    clearTimeout(timer)
    if (open === undefined) return
    open = undefined
    closedAt = performance.now()
    show(undefined)
  }
  const openAfter = (target: EventTarget | null, delay: number): void => {
    const element = target instanceof Element ? target.closest('[data-tooltip]') : null
    if (element === open) return
    close()
    if (element === null) return
    timer = setTimeout(() => {
      open = element
      show(placeOf(element))
    }, delay)
  }
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    openAfter(event.target, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)
  }
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) openAfter(event.target, 0)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', onPointer, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('keydown', onKey, { signal })
  for (const event of ['focusout', 'pointerdown', 'scroll'] as const)
    document.addEventListener(event, close, { signal, capture: true })
  // The pointer may have been there before the scripts.
  openAfter(document.querySelector('[data-tooltip]:hover'), OPEN_DELAY_MS)
  return () => {
    close()
    listening.abort()
  }
}

/** Above the element, or below where there is no room; within the sides of the window. */
function placeOf(element: Element): Shown {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isBelow = top < 56
  const margin = 64
  const x = Math.min(Math.max((left + right) / 2, margin), window.innerWidth - margin)
  return { text: element.getAttribute('data-tooltip') ?? '', x, y: isBelow ? bottom + 6 : top - 6, isBelow }
}
