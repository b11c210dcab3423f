import { ChevronDown } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { FAQ_GROUPS } from './faq-groups.ts'
import { useSite } from '../shell/site-data.ts'
import { faqPage } from './faq-meta.ts'
import type { FaqEntry } from './faq-meta.ts'
import { InfoPage } from './info-page.tsx'
import { RichText } from './rich-text.tsx'

/** Questions and answers. */
export function FaqPage() {
  const { brand } = useSite()
  const data = JSON.stringify(faqPage(FAQ_GROUPS, { brand: brand.name, email: brand.supportEmail }))
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
    >
      {/* In the page and not in its head, where every visit would load the texts a second time. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: data.replaceAll('<', String.raw`\u003c`) }}
      />
    </InfoPage>
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
