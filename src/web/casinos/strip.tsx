import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface StripProps {
  label: string
  /** How many cards the row shows at once from 1024 pixels on. */
  per?: 3 | 4
  children: readonly ReactNode[]
}

/** Cards in a row that scrolls sideways by itself: it needs no scripts, and the keyboard reaches every card. */
export function Strip({ label, per = 3, children }: StripProps) {
  return (
    <div className={clsx('strip', per === 4 && 'strip--4')} role="group" aria-label={label}>
      {children}
    </div>
  )
}
