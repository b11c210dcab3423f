import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

interface TooltipProps {
  /** A few words. Never the only place where something is said. */
  text: string
  /** What it belongs to: one element that takes the focus. */
  children: ReactNode
}

/** A short explanation on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className="tooltip" sideOffset={6}>{text}</Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
