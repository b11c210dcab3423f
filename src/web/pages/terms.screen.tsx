import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import { restingPage } from '../shell/resting-page.tsx'
import type { Route } from './+types/terms.screen.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you can rely on here, what reviews may say, how links earn commission and where our responsibility ends.',
    path: paths.terms(),
  })

const TermsPage = restingPage(async () => (await import('./terms-page.tsx')).TermsPage)

export default function TermsScreen() {
  return <TermsPage />
}
