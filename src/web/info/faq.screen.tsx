import { paths } from '#contract/shared/paths.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import type { Route } from './+types/faq.screen.ts'
import { FaqPage } from './faq-page.tsx'
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
