import { paths } from '#contract/shared/paths.ts'
import { GLOSSARY } from '#domain/texts/glossary.ts'
import type { Term } from '#domain/texts/glossary.ts'
import { Link } from '#ui/link.tsx'
import { SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/glossary.screen.ts'
import { InfoPage } from './info-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

/** The texts come with the page and not with its script. */
export function loader() {
  return { groups: [...Map.groupBy(GLOSSARY, ({ group }) => group)] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Glossary of casino words',
    name: 'Glossary',
    description:
      'What RTP, wagering, volatility, KYC, chargeback and some ninety other words of online casinos mean, in two sentences each.',
    path: paths.glossary(),
  })

export default function GlossaryScreen({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <InfoPage
      title="Glossary"
      lead="The words of online casinos in two sentences each. More is in the [FAQ](/faq) and on the page [How we rate](/how-we-rate)."
      parts={groups.map(([title, terms]) => ({
        id: title.toLowerCase().replaceAll(' ', '-'),
        title,
        body: <dl>{terms.map(definition)}</dl>,
      }))}
    />
  )
}

function definition({ id, term, text, see }: Term) {
  return [
    <dt key={id} id={id} className="mt-4 font-semibold">
      {term}
    </dt>,
    <dd key={`${id} text`} className="ml-0">
      {text} {see !== undefined && <Link to={see}>More about it</Link>}
    </dd>,
  ]
}
