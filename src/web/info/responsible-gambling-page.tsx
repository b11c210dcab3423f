import { HelplineList } from './helpline-list.tsx'
import { InfoPage, textParts } from './info-page.tsx'
import { RESPONSIBLE_END, RESPONSIBLE_START, RESPONSIBLE_TOOLS } from './responsible-sections.ts'
import { SelfCheck } from './self-check.tsx'

/** A self-check, helplines and what helps. */
export function ResponsibleGamblingPage() {
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
