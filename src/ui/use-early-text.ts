import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Passes on text that was typed into a field before the scripts ran, or that a reload kept, and whether it has the
 * focus. Runs before React's second render, which would replace the text by an empty state.
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
