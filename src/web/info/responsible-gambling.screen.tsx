import { paths } from '#contract/shared/paths.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/responsible-gambling.screen.ts'
import { ResponsibleGamblingPage } from './responsible-gambling-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Responsible Gambling',
    description:
      'A private self-check, the limits and exclusions that work, and helplines by country. Free, without an account.',
    path: paths.responsibleGambling(),
  })

export default function ResponsibleGamblingScreen() {
  return <ResponsibleGamblingPage />
}
