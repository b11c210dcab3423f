import { InfoPage, textParts } from './info-page.tsx'
import { PRIVACY_REST, PRIVACY_START } from './privacy-sections.ts'
import { StorageTable } from './storage-table.tsx'
import { TrackingChoice } from './tracking-choice.tsx'

/** What is stored, and the switch that stops it. */
export function PrivacyPage() {
  return (
    <InfoPage
      title="Privacy Policy"
      lead="What {brand} stores, field by field, and how to stop it."
      parts={[
        ...textParts(PRIVACY_START),
        { id: 'your-choice', title: 'Your choice', body: <TrackingChoice /> },
        { id: 'in-your-browser', title: 'What is kept in your browser', body: <StorageTable /> },
        ...textParts(PRIVACY_REST),
      ]}
    />
  )
}
