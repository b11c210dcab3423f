import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { InfoPage, textParts } from './info-page.tsx'
import { PRIVACY_REST, PRIVACY_START } from './privacy-sections.ts'
import { StorageTable } from './storage-table.tsx'
import { TrackingChoice } from './tracking-choice.tsx'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/privacy.screen.ts'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What is stored in your browser and on our server, field by field, for how long and why, and a switch that turns tracking off.',
    path: paths.privacy(),
  })

export default function PrivacyScreen() {
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
