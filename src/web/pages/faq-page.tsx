import { ChevronDown } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { FAQ_GROUPS } from './faq-groups.ts'
import type { FaqEntry } from './faq-meta.ts'
import { InfoPage } from './info-page.tsx'
import { RichText } from './rich-text.tsx'

/** Questions and answers. */
export function FaqPage() {
  return (
    <InfoPage
      title="Frequently Asked Questions"
      lead="Short answers. If yours is not here, write to [{email}](mailto:{email})."
      parts={FAQ_GROUPS.map(({ id, title, entries }) => ({
        id,
        title,
        body: (
          <div className="faq">
            {entries.map((entry) => (
              <Question key={entry.question} entry={entry} />
            ))}
          </div>
        ),
      }))}
    />
  )
}

function Question({ entry }: { entry: FaqEntry }) {
  return (
    <details className="faq__entry">
      <summary>
        <h3>
          <RichText>{entry.question}</RichText>
        </h3>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div className="faq__answer">
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </div>
    </details>
  )
}
