import { useEffect } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { askConsent, CONSENT_PLACE } from './ask-consent.ts'

/** The place of the consent question, which is not part of React because it appears before React runs. */
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
