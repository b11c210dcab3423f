import { useEffect } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { askConsent, CONSENT_PLACE } from './ask-consent.ts'

/** Where visitors are asked for their choice. The question is no part of React: it is there before React is. */
export function ConsentBar() {
  useEffect(() => void askConsent(), [])
  return (
    <div
      id={CONSENT_PLACE}
      data-policy={paths.privacy()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
