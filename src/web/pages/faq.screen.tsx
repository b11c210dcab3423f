import { paths } from '#contract/paths.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { SHOWS_NOTHING } from '../shown-context.ts'
import { restingPage } from '../shell/resting-page.tsx'
import type { Route } from './+types/faq.screen.ts'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ',
    description:
      'Answers to what visitors ask: how scores are made, when reviews appear, what wagering means and what is stored.',
    path: paths.faq(),
  })

const FaqPage = restingPage(async () => (await import('./faq-page.tsx')).FaqPage)

export default function FaqScreen() {
  return <FaqPage />
}
