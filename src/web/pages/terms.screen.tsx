import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { InfoPage, textParts } from './info-page.tsx'
import { TERMS_SECTIONS } from './terms-sections.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/terms.screen.ts'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you can rely on here, what reviews may say, how links earn commission and where our responsibility ends.',
    path: paths.terms(),
  })

export default function TermsScreen() {
  return (
    <InfoPage
      title="Terms of Service"
      lead="What you may expect from {brand}, and what we expect from you. In plain words."
      parts={textParts(TERMS_SECTIONS)}
    />
  )
}
