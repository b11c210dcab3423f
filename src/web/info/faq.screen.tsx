import { ChevronDown } from 'lucide'
import { FAQ_GROUPS, type FaqEntry, type FaqGroup } from '#domain/texts/faq.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { plainText, type SiteWords } from '#domain/texts/rich-text.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce, ServerHtml } from '../shell/sent-html.tsx'
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import type { Route } from './+types/faq.screen.ts'
import { InfoPage, richText } from './info-page.tsx'
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

/** The FAQ's folds need no script, so its texts are sent as HTML, once. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { brand } = siteSettings(context.get(appContext))
  const words = { brand: brand.name, email: brand.supportEmail }
  const data = JSON.stringify(faqPage(FAQ_GROUPS, words)).replaceAll('<', String.raw`\u003c`)
  return {
    groups: FAQ_GROUPS.map(({ id, title, entries }) => ({
      id,
      title,
      answers: sentOnce(renderHtml(entries.map((entry) => question(entry, words))), request),
    })),
    // In the body, not in the head, where client navigation would load the texts a second time.
    data: sentOnce({ html: `<script type="application/ld+json">${data}</script>` }, request),
  }
}

export default function FaqScreen({ loaderData: { groups, data } }: Route.ComponentProps) {
  return (
    <InfoPage
      title="Frequently Asked Questions"
      lead="Short answers. The words of the trade are in the [glossary](/glossary). If your question is not here, write to [{email}](mailto:{email})."
      parts={groups.map(({ id, title, answers }) => ({
        id,
        title,
        body: <ServerHtml id={`answers-${id}`} className="faq" html={answers.html} />,
      }))}
    >
      <ServerHtml id="faq-data" html={data.html} />
    </InfoPage>
  )
}

function question(entry: FaqEntry, words: SiteWords) {
  return (
    <details key={entry.question} className="faq__entry">
      <summary>
        <h3>{richText(entry.question, words)}</h3>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div className="faq__answer">
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{richText(paragraph, words)}</p>
        ))}
      </div>
    </details>
  )
}

/** The FAQ as structured data. */
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
