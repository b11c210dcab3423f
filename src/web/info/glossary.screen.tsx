import { Fragment } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { GLOSSARY, type Term } from '#domain/texts/glossary.ts'
import { Link } from '#ui/link.tsx'
import { SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/glossary.screen.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

/** The texts are sent with the page, not in its script. */
export function loader() {
  return { groups: [...Map.groupBy(GLOSSARY, ({ group }) => group)] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Glossary of casino words',
    name: 'Glossary',
    description:
      'What RTP, wagering, volatility, KYC, chargeback and some hundred other words of online casinos mean, in two sentences each.',
    path: paths.glossary(),
  })

export default function GlossaryScreen({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Glossary</h1>
        <p>
          The words of online casinos in two sentences each. More is in the{' '}
          <Link className="link" to={paths.faq()}>
            FAQ
          </Link>{' '}
          and on the page{' '}
          <Link className="link" to={paths.howWeRate()}>
            How we rate
          </Link>
          .
        </p>
      </div>
      <div className="prose">
        <p>
          {groups.map(([title], at) => (
            <Fragment key={title}>
              {at > 0 && ' · '}
              <a href={`#${idOf(title)}`}>{title}</a>
            </Fragment>
          ))}
        </p>
        {groups.map(([title, terms]) => (
          <Fragment key={title}>
            <h2 id={idOf(title)}>{title}</h2>
            <dl>{terms.map(definition)}</dl>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

function definition({ id, term, text, see }: Term) {
  return [
    <dt key={id} id={id} className="font-semibold mt-4">
      {term}
    </dt>,
    <dd key={`${id} text`} className="ml-0">
      {text} {see !== undefined && <Link to={see}>More about it</Link>}
    </dd>,
  ]
}
