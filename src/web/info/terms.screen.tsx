import { paths } from '#contract/shared/paths.ts'
import { ownLegalText } from '#operations/settings/own-legal-text.ts'
import TERMS from '#domain/texts/terms.json' with { type: 'json' }
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/terms.screen.ts'
import { InfoPage, textParts } from './info-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export function loader({ context }: Route.LoaderArgs) {
  return ownLegalText(context.get(appContext), 'terms')
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you can rely on here, what reviews may say, how links earn commission and where our responsibility ends.',
    path: paths.terms(),
  })

export default function TermsScreen({ loaderData: own }: Route.ComponentProps) {
  return own === null ? <TermsPage /> : <OwnLegalPage title="Terms of Service" text={own} />
}

function TermsPage() {
  return (
    <InfoPage
      title="Terms of Service"
      lead="What you may expect from {brand}, and what we expect from you. In plain words."
      parts={textParts(TERMS)}
    />
  )
}
