import type { FocusEvent } from 'react'

/** For a popover that covers the page: it closes when the focus moves to the page behind. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const hasLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
  if (hasLeft && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
