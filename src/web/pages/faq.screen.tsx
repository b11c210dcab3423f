import { ChevronDown } from 'lucide'
import { paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { FAQ_GROUPS } from './faq-groups.ts'
import { faqPage } from './faq-meta.ts'
import type { FaqEntry } from './faq-meta.ts'
import { InfoPage } from './info-page.tsx'
import { RichText } from './rich-text.tsx'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/faq.screen.ts'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand } = siteOf(matches)
  return [
    ...pageMeta(matches, {
      title: 'FAQ',
      description:
        'Answers to what visitors ask: how scores are made, when reviews appear, what wagering means and what is stored.',
      path: paths.faq(),
    }),
    { 'script:ld+json': faqPage(FAQ_GROUPS, { brand: brand.name, email: brand.supportEmail }) },
  ]
}

export default function FaqScreen() {
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
