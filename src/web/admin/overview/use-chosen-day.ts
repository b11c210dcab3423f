import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'

/**
 * Which of so many days is chosen in a chart, by keys or pointer. `dayAt` tells the day under a place, in pixels
 * from the chart's left edge. Nothing is chosen until somebody comes.
 */
export function useChosenDay(count: number, dayAt: (x: number) => number) {
  const [at, setAt] = useState<number>()
  const last = count - 1
  const choose = (day: number) => setAt(Math.min(last, Math.max(0, day)))
  const follow = (event: PointerEvent) =>
    choose(dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return {
    at,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = STEPS.get(event.key)?.(at ?? last, last)
        if (next === undefined) return
        event.preventDefault()
        choose(next)
      },
      onFocus: (event: FocusEvent) => {
        // A pointer has chosen its day already.
        if (event.currentTarget.matches(':focus-visible')) setAt((present) => present ?? last)
      },
      onBlur: () => setAt(undefined),
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: (event: PointerEvent) => {
        // A finger that was lifted still wants to read.
        if (event.pointerType === 'mouse' && !event.currentTarget.matches(':focus-visible')) setAt(undefined)
      },
    },
  }
}

/** Where a key leads from a day. */
const STEPS: ReadonlyMap<string, (at: number, last: number) => number> = new Map([
  ['ArrowLeft', (at: number) => at - 1],
  ['ArrowDown', (at: number) => at - 1],
  ['ArrowRight', (at: number) => at + 1],
  ['ArrowUp', (at: number) => at + 1],
  ['PageDown', (at: number) => at - 7],
  ['PageUp', (at: number) => at + 7],
  ['Home', () => 0],
  ['End', (_at: number, last: number) => last],
])
