import { InfoPage, textParts } from './info-page.tsx'
import { privacyRest, privacyStart } from './privacy-sections.ts'
import type { KeptDays } from './privacy-sections.ts'
import { StorageTable } from './storage-table.tsx'
import { TrackingChoice } from './tracking-choice.tsx'

/** What is stored, for how long, and the switch that stops it. */
export function PrivacyPage({ kept }: { kept: KeptDays }) {
  return (
    <InfoPage
      title="Privacy Policy"
      lead="What {brand} stores, field by field, and how to stop it."
      parts={[
        ...textParts(privacyStart(kept)),
        { id: 'your-choice', title: 'Your choice', body: <TrackingChoice /> },
        { id: 'in-your-browser', title: 'What is kept in your browser', body: <StorageTable /> },
        ...textParts(privacyRest(kept)),
      ]}
    />
  )
}
