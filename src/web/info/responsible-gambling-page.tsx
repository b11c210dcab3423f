import { HelpNow } from './help-now.tsx'
import { HelplineList } from './helpline-list.tsx'
import { InfoPage, textParts } from './info-page.tsx'
import { RESPONSIBLE_END, RESPONSIBLE_START, RESPONSIBLE_TOOLS } from './responsible-sections.ts'
import { SelfCheck } from './self-check.tsx'

/** Somebody to call, a self-check, helplines and what helps. `country` is the one that the visitor chose. */
export function ResponsibleGamblingPage({ country }: { country: string | undefined }) {
  return (
    <InfoPage
      title="Responsible Gambling"
      lead="How to keep gambling small, how to stop, and who to talk to."
      parts={[
        { id: 'self-check', title: 'A private self-check', body: <SelfCheck /> },
        { id: 'helplines', title: 'Talk to someone', body: <HelplineList country={country} /> },
        ...textParts([...RESPONSIBLE_START, ...RESPONSIBLE_TOOLS, ...RESPONSIBLE_END]),
      ]}
    >
      <HelpNow chosen={country} />
    </InfoPage>
  )
}
