import { Fragment } from 'react'
import { InfoPage, textParts } from './info-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'
import type { OwnLegalText } from './own-legal-page.tsx'
import { privacyRest, privacyStart } from './privacy-sections.ts'
import type { KeptDays } from './privacy-sections.ts'
import { StorageTable } from './storage-table.tsx'
import { TrackingChoice } from './tracking-choice.tsx'

/** What is stored, for how long, and the switch that stops it. */
export function PrivacyPage({ kept, own }: { kept: KeptDays; own: OwnLegalText | null }) {
  if (own !== null)
    return (
      <OwnLegalPage
        title="Privacy Policy"
        text={own}
        more={{
          headings: PRODUCT_PARTS.map(({ id, title }) => ({ id, text: title })),
          body: PRODUCT_PARTS.map(({ id, title, body }) => (
            <Fragment key={id}>
              <h2 id={id}>{title}</h2>
              {body}
            </Fragment>
          )),
        }}
      />
    )
  return (
    <InfoPage
      title="Privacy Policy"
      lead="What {brand} stores, field by field, and how to stop it."
      parts={[...textParts(privacyStart(kept)), ...PRODUCT_PARTS, ...textParts(privacyRest(kept))]}
    />
  )
}

/** What only the product knows: it stands in every privacy policy. */
const PRODUCT_PARTS = [
  { id: 'your-choice', title: 'Your choice', body: <TrackingChoice /> },
  { id: 'in-your-browser', title: 'What is kept in your browser', body: <StorageTable /> },
]
