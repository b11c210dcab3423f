import { InfoPage, textParts } from './info-page.tsx'
import { REVIEWS_POLICY_SECTIONS } from './reviews-policy-sections.ts'

/** How visitor reviews are handled. */
export function ReviewsPolicyPage() {
  return (
    <InfoPage
      title="Reviews policy"
      lead="How visitor reviews come onto this site, which ones wait, and what they count for."
      parts={textParts(REVIEWS_POLICY_SECTIONS)}
    />
  )
}
