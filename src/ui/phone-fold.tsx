import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PhoneFoldProps {
  /** The words that unfold it. */
  more: string
  /** The words that fold it again. */
  less?: string
  /** For readers: what both are about, after the words. */
  of?: string
  /** The words are a wide button. */
  isButton?: boolean
  /** Unfolded from the start. */
  isOpen?: boolean
  className?: string
  /**
   * All of it. Parts with `data-folded` are not shown while it is folded ("away"), or only their first three lines
   * ("lines") or their beginning ("short"); "long", the last part, is cut on other screens as well.
   */
  children: ReactNode
}

/** Something that phones show in part until someone unfolds it, also without scripts; other screens show all of it. */
export function PhoneFold({
  more,
  less = 'Show less',
  of,
  isButton = false,
  isOpen = false,
  className,
  children,
}: PhoneFoldProps) {
  const what = of === undefined ? null : <span className="sr"> {of}</span>
  return (
    <div className={clsx('phone-fold', className)}>
      {children}
      <details className="phone-fold__more" open={isOpen}>
        <summary className={isButton ? 'btn btn--outline btn--block' : 'see-all'}>
          <span>
            {more}
            {what}
          </span>
          <span>
            {less}
            {what}
          </span>
        </summary>
      </details>
    </div>
  )
}
