import { useLayoutEffect, useRef } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { TrackingChoice } from './visitor-session.ts'

interface ConsentQuestionProps {
  /** How many days interactions are kept with their session identifier. */
  keptDays: number
  onAnswer: (choice: TrackingChoice) => void
}

/** The question at the edge of the window. It covers no control, takes no focus and never has to be answered. */
export function ConsentQuestion({ keptDays, onAnswer }: ConsentQuestionProps) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => (bar.current === null ? undefined : tellHeight(bar.current)), [])
  return (
    <section ref={bar} className="consent" aria-label="Your privacy choice">
      <p className="sm">
        May we record which pages you open? We keep this for {keptDays === 1 ? 'one day' : `${keptDays} days`}
        .{' '}
        <Link className="link" to={paths.privacy()}>
          Privacy policy
        </Link>
      </p>
      <div className="consent__choice">
        <Button variant="outline" onClick={() => onAnswer('accepted')}>
          Accept
        </Button>
        <Button variant="outline" onClick={() => onAnswer('refused')}>
          Refuse
        </Button>
      </div>
    </section>
  )
}

/** As --consent-height, for what has to stay clear of the bar: its text wraps differently at every width. */
function tellHeight(bar: HTMLElement): () => void {
  const clear = document.querySelectorAll<HTMLElement>('html, .site-footer, .chat-fab')
  const observer = new ResizeObserver(() => {
    for (const { style } of clear) style.setProperty('--consent-height', `${bar.offsetHeight}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    for (const { style } of clear) style.removeProperty('--consent-height')
  }
}
