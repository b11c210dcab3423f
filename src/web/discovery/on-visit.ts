import type { MouseEvent } from 'react'

/** Handlers for a link that is counted: the middle button, which opens a new tab, is a visit as well. */
export function onVisit(count: () => void) {
  return {
    onClick: count,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === MIDDLE_BUTTON) count()
    },
  } as const
}

const MIDDLE_BUTTON = 1
