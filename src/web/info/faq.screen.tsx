import { FAQ_GROUPS } from '#domain/texts/faq.ts'
import type { FaqEntry, FaqGroup } from '#domain/texts/faq.ts'
import { ChevronDown } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { useSite } from '../shell/site-data.ts'
import { SHOWS_NOTHING } from '../contexts.ts'
import type { Route } from './+types/faq.screen.ts'
import { InfoPage, RichText } from './info-page.tsx'
import { plainText } from '#domain/texts/rich-text.ts'
import type { SiteWords } from '#domain/texts/rich-text.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ: frequently asked questions',
    name: 'FAQ',
    description:
      'Answers to what visitors ask: how scores are made, when reviews appear, what wagering means and what is stored.',
    path: paths.faq(),
  })

export default function FaqScreen() {
  return <FaqPage />
}

/** Questions and answers. */
function FaqPage() {
  const { brand } = useSite()
  const data = JSON.stringify(faqPage(FAQ_GROUPS, { brand: brand.name, email: brand.supportEmail }))
  return (
    <InfoPage
      title="Frequently Asked Questions"
      lead="Short answers. The words of the trade are in the [glossary](/glossary). If your question is not here, write to [{email}](mailto:{email})."
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

/** The questions and answers as search engines read them. */
function faqPage(groups: readonly FaqGroup[], words: SiteWords) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ entries }) => entries)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainText(question, words),
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.map((paragraph) => plainText(paragraph, words)).join(' '),
        },
      })),
  }
}
