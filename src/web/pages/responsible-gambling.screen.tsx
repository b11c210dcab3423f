import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { HelplineList } from './helpline-list.tsx'
import { InfoPage, textParts } from './info-page.tsx'
import { RESPONSIBLE_END, RESPONSIBLE_START, RESPONSIBLE_TOOLS } from './responsible-sections.ts'
import { SelfCheck } from './self-check.tsx'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/responsible-gambling.screen.ts'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Responsible Gambling',
    description:
      'A private self-check, the limits and exclusions that work, and helplines by country. Free, without an account.',
    path: paths.responsibleGambling(),
  })

export default function ResponsibleGamblingScreen() {
  return (
    <InfoPage
      title="Responsible Gambling"
      lead="How to keep gambling small, how to stop, and who to talk to."
      parts={[
        { id: 'self-check', title: 'A private self-check', body: <SelfCheck /> },
        { id: 'helplines', title: 'Talk to someone', body: <HelplineList /> },
        ...textParts([...RESPONSIBLE_START, ...RESPONSIBLE_TOOLS, ...RESPONSIBLE_END]),
      ]}
    >
      <p className="callout">
        <b>Need to talk now?</b> Go straight to the <a href="#helplines">helplines</a>. If someone’s life is
        in danger, call your emergency number.
      </p>
    </InfoPage>
  )
}
