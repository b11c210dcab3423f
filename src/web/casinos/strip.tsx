import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface StripProps {
  label: string
  /** How wide a card is: a third of the row, or a quarter from 1024 pixels on. */
  per?: 3 | 4
  children: readonly ReactNode[]
}

/** Cards in a row that scrolls sideways by itself: it needs no scripts and nothing is out of reach. */
export function Strip({ label, per = 3, children }: StripProps) {
  return (
    <div className={clsx('carousel strip reveal', `reveal--${per}`)} role="group" aria-label={label}>
      <div className="carousel__track">{children}</div>
    </div>
  )
}
