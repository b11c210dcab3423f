import type { ReactNode } from 'react'

interface PhoneFoldProps {
  more: string
  /** For readers: what both are about, after the words. */
  of?: string
  /**
   * All of it. Parts with `data-folded` are not shown while it is folded ("away"), or only their first three lines
   * ("lines"); "long", the last part, is cut on all screens.
   */
  children: ReactNode
}

/** Something that phones show in part until someone unfolds it, also without scripts; other screens show all of it. */
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
