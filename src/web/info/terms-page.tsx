import { InfoPage, textParts } from './info-page.tsx'
import { TERMS_SECTIONS } from './terms-sections.ts'

/** The terms of service. */
export function TermsPage() {
  return (
    <InfoPage
      title="Terms of Service"
      lead="What you may expect from {brand}, and what we expect from you. In plain words."
      parts={textParts(TERMS_SECTIONS)}
    />
  )
}
