import type { ReactNode } from 'react'

interface PhoneFoldProps {
  more: string
  /** Added to the button's words for screen readers. */
  of?: string
  /**
   * The full content. While folded, parts with `data-folded` are hidden ("away") or limited to three lines ("lines");
   * the last part, "long", is limited on all screens.
   */
  children: ReactNode
}

/** Content that phones show partly until it is unfolded, also without scripts. Other screens show all of it. */
export function PhoneFold({ more, of, children }: PhoneFoldProps) {
  const what = of === undefined ? null : <span className="sr"> {of}</span>
  return (
    <div className="phone-fold">
      {children}
      <details className="phone-fold__more">
        <summary className="see-all">
          <span>
            {more}
            {what}
          </span>
          <span>
            Show less
            {what}
          </span>
        </summary>
      </details>
    </div>
  )
}
