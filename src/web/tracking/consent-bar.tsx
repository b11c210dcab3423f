import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ConsentRule } from '#contract/site/site.schema.ts'
import { isStaffBrowser } from '../shell/stored-login.ts'
import { chooseTracking, useTrackingChoice } from './choose-tracking.ts'
import { consentRule } from './consent-rule.ts'
import type { TrackingChoice } from './visitor-session.ts'

/** Asks visitors for their choice where consent is needed, on every page until they have chosen. */
export function ConsentBar() {
  const choice = useTrackingChoice()
  const [rule, setRule] = useState<ConsentRule>()
  const [isAnswered, setIsAnswered] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    // Nothing that staff do is recorded. Others ask on every page, because the answer also says where Britain's rule holds.
    if (!isStaffBrowser()) void consentRule().then(setRule)
  }, [])

  const answer = (chosen: TrackingChoice) => {
    chooseTracking(chosen)
    setIsAnswered(true)
    // The button that was pressed goes; the focus stays at its place on the page.
    status.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <p ref={status} className="sr" role="status" tabIndex={-1}>
        {isAnswered && 'Your choice is saved. You can change it on the privacy page.'}
      </p>
      {choice === undefined && !isAnswered && rule?.isRequired === true && (
        <Suspense>
          <ConsentQuestion keptDays={rule.keptDays} onAnswer={answer} />
        </Suspense>
      )}
    </>
  )
}

const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}))
