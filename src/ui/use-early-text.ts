import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Gives the owner of a field what was typed into it before the scripts came, or what a reload kept, and whether it has
 * the focus. It runs before React renders the field a second time, which would replace the text by an empty state.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string, isFocused: boolean) => void,
): void {
  const onTake = useEffectEvent(take)
  useLayoutEffect(() => {
    const { current } = field
    if (current !== null) onTake(current.value, document.activeElement === current)
  }, [field])
}
